/** Asks the master once about the present position, in a thread of its own. */
import { LEVEL_ITERATIONS } from '@tiletum/bots'
import type { Advice } from '@tiletum/bots'
import { useCallback, useEffect, useRef, useState } from 'react'
import { openWorkerClient } from '../../game/computer/worker-client.ts'
import type { WorkerClient } from '../../game/computer/worker-client.ts'
import type { GameSession } from '../../game/game-session.ts'
import { iterationsParameter } from '../../game/url-parameters.ts'

export type AdviceState =
  | { readonly is: 'thinking'; readonly iterations: number }
  | { readonly is: 'advice'; readonly advice: Advice }
  | { readonly is: 'failed' }

const THINKING: AdviceState = { is: 'thinking', iterations: 0 }

export interface AdviceRequest {
  readonly found: AdviceState
  /** Number of simulations. */
  readonly iterations: number
  /** Ends the search with the result so far. */
  readonly stop: () => void
  readonly retry: () => void
}

/** The position is taken when the hook is first called; later changes do not matter. */
export function useAdvice(session: GameSession): AdviceRequest {
  const [{ game, state, moments }] = useState(session.table.snapshot)
  const [found, setFound] = useState<AdviceState>(THINKING)
  const [attempt, setAttempt] = useState(0)
  const client = useRef<WorkerClient>(undefined)
  const iterations = iterationsParameter() ?? LEVEL_ITERATIONS.master

  useEffect(() => {
    let left = false
    const tell = (now: AdviceState) => {
      if (!left) setFound(now)
    }
    const think = async () => {
      try {
        client.current = openWorkerClient(session.content)
        const advice = await client.current.think(
          {
            config: game.config,
            state,
            policy: 'master',
            seed: `${session.saved().id} hint ${moments.length}`,
            iterations,
          },
          (done) => tell({ is: 'thinking', iterations: done }),
        )
        tell({ is: 'advice', advice })
      } catch {
        tell({ is: 'failed' })
      }
    }
    void think()
    return () => {
      left = true
      client.current?.close()
    }
  }, [session, game, state, moments, iterations, attempt])

  return {
    found,
    iterations,
    stop: useCallback(() => client.current?.stop(), []),
    retry: useCallback(() => {
      setFound(THINKING)
      setAttempt((before) => before + 1)
    }, []),
  }
}
