/** Notation of corrections, with which people say how things really stand on their table. */
import { MODULE_VERBS } from '../rules/verbs.ts'

const SET_PATTERNS = [
  'set <number> <count> for <seat>',
  'set <shared> <count>',
  'set tile <tilePlace> <tile>',
  'set tile <tilePlace> from <tilePlace>',
  'set piece <mover> <space> for <seat>',
  'set owner <site> <owner>',
  'set card <cardPlace> <card>',
  'set crest <building> <crestOrNone> for <seat>',
  'set turn over',
] as const
export type SetVerb = (typeof SET_PATTERNS)[number]

/** A chance answer: the tiles lie on the table and are entered when they matter. */
const LATER = 'tell later'

declare module '../kernel/verb-names.ts' {
  interface Verbs {
    readonly companion: SetVerb | typeof LATER
  }
  interface Answers {
    readonly companion: typeof LATER
  }
  interface Corrections {
    readonly companion: SetVerb
  }
}

/** The verbs follow those of all other modules. */
const FIRST = MODULE_VERBS + 64

const PATTERNS = [...SET_PATTERNS, LATER] as const

export const COMPANION_VERBS: Readonly<Record<number, SetVerb | typeof LATER>> = Object.fromEntries(
  PATTERNS.map((pattern, index) => [FIRST + index, pattern]),
)

const verb = (pattern: SetVerb): number => FIRST + SET_PATTERNS.indexOf(pattern)

export const SET_NUMBER = verb('set <number> <count> for <seat>')
export const SET_SHARED = verb('set <shared> <count>')
export const SET_TILE = verb('set tile <tilePlace> <tile>')
export const MOVE_TILE = verb('set tile <tilePlace> from <tilePlace>')
export const SET_PIECE = verb('set piece <mover> <space> for <seat>')
export const SET_OWNER = verb('set owner <site> <owner>')
export const SET_CARD = verb('set card <cardPlace> <card>')
export const SET_CREST = verb('set crest <building> <crestOrNone> for <seat>')
export const TURN_OVER = verb('set turn over')
export const TELL_LATER = FIRST + PATTERNS.indexOf(LATER)
