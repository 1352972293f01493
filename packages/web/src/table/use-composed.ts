/** Composes a game of the standard edition and loads what its table shows. */
import type { GameConfig } from '@tiletum/engine'
import { useEffect, useState } from 'react'
import { composeGame } from '../game/storage/compose.ts'
import type { Composed } from '../game/storage/compose.ts'
import { useFailure } from '../shared/ui/failure.ts'
import { loadExpansions } from './expansions.tsx'

/** Undefined until it is loaded. */
export function useComposed(config: GameConfig | undefined): Composed | undefined {
  const [composed, setComposed] = useState<Composed>()
  const fail = useFailure()
  useEffect(() => {
    if (config === undefined) return undefined
    let left = false
    Promise.all([composeGame({ config }), loadExpansions(config)]).then(([now]) => {
      if (!left) setComposed(now)
    }, fail)
    return () => {
      left = true
    }
  }, [config, fail])
  return composed?.game.config === config ? composed : undefined
}
