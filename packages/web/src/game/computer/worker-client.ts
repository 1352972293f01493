/** The page's end of the thread in which the computer players think. */
import type { Advice } from '@tiletum/bots'
import type { SearchRequest } from '@tiletum/bots/search-worker'
import type { Content } from '@tiletum/engine'
import type { WorkerCall, WorkerReply } from './messages.ts'

export interface WorkerClient {
  /** Rejects when the thread does not start or breaks down; a new client may be opened then. */
  readonly think: (
    request: SearchRequest,
    onProgress?: (iterations: number) => void,
  ) => Promise<Advice>
  /** Ends the current thought with the best move found so far. */
  readonly stop: () => void
  readonly close: () => void
}

interface Waiting {
  readonly resolve: (advice: Advice) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((iterations: number) => void) | undefined
}

export function openWorkerClient(content: Content): WorkerClient {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const call = (message: WorkerCall): void => worker.postMessage(message)
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('The thread broke down'))
    waiting.clear()
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const one = waiting.get(data.number)
    if (data.is === 'progress') one?.onProgress?.(data.iterations)
    else {
      waiting.delete(data.number)
      if (data.is === 'advice') one?.resolve(data.advice)
      else one?.reject(new Error(data.message))
    }
  })
  call({ is: 'content', content })
  return {
    think: (request, onProgress) =>
      new Promise((resolve, reject) => {
        const number = asked++
        waiting.set(number, { resolve, reject, onProgress })
        call({ is: 'think', number, request })
      }),
    stop: () => call({ is: 'stop' }),
    close: () => worker.terminate(),
  }
}
