/** The thread in which the computer players think. */
import { createSearchWorker } from '@tiletum/bots/search-worker'
import type { SearchWorker, SearchRequest } from '@tiletum/bots/search-worker'
import type { WorkerCall, WorkerReply } from './messages.ts'

const TELL_EVERY = 100

let searchWorker: SearchWorker | undefined
/** One thought at a time; `stop` ends the current one. */
let last: Promise<void> = Promise.resolve()

const reply = (message: WorkerReply): void => postMessage(message)

async function think(number: number, request: SearchRequest): Promise<void> {
  let told = 0
  try {
    if (searchWorker === undefined) throw new Error('There is no content to think about')
    const advice = await searchWorker.think(request, (iterations) => {
      const now = performance.now()
      if (now - told < TELL_EVERY) return
      told = now
      reply({ is: 'progress', number, iterations })
    })
    reply({ is: 'advice', number, advice })
  } catch (error) {
    reply({ is: 'failed', number, message: String(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  switch (data.is) {
    case 'content':
      searchWorker = createSearchWorker(data.content)
      break
    case 'think':
      last = last.then(() => think(data.number, data.request))
      break
    case 'stop':
      searchWorker?.stop()
      break
  }
})
