/** What the state of Prospect for Silver says, for the eyes. */
import { NONE, RESOURCES } from '@tiletum/engine'
import type { Game, Resource, SilverSlice, State, Technology } from '@tiletum/engine'

export const ROMAN = ['I', 'II', 'III'] as const
export const TIERS = ROMAN.length

export function sliceOf(state: State): SilverSlice {
  const { silver } = state.slices
  if (silver === undefined) throw new Error('This game is played without silver')
  return silver
}

export function silverOf(game: Game) {
  const { silver } = game.rules.tables
  if (silver === undefined) throw new Error('This game is played without silver')
  return silver
}

/** How many tiers of a technology a seat has reached. */
export function tierOf(tiers: readonly number[], seat: number, technology: number): number {
  const reached = ((tiers[seat] ?? 0) >> (technology * TIERS)) & 7
  return reached === 0 ? 0 : reached === 1 ? 1 : reached === 3 ? 2 : 3
}

/** The points of the prospector action that the movement icon is for a seat; 0 while it is a step. */
export function iconPoints(game: Game, tiers: readonly number[], seat: number): number {
  for (const { bit, rule } of silverOf(game).tiersOf['movement-icon'])
    if (((tiers[seat] ?? 0) & bit) !== 0 && rule.rule === 'movement-icon') return rule.points
  return 0
}

export interface TechnologyInPlay {
  readonly number: number
  readonly technology: Technology
  /** Its word in the notation. */
  readonly word: string
}

export function technologiesInPlay(game: Game, numbers: readonly number[]): TechnologyInPlay[] {
  const { technologies } = silverOf(game).content
  return numbers.flatMap((number) => {
    const technology = technologies[number]
    const word = game.rules.names['technology']?.[number]
    return technology === undefined || word === undefined ? [] : [{ number, technology, word }]
  })
}

/** The resource that counts as gold for a seat. */
export const ownResource = ({ ownResource: of }: SilverSlice, seat: number): Resource | undefined =>
  RESOURCES[of[seat] ?? NONE]

export const countOf = (
  game: Game,
  state: State,
  seat: number,
  what: 'mine' | 'technology-tier' | 'underground-building',
): number => game.rules.ask.count({ rules: game.rules, state, sink: undefined }, seat, what)
