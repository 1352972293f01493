/** Ignores a second press while the answer to the first one is pending. */
import { useState } from 'react'

type Doing<Given extends readonly unknown[]> = (...given: Given) => Promise<void>

export function oneAtATime(): <Given extends readonly unknown[]>(
  doing: Doing<Given>,
) => Doing<Given> {
  let busy = false
  return (doing) =>
    async (...given) => {
      if (busy) return
      busy = true
      await doing(...given).finally(() => {
        busy = false
      })
    }
}

export const useOneAtATime = (): ReturnType<typeof oneAtATime> => useState(oneAtATime)[0]
