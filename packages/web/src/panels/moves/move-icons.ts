/** The sign at the head of a move's row, and how soon a person looks for it. */
import type { MoveParts, Verb } from '@tiletum/engine'
import { ACTION_ICON } from '../../art/index.ts'
import type { IconName } from '../../art/index.ts'

const ICONS: Readonly<Partial<Record<Verb, IconName>>> = {
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
    default:
      return ICONS[parts.verb]
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
