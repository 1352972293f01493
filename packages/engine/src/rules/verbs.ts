/**
 * The notation of the base game: a pattern for each verb. `<…>` stands for a name from that table
 * of `rules.names`.
 */

const BASE_MOVES = [
  'die <colour> <value>',
  'die <colour> <value> to <value>',
  'use <face> as <resource>',
  'take <face>',
  'take <face> from <offerSpace>',
  'leave',
  'walk <piece> <space>',
  'build house <houseSpace>',
  'build pillar <space>',
  'renew characters',
  'place <face> building <building> floor <floor>',
  'exchange <resource> <resource>',
  'climb',
  'act <action>',
  'gain <goods>',
  'gain identical <resource>',
  'characters <building>',
  'bonus <face>',
  'buy <resource>',
  'fulfil <face>',
  'fulfil <face> with <resource>',
  'crest <crest> building <building>',
  'contribute <space>',
  'use <face>',
  'done',
  'end turn',
] as const

const BASE_ANSWERS = [
  'wheel <value>',
  'action <action>',
  'draw <face>',
  'cost <cost>',
  'town <space>',
  'fair <fair>',
  'corruption <corruption>',
  'roll <colour> <value>',
  'first <seat>',
] as const
export type BaseAnswer = (typeof BASE_ANSWERS)[number]

export const BASE_VERBS = [...BASE_MOVES, ...BASE_ANSWERS] as const
export type BaseVerb = (typeof BASE_VERBS)[number]

const verb = (pattern: BaseVerb): number => BASE_VERBS.indexOf(pattern)

export const TAKE_DIE = verb('die <colour> <value>')
export const TAKE_CHANGED_DIE = verb('die <colour> <value> to <value>')
export const RECOLOUR = verb('use <face> as <resource>')
export const TAKE = verb('take <face>')
export const TAKE_FROM_OFFER = verb('take <face> from <offerSpace>')
export const LEAVE = verb('leave')
export const WALK = verb('walk <piece> <space>')
export const BUILD_A_HOUSE = verb('build house <houseSpace>')
export const BUILD_A_PILLAR = verb('build pillar <space>')
export const RENEW = verb('renew characters')
export const PLACE = verb('place <face> building <building> floor <floor>')
export const EXCHANGE = verb('exchange <resource> <resource>')
export const CLIMB = verb('climb')
export const CHOOSE_ACTION = verb('act <action>')
export const GAIN = verb('gain <goods>')
export const GAIN_ALIKE = verb('gain identical <resource>')
export const CHARACTERS_OF = verb('characters <building>')
export const CHARACTER_BONUS = verb('bonus <face>')
export const BUY = verb('buy <resource>')
export const FULFIL = verb('fulfil <face>')
export const FULFIL_WITH = verb('fulfil <face> with <resource>')
export const PLACE_CREST = verb('crest <crest> building <building>')
export const CONTRIBUTE = verb('contribute <space>')
export const USE = verb('use <face>')
export const DONE = verb('done')
export const END_TURN = verb('end turn')
export const ALIGN = verb('wheel <value>')
export const PUT_ACTION = verb('action <action>')
export const DRAW = verb('draw <face>')
export const PUT_COST = verb('cost <cost>')
export const PUT_TOWN = verb('town <space>')
export const PUT_FAIR = verb('fair <fair>')
export const REVEAL = verb('corruption <corruption>')
export const ROLL = verb('roll <colour> <value>')
export const BEGINS = verb('first <seat>')

/** Other modules number their verbs from here, each from a number of its own. */
export const MODULE_VERBS = 48
