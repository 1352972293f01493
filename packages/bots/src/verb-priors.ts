/** Weights of each kind of move, for the priors of the search and for the eager player. */
import type { PlayedVerb, Rules, Verb } from '@tiletum/engine'

const PRIORS: Readonly<Record<PlayedVerb, readonly [search: number, eager: number]>> = {
  'die <colour> <value>': [3, 2],
  'die <colour> <value> to <value>': [3, 2],
  'use <face> as <resource>': [1.5, 3],
  'take <face>': [4, 8],
  'take <face> from <offerSpace>': [4, 8],
  leave: [0.5, 0],
  'walk <piece> <space>': [1, 2],
  'build house <houseSpace>': [20, 30],
  'build pillar <space>': [20, 30],
  'renew characters': [0.3, 1],
  'place <face> building <building> floor <floor>': [10, 20],
  'exchange <resource> <resource>': [0.7, 2],
  climb: [4, 2],
  'act <action>': [4, 2],
  'gain <goods>': [5, 2],
  'gain identical <resource>': [5, 2],
  'characters <building>': [10, 2],
  'bonus <face>': [10, 10],
  'buy <resource>': [0.25, 1],
  'fulfil <face>': [20, 30],
  'fulfil <face> with <resource>': [20, 30],
  'crest <crest> building <building>': [15, 30],
  'contribute <space>': [20, 30],
  'use <face>': [1.5, 3],
  done: [0.2, 0],
  'end turn': [0.2, 0],
  'walk prospector <space>': [1, 2],
  'icon walk <space>': [6, 2],
  'icon action': [6, 2],
  'take <face> at <space>': [4, 8],
  'build mine <mineSpace>': [20, 30],
  'enter <map>': [4, 2],
  'enter <map> free': [4, 2],
  'technology <technology>': [6, 2],
  'technology <technology> cheaper': [6, 2],
  'resource tile <resource>': [2, 2],
  pay: [4, 2],
  'earmark <resource>': [0.1, 2],
  'give up <resource>': [2, 2],
  'reveal contracts': [2, 2],
  'fulfil <face> less <resource>': [20, 30],
  'fulfil <face> with <resource> less <resource>': [20, 30],
  'change to <action>': [2, 2],
  'reveal tiles': [2, 2],
}

/**
 * The weights by number of the verb. Numbers without a verb, and chance answers, have weight 0 and are
 * never looked up.
 */
export function priorByVerb({ verbs }: Rules, whose: 'search' | 'eager'): Float64Array {
  const known: Readonly<Partial<Record<Verb, readonly [number, number]>>> = PRIORS
  return Float64Array.from(
    verbs,
    (verb: Verb | undefined) => (verb && known[verb])?.[whose === 'search' ? 0 : 1] ?? 0,
  )
}
