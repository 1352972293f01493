/** The game at the table with its expansions, by the module of the rules that they show. */
import { playsWith } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import type { ReactNode } from 'react'
import { TableProvider } from '../game/TableContext.tsx'
import type { AtTable } from '../game/TableContext.tsx'
import { expansion } from '../panels/expansion/expansion.ts'
import type { Expansion } from '../panels/expansion/expansion.ts'
import { ExpansionsProvider } from '../panels/expansion/ExpansionParts.tsx'

const silver = expansion(async () => {
  const [{ parts }] = await Promise.all([
    import('../panels/silver/parts.ts'),
    import('./silver.css'),
  ])
  return parts
})

const WITH_SILVER = [silver]
const NONE: readonly Expansion[] = []

const expansionsOf = (config: GameConfig): readonly Expansion[] =>
  playsWith(config, 'silver') ? WITH_SILVER : NONE

/** Before a game is shown, so that nothing of it comes late; what fails now is asked for then. */
export const loadExpansions = (config: GameConfig): Promise<unknown> =>
  Promise.allSettled(expansionsOf(config).map(({ load }) => load()))

interface GameProviderProps {
  readonly at: AtTable
  readonly children: ReactNode
}

export function GameProvider({ at, children }: GameProviderProps) {
  return (
    <TableProvider value={at}>
      <ExpansionsProvider value={expansionsOf(at.table.snapshot().game.config)}>
        {children}
      </ExpansionsProvider>
    </TableProvider>
  )
}
