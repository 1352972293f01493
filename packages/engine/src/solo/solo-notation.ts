/** Notation of the Cardinalbot: all patterns are chance answers. */
import { MODULE_VERBS } from '../rules/verbs.ts'

export const SOLO_PATTERNS = [
  'bot roll <value> <value>',
  'challenge <challenge>',
  'bot merchant <space>',
  'bot crest <face>',
  'pick die <colour> <value>',
  'pick tile <face> at <space>',
  'pick town <space>',
  'pick house space <houseSpace>',
  'pick character <face>',
  'pick contract <face>',
  'pick resource <resource>',
] as const
export type SoloVerb = (typeof SOLO_PATTERNS)[number]

declare module '../kernel/verb-names.ts' {
  interface Verbs {
    readonly solo: SoloVerb
  }
  interface Answers {
    readonly solo: SoloVerb
  }
}

const verb = (pattern: SoloVerb): number => MODULE_VERBS + SOLO_PATTERNS.indexOf(pattern)

export const BOT_ROLL = verb('bot roll <value> <value>')
export const DEAL_CHALLENGE = verb('challenge <challenge>')
export const PUT_MERCHANT = verb('bot merchant <space>')
export const GIVE_CREST = verb('bot crest <face>')
export const PICK_DIE = verb('pick die <colour> <value>')
export const PICK_TILE = verb('pick tile <face> at <space>')
export const PICK_TOWN = verb('pick town <space>')
export const PICK_HOUSE_SPACE = verb('pick house space <houseSpace>')
export const PICK_CHARACTER = verb('pick character <face>')
export const PICK_CONTRACT = verb('pick contract <face>')
export const PICK_RESOURCE = verb('pick resource <resource>')
