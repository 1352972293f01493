/** The sign at the head of a move's row, and how soon a person looks for it. */
import type { MoveParts, PlayedVerb, Verb } from '@tiletum/engine'
import { ACTION_ICON } from '../../shared/art/index.ts'
import type { IconName } from '../../shared/art/index.ts'

/** `undefined`: its arguments choose the sign, or it has none. */
const ICONS: Readonly<Record<PlayedVerb, IconName | undefined>> = {
  leave: 'close',
  'walk prospector <space>': 'prospector-piece',
  'icon walk <space>': 'prospector-piece',
  'icon action': 'prospector',
  'build house <houseSpace>': 'house',
  'build pillar <space>': 'pillar',
  'build mine <mineSpace>': 'mine',
  'renew characters': 'restart',
  'place <face> building <building> floor <floor>': 'character',
  'characters <building>': 'household',
  'bonus <face>': 'character',
  climb: 'climb',
  'fulfil <face>': 'contract',
  'fulfil <face> with <resource>': 'contract',
  'fulfil <face> less <resource>': 'contract',
  'fulfil <face> with <resource> less <resource>': 'contract',
  'crest <crest> building <building>': 'crest',
  'contribute <space>': 'cathedral',
  'use <face>': 'strengthen',
  'use <face> as <resource>': 'recolour',
  'technology <technology>': 'technology',
  'technology <technology> cheaper': 'technology',
  'enter <map>': 'tunnel',
  'enter <map> free': 'tunnel',
  'take <face>': 'storehouse',
  'take <face> from <offerSpace>': 'storehouse',
  'take <face> at <space>': 'storehouse',
  done: 'confirm',
  'end turn': 'confirm',
  'walk <piece> <space>': undefined,
  'exchange <resource> <resource>': undefined,
  'buy <resource>': undefined,
  'gain identical <resource>': undefined,
  'act <action>': undefined,
  'change to <action>': undefined,
  'die <colour> <value>': undefined,
  'die <colour> <value> to <value>': undefined,
  'earmark <resource>': undefined,
  'gain <goods>': undefined,
  'give up <resource>': undefined,
  pay: undefined,
  'resource tile <resource>': undefined,
  'reveal contracts': undefined,
  'reveal tiles': undefined,
}

export function iconOf(parts: MoveParts): IconName | undefined {
  switch (parts.verb) {
    case 'walk <piece> <space>':
      return parts.args[0] === 'merchant' ? 'merchant-piece' : 'architect-piece'
    case 'exchange <resource> <resource>':
      return parts.args[1]
    case 'buy <resource>':
    case 'gain identical <resource>':
      return parts.args[0]
    case 'act <action>':
      return ACTION_ICON[parts.args[0]]
    default: {
      const icons: Readonly<Partial<Record<Verb, IconName | undefined>>> = ICONS
      return icons[parts.verb]
    }
  }
}

/** What brings something at once comes before what only leads somewhere. */
const LEADS: ReadonlySet<Verb> = new Set<Verb>([
  'buy <resource>',
  'earmark <resource>',
  'walk <piece> <space>',
  'walk prospector <space>',
  'icon walk <space>',
  'renew characters',
  'leave',
])

export const bringsFirst = (one: MoveParts, other: MoveParts): number =>
  Number(LEADS.has(one.verb)) - Number(LEADS.has(other.verb))
