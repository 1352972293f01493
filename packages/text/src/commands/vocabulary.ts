/** The words in which moves can be typed, beside the notation; every language brings its own. */
import { ACTIONS, CRESTS, DIE_COLOURS, RESOURCES } from '@tiletum/engine'
import type { PlayedVerb } from '@tiletum/engine'

/** The typed commands that are no moves: questions about the game, and commands about the turn. */
export const VIEW_COMMANDS = [
  'help',
  'status',
  'options',
  'dice',
  'where',
  'places',
  'offers',
  'board',
  'fairs',
  'forecast',
  'tasks',
  'last',
  'log',
  'score',
  'reasons',
  'hint',
  'plan',
  'why',
  'rule',
  'undo',
  'redo',
  'restart',
  'moment',
  'earlier',
  'later',
  'now',
] as const
export type ViewCommandName = (typeof VIEW_COMMANDS)[number]

/** Words of the things a move names. */
const THINGS = [
  'silver',
  'house',
  'pillar',
  'mine',
  'crest',
  'helper',
  'tile',
  'building',
  'floor',
  'map',
  'road',
  'tunnel',
  'identical',
  'any',
  'action',
  'step',
  'both',
  'vp',
  'recolour',
  'strengthen',
  'goods',
  'four',
  'characters',
  'pay',
  'to',
  'with',
  'as',
  'less',
  'resource',
  'die',
] as const

export const WORD_KEYS = [
  ...new Set([...RESOURCES, ...DIE_COLOURS, ...ACTIONS, ...CRESTS, ...THINGS]),
]
export type WordKey =
  | (typeof RESOURCES)[number]
  | (typeof DIE_COLOURS)[number]
  | (typeof ACTIONS)[number]
  | (typeof CRESTS)[number]
  | (typeof THINGS)[number]

export interface ViewCommandWords {
  /** The first is the one that is shown. */
  readonly words: readonly string[]
  readonly usage: string
  readonly does: string
}

export interface Vocabulary {
  /** The words for each thing. The first is the one that is shown. */
  readonly words: Readonly<Record<WordKey, readonly string[]>>
  readonly verbs: Readonly<Record<PlayedVerb, readonly string[]>>
  /** Words that may stand anywhere and mean nothing here. */
  readonly filler: readonly string[]
  readonly commands: Readonly<Record<ViewCommandName, ViewCommandWords>>
  /** Examples of moves for the help, each with what it does. */
  readonly examples: readonly (readonly [string, string])[]
}
