/** The facts of the Cardinalbot's trace with their ids looked up. */
import type {
  BotCandidate,
  DieColour,
  Resource,
  TieBreakerName,
  SilverSoloEvents,
  SoloEvents,
  TileClass,
} from '@tiletum/engine'
import { TILE_CLASSES } from '@tiletum/engine'
import type { Language } from '../languages.ts'
import { placeById, placeOf, itemAt, tileById } from './named-game.ts'
import type { Place, NamedGame, Tile } from './named-game.ts'

export type NamedCandidate =
  | { readonly colour: DieColour; readonly value: number }
  | { readonly tile: Tile; readonly town?: Place }
  | { readonly town: Place }
  | { readonly town: Place; readonly space: number }
  | { readonly resource: Resource }

export function named(table: NamedGame, candidate: BotCandidate): NamedCandidate {
  if ('tile' in candidate)
    return {
      tile: tileById(table, candidate.tile),
      ...(candidate.town === undefined ? {} : { town: placeById(table, candidate.town) }),
    }
  if ('town' in candidate) return { town: placeById(table, candidate.town) }
  if ('space' in candidate) return houseSpace(table, candidate.space)
  return candidate
}

/** A house space by its id: its town, and which of the town's spaces it is. */
function houseSpace(table: NamedGame, id: string): NamedCandidate {
  const { names, board } = table.rules
  const index = names.houseSpace.indexOf(id)
  const town = itemAt(board.houseSpaces, index).space
  return {
    town: placeOf(table, town),
    space: itemAt(board.houseSpacesOf, town).indexOf(index) + 1,
  }
}

/** The value of a candidate for a tie-breaker, as a sentence shows it. */
export type TieBreakerValue =
  | { readonly count: number }
  | { readonly yes: boolean }
  | { readonly place: number }
  | { readonly class: TileClass }
  /** The building where the kind lives; none for a kind that is new. */
  | { readonly building: number | undefined }
  | { readonly need: 'cathedral' | 'crest' | 'contract' | 'gold' | 'none' }

const REQUIRED = ['none', 'gold', 'contract', 'contract', 'crest', 'cathedral'] as const

export function tieBreakerValue(
  { rules }: NamedGame,
  tieBreaker: TieBreakerName,
  value: number,
): TieBreakerValue {
  switch (tieBreaker) {
    case 'owned-fewer':
    case 'fewer-missing':
    case 'fewer-resources':
    case 'fewer-stone':
    case 'fewest-points':
    case 'closer':
    case 'cheaper':
      return { count: Math.abs(value) }
    case 'new-to-bot':
    case 'new-to-player':
    case 'not-built-by-player':
    case 'next-fair':
    case 'other-reward':
    case 'player-below':
    case 'printed-bonus':
      return { yes: value > 0 }
    case 'colour-rank':
      return { place: 1 - value }
    case 'further-right':
      return { place: value + 1 }
    case 'tile-class':
      return { class: TILE_CLASSES[-value] ?? 'contract' }
    case 'required':
      return { need: REQUIRED[value + 1] ?? 'none' }
    case 'matches-left': {
      const buildings = rules.tables.solo?.content.bot.buildings ?? 0
      return { building: value === 0 ? undefined : buildings - value + 1 }
    }
    default:
      return { count: value }
  }
}

export function decreeName({ rules }: NamedGame, id: string, language: Language): string {
  const decree = rules.tables.solo?.content.decrees.find((each) => each.id === id)
  return decree?.name[language] ?? id
}

export function challengeName({ rules }: NamedGame, id: string, language: Language): string {
  const challenge = rules.tables.solo?.content.challenges.find((each) => each.id === id)
  return challenge?.name[language] ?? id
}

/** The words a language has for each event of the trace. */
export type TraceWords = {
  readonly [Name in keyof SoloEvents]: (facts: SoloEvents[Name], table: NamedGame) => string
}

interface TraceEvents extends SoloEvents, SilverSoloEvents {}
type AllTraceWords = {
  readonly [Name in keyof TraceEvents]: (facts: TraceEvents[Name], table: NamedGame) => string
}

export type TraceEvent = {
  readonly [Name in keyof TraceEvents]: { readonly event: Name; readonly facts: TraceEvents[Name] }
}[keyof TraceEvents]

/** Returns the sentence for an event of the Cardinalbot's trace; undefined for an event of the base game. */
export function describeTraceEvent(
  words: AllTraceWords,
  table: NamedGame,
  event: { readonly event: string; readonly facts: unknown },
): string | undefined {
  return isTrace(words, event) ? say(words, event.event, event, table) : undefined
}

const isTrace = (
  words: AllTraceWords,
  event: { readonly event: string; readonly facts: unknown },
): event is TraceEvent => event.event in words

function say<Name extends keyof TraceEvents>(
  words: AllTraceWords,
  name: Name,
  { facts }: { readonly facts: unknown },
  table: NamedGame,
): string {
  return words[name](facts as TraceEvents[Name], table)
}
