/** Plays requests on a copy of the match, so that either all of a request happens or nothing. */
import type { VerifiableChance } from '@tiletum/bots/verifiable'
import { append, formatEntry } from '@tiletum/engine'
import type { InputError, Match } from '@tiletum/engine'
import { readEntry } from '@tiletum/protocol'
import type { RefusalMessage } from '@tiletum/protocol'

/** Answers chance for one table. */
export type TableChance = VerifiableChance

export interface PlayResult {
  readonly match: Match
  readonly entries: readonly string[]
  readonly awaits: number
  /** After a turn's last entry. */
  readonly hash?: string
}

/** Why a move was not played, as it is told to the sender. */
export type PlayFault = Pick<RefusalMessage, 'why' | 'refusal' | 'move' | 'detail'>

function copyOf(match: Match): Match {
  const { game, log, moves, seats, checkpoints, state } = match
  return {
    ...match,
    log: { ...log, entries: [...log.entries] },
    moves: [...moves],
    seats: [...seats],
    checkpoints: [...checkpoints],
    state: game.clone(state),
  }
}

const awaitsIn = ({ game, state }: Match): number => {
  const awaiting = game.awaiting(state)
  return awaiting.who === 'seat' ? awaiting.seat : -1
}

/** A seat's moves, up to the first that asks chance, and what chance answers until the next decision. */
export function playMoves(
  match: Match,
  by: number | 'table',
  moves: readonly string[],
  chance: TableChance,
): PlayResult | PlayFault {
  const trial = copyOf(match)
  const entries: string[] = []
  for (const [index, text] of moves.entries()) {
    if (asksChance(trial)) return { why: 'not-now', move: index, detail: 'reveal' }
    const error = append(trial, { by, text })
    if (error !== undefined) return faultOf(error, index)
    entries.push(canonical(trial))
  }
  entries.push(...answered(trial, chance))
  return played(match, trial, entries)
}

/** At a companion table: entries for whoever is awaited, chance in brackets; undo as far as wanted. */
export function playEntries(match: Match, entries: readonly string[]): PlayResult | PlayFault {
  const trial = copyOf(match)
  const taken: string[] = []
  for (const [index, entry] of entries.entries()) {
    const { text, chance } = readEntry(entry)
    const by = chance ? 'chance' : Math.max(0, awaitsIn(trial))
    const error = append(trial, { by, text })
    if (error !== undefined) return faultOf(error, index)
    taken.push(chance ? `[${canonical(trial)}]` : canonical(trial))
  }
  return played(match, trial, taken)
}

/** Plays what chance answers before the first decision. */
export function playOpening(match: Match, chance: TableChance | undefined): PlayResult {
  const trial = copyOf(match)
  const entries = chance === undefined ? [] : answered(trial, chance)
  return { ...played(match, trial, entries), hash: trial.game.hash(trial.state) }
}

function played(before: Match, match: Match, entries: readonly string[]): PlayResult {
  const awaits = awaitsIn(match)
  const turned = awaits !== awaitsIn(before)
  return {
    match,
    entries,
    awaits,
    ...(turned ? { hash: match.game.hash(match.state) } : {}),
  }
}

const asksChance = ({ game, state }: Match): boolean => game.awaiting(state).who === 'chance'

function answered(match: Match, chance: TableChance): string[] {
  const { game } = match
  const entries: string[] = []
  for (;;) {
    const awaiting = game.awaiting(match.state)
    if (awaiting.who !== 'chance') return entries
    const text = game.format(chance.answer(match))
    const error = append(match, { by: 'chance', text })
    if (error !== undefined) throw new Error(`Chance answered ${text}, which is ${error.error}`)
    entries.push(`[${text}]`)
  }
}

/** The last entry in the engine's own words, whatever spaces the sender put between them. */
const canonical = ({ game, log }: Match): string => formatEntry(game, log.entries.at(-1) ?? 0)

function faultOf(error: InputError, move: number): PlayFault {
  switch (error.error) {
    case 'stale':
      return { why: 'stale', move }
    case 'too-long':
      return { why: 'limit', move, detail: 'move' }
    case 'notation':
      return { why: 'notation', move, detail: error.notation.word.slice(0, 60) }
    case 'not-your-turn':
      return { why: 'not-yours', move, detail: 'turn' }
    case 'cannot-undo':
      return { why: 'cannot-undo', move, detail: `${error.most}` }
    case 'refused':
      return { why: 'refused', move, refusal: error.refusal }
  }
}
