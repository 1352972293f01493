/** The expansions of the table, by the module of the rules that each one shows. */
import type { GameConfig } from '@tiletum/engine'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { expansionsOf } from '../game/expansions/expansions.ts'
import type { ExpansionName } from '../game/expansions/expansions.ts'
import { TableProvider } from '../game/TableContext.tsx'
import type { AtTable } from '../game/TableContext.tsx'
import { expansion } from './expansion/expansion.ts'
import type { Expansion } from './expansion/expansion.ts'
import { ExpansionsProvider } from './expansion/ExpansionParts.tsx'

const silver = expansion(async () => {
  const [{ parts }] = await Promise.all([import('./silver/parts.ts'), import('./silver.css')])
  return parts
})

const DRAWN: Readonly<Record<ExpansionName, Expansion>> = { silver }

const drawnIn = (config: GameConfig): readonly Expansion[] =>
  expansionsOf(config).map((name) => DRAWN[name])

/**
 * Loads expansions before their game is shown; a part that fails is loaded again when it is needed.
 */
export const loadExpansions = (config: GameConfig): Promise<unknown> =>
  Promise.allSettled(drawnIn(config).map(({ load }) => load()))

interface GameProviderProps {
  readonly at: AtTable
  readonly children: ReactNode
}

export function GameProvider({ at, children }: GameProviderProps) {
  const { config } = at.table.snapshot().game
  const drawn = useMemo(() => drawnIn(config), [config])
  return (
    <TableProvider value={at}>
      <ExpansionsProvider value={drawn}>{children}</ExpansionsProvider>
    </TableProvider>
  )
}
