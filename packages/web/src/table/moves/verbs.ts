/** Where each kind of move belongs on the table; a new verb without a place does not compile. */
import type { PlayedVerb, Verb } from '@tiletum/engine'

export const GROUPS = [
  'die',
  'tile',
  'choice',
  'map',
  'offer',
  'board',
  'task',
  'end',
  'changed',
] as const
export type Group = (typeof GROUPS)[number]

/** The parts of the table, of which a phone shows one at a time. */
export const ZONES = ['wheel', 'map', 'offers', 'mine', 'table'] as const
export type Zone = (typeof ZONES)[number]

/** How an option is asked for that is not pressed on the board or in a list. */
export type PromptForm = 'tile' | 'gain' | 'alike' | 'exchange' | 'plain' | 'expansion'

interface Place {
  /** Unless it is a task. */
  readonly group: Group
  readonly zone?: Zone
  readonly asked?: PromptForm
}

const TASK: Place = { group: 'task', zone: 'mine' }
/** It prepares a payment: by itself it brings nothing. */
const PURCHASE: Place = { group: 'task' }
const OF_EXPANSION: Place = { group: 'choice', asked: 'expansion' }
const PLAIN: Place = { group: 'choice', asked: 'plain' }
const ON_MAP: Place = { group: 'map', zone: 'map' }
const IN_OFFER: Place = { group: 'offer', zone: 'offers' }
const END: Place = { group: 'end' }

const PLACES: Readonly<Record<PlayedVerb, Place>> = {
  'die <colour> <value>': { group: 'die', zone: 'wheel' },
  'die <colour> <value> to <value>': { group: 'changed' },
  'use <face> as <resource>': TASK,
  // A tile belongs where it lies: see `groupOf`.
  'take <face>': { ...ON_MAP, asked: 'tile' },
  'take <face> from <offerSpace>': IN_OFFER,
  'take <face> at <space>': ON_MAP,
  leave: { group: 'tile', asked: 'tile' },
  'walk <piece> <space>': ON_MAP,
  'walk prospector <space>': ON_MAP,
  'build house <houseSpace>': ON_MAP,
  'build pillar <space>': ON_MAP,
  'build mine <mineSpace>': ON_MAP,
  'renew characters': IN_OFFER,
  'place <face> building <building> floor <floor>': { group: 'board', zone: 'mine' },
  'exchange <resource> <resource>': { group: 'choice', asked: 'exchange' },
  climb: { ...PLAIN, zone: 'map' },
  'act <action>': PLAIN,
  'characters <building>': PLAIN,
  'bonus <face>': PLAIN,
  'gain <goods>': { group: 'choice', asked: 'gain' },
  'gain identical <resource>': { group: 'choice', asked: 'alike' },
  'buy <resource>': PURCHASE,
  'earmark <resource>': PURCHASE,
  'fulfil <face>': TASK,
  'fulfil <face> with <resource>': TASK,
  'fulfil <face> less <resource>': TASK,
  'fulfil <face> with <resource> less <resource>': TASK,
  'crest <crest> building <building>': TASK,
  'contribute <space>': { group: 'task', zone: 'map' },
  'use <face>': TASK,
  'technology <technology>': { group: 'task', zone: 'offers' },
  'technology <technology> cheaper': { ...OF_EXPANSION, zone: 'offers' },
  'enter <map>': { group: 'task', zone: 'map' },
  'enter <map> free': { ...OF_EXPANSION, zone: 'map' },
  'icon walk <space>': { group: 'task', zone: 'map' },
  'icon action': { group: 'task', zone: 'wheel' },
  'resource tile <resource>': OF_EXPANSION,
  pay: OF_EXPANSION,
  'give up <resource>': OF_EXPANSION,
  'reveal contracts': OF_EXPANSION,
  'reveal tiles': OF_EXPANSION,
  'change to <action>': OF_EXPANSION,
  done: END,
  'end turn': END,
}

/** What chance answers has no place: nobody presses it. */
export function placeOf(verb: Verb): Place | undefined {
  const places: Readonly<Partial<Record<Verb, Place>>> = PLACES
  return places[verb]
}

export const isPurchase = (verb: Verb): boolean => placeOf(verb) === PURCHASE

/** A turn or an action comes to its end. */
export const ends = (verb: Verb): boolean => placeOf(verb) === END
