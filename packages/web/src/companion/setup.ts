/** What the set-up of a player count asks: the components left out, and the clauses to go through. */
import type { CharacterFace, Content, PlayerMark, StorehouseTile } from '@tiletum/engine'
import type { RuleClause, RulePart } from '@tiletum/text/rules'

export const COUNTS = ['1', '2', '3', '4'] as const
export type Count = (typeof COUNTS)[number]

export interface LeftOut {
  readonly id: string
  readonly copies: number
  readonly store?: StorehouseTile
  readonly character?: Pick<CharacterFace, 'kind' | 'bonus'>
}

/** solo-setup-1: one player sets up as for two. */
const markOf = (players: number): number => Math.max(2, players)

/** comp-5: copies marked for more players stay in the box. */
export function leftOut(
  { base, silver }: Content,
  players: number,
  below: boolean,
): readonly LeftOut[] {
  const mark = markOf(players)
  const above = (marks: readonly PlayerMark[]): number => marks.filter((one) => one > mark).length
  const stores = [
    ...base.bonus,
    ...base.contracts,
    ...(below ? [...silver.bonus, ...silver.contracts, ...silver.undergroundBonus] : []),
  ]
  const characters = [...base.characters, ...(below ? silver.characters : [])]
  return [
    ...stores.map((face) => ({ id: face.id, copies: above(face.marks), store: face })),
    ...characters.map((face) => ({ id: face.id, copies: above(face.marks), character: face })),
  ].filter(({ copies }) => copies > 0)
}

/** The sections of the reference that tell of the set-up, for who plays. */
export function setupClauses(
  parts: readonly RulePart[],
  players: number,
  below: boolean,
): readonly RuleClause[] {
  const wanted = parts.filter(
    ({ id }) => id === 'base' || (id === 'solo' && players === 1) || (id === 'silver' && below),
  )
  return wanted.flatMap(({ id, sections }) =>
    sections.flatMap(({ clauses }) =>
      clauses.filter((clause) => isSetup(id, clause, players) && clause.example !== true),
    ),
  )
}

const PREFIX: Readonly<Record<RulePart['id'], string>> = {
  base: 'setup-',
  solo: 'solo-setup-',
  silver: 'ag-setup-',
}

/** What is no step of the set-up: a variant, and rulings that tell of later. */
const NO_STEP: ReadonlySet<string> = new Set([
  'setup-2',
  'setup-12',
  'setup-13',
  'ag-setup-7',
  'ag-setup-8',
  'solo-setup-9',
])
/** Against the Cardinalbot nobody draws lots for the first player, and goods are told anew. */
const NOT_ALONE: ReadonlySet<string> = new Set(['setup-9', 'setup-11'])

const isSetup = (part: RulePart['id'], { id }: RuleClause, players: number): boolean =>
  id.startsWith(PREFIX[part]) && !NO_STEP.has(id) && !(players === 1 && NOT_ALONE.has(id))

/** setup-12 */
export const diceOfColour = ({ base }: Content, players: number): number =>
  base.dice.perPlayer * markOf(players)
