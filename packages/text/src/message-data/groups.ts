/** Options in groups, as the list of options and the turn tray show them. */
import type { AnswerVerb, Move, PlayedVerb, State, Verb } from '@tiletum/engine'
import { BONUS, CHARACTERS, top, verbOf } from '@tiletum/engine'
import { itemAt } from './named-game.ts'
import type { NamedGame } from './named-game.ts'

/** Under which heading an option stands. */
export const OPTION_GROUPS = [
  'die',
  'action',
  'bonus',
  'contracts',
  'crests',
  'cathedrals',
  'helpers',
  'buy',
  'technologies',
  'prospectors',
  'finish',
  'chance',
] as const
export type OptionGroup = (typeof OPTION_GROUPS)[number]

const GROUPS: Readonly<
  Record<AnswerVerb, 'chance'> & Record<PlayedVerb, Exclude<OptionGroup, 'chance'>>
> = {
  'side <side>': 'chance',
  'prospector wheel <segment>': 'chance',
  'technology tile <technology>': 'chance',
  'overlay <overlay>': 'chance',
  'walk prospector <space>': 'action',
  'take <face> at <space>': 'action',
  'icon walk <space>': 'prospectors',
  'icon action': 'prospectors',
  'build mine <mineSpace>': 'action',
  'enter <map>': 'prospectors',
  'enter <map> free': 'bonus',
  'technology <technology>': 'technologies',
  'technology <technology> cheaper': 'bonus',
  'resource tile <resource>': 'bonus',
  pay: 'bonus',
  'earmark <resource>': 'buy',
  'give up <resource>': 'bonus',
  'reveal contracts': 'action',
  'reveal tiles': 'bonus',
  'fulfil <face> less <resource>': 'contracts',
  'fulfil <face> with <resource> less <resource>': 'contracts',
  'change to <action>': 'action',
  'die <colour> <value>': 'die',
  'die <colour> <value> to <value>': 'die',
  'use <face> as <resource>': 'die',
  'take <face>': 'action',
  'take <face> from <offerSpace>': 'action',
  leave: 'finish',
  'walk <piece> <space>': 'action',
  'build house <houseSpace>': 'action',
  'build pillar <space>': 'action',
  'renew characters': 'action',
  'place <face> building <building> floor <floor>': 'action',
  'exchange <resource> <resource>': 'action',
  climb: 'action',
  'act <action>': 'action',
  'gain <goods>': 'bonus',
  'gain identical <resource>': 'bonus',
  'characters <building>': 'bonus',
  'bonus <face>': 'bonus',
  'buy <resource>': 'buy',
  'fulfil <face>': 'contracts',
  'fulfil <face> with <resource>': 'contracts',
  'crest <crest> building <building>': 'crests',
  'contribute <space>': 'cathedrals',
  'use <face>': 'helpers',
  done: 'finish',
  'end turn': 'finish',
  'wheel <value>': 'chance',
  'action <action>': 'chance',
  'draw <face>': 'chance',
  'cost <cost>': 'chance',
  'town <space>': 'chance',
  'fair <fair>': 'chance',
  'corruption <corruption>': 'chance',
  'roll <colour> <value>': 'chance',
  'first <seat>': 'chance',
  'bot roll <value> <value>': 'chance',
  'challenge <challenge>': 'chance',
  'bot merchant <space>': 'chance',
  'bot crest <face>': 'chance',
  'pick die <colour> <value>': 'chance',
  'pick tile <face> at <space>': 'chance',
  'pick town <space>': 'chance',
  'pick house space <houseSpace>': 'chance',
  'pick character <face>': 'chance',
  'pick contract <face>': 'chance',
  'pick resource <resource>': 'chance',
  'surprise <surprise>': 'chance',
  'pick way <space>': 'chance',
  'tell later': 'chance',
}

/** Corrections are no options and stand nowhere. */
const grouped = (verb: Verb): OptionGroup =>
  (GROUPS as Readonly<Partial<Record<Verb, OptionGroup>>>)[verb] ?? 'finish'

/** Returns the group under which a move is listed. Moves that a bonus pays for have a group of their own. */
export function groupOf(table: NamedGame, state: State, move: Move): OptionGroup {
  const group = grouped(itemAt(table.rules.verbs, verbOf(move)))
  const { kind } = top(state)
  return group === 'action' && (kind === BONUS || kind === CHARACTERS) ? 'bonus' : group
}
