import type { Countable, TileOutcomeName } from '@tiletum/engine'
import { capital, list, ROMAN, signed } from '../phrases.ts'
import { houseSpaceIn } from '../message-data/instructions.ts'
import type { How, InstructionWords, TakenTo, Whose } from '../message-data/instructions.ts'
import { tabletEffect } from '../message-data/silver.ts'
import { decreeName } from '../message-data/bot-trace.ts'
import { placeById, tileById, tilePlace } from '../message-data/named-game.ts'
import { bot } from './bot.ts'
import { nouns } from './nouns.ts'
import { SEGMENTS } from './silver.ts'
import { things } from './thing-phrases.ts'
import { web } from './web.ts'

const and = list('and')

const who = ({ name, isBot }: Whose): string => (isBot ? 'the Cardinal' : (name ?? ''))
const whose = (of: Whose): string => `${who(of)}’s`
const at = ({ table }: Whose, id: string): string => things.in(placeById(table, id))
const tile = ({ table }: Whose, id: string): string => things.tile(tileById(table, id))
const plus = (number: number): string => (number > 0 ? `+${number}` : signed(number))
/** The Cardinal's buildings have two rooms. */
const room = (floor: number): string => (floor === 1 ? 'lower room' : 'upper room')

const OUTCOMES: Readonly<Record<TileOutcomeName, string>> = {
  'inactive-crest': 'inactive, beside its board',
  'crest-owned': 'into the box, because it has that crest',
  removed: 'into the box, no effect',
  gold: 'into the box, for gold',
  received: 'into the box, for what it shows',
  'action-helper': 'into the box, for its action',
  'gold-and-action-helper': 'into the box, for gold and its action',
  fulfilled: 'onto its pile of fulfilled contracts',
  'contract-kept': 'beside its board, with its open contracts',
  'no-contract-space': 'into the box, because it has no room for a contract',
}

function goesTo(to: TakenTo): string {
  if (to === undefined) return ''
  if ('storehouse' in to) return `: into ${to.storehouse}’s storehouse`
  return 'outcome' in to
    ? `: ${OUTCOMES[to.outcome]}`
    : `: into building ${to.building} on its board, ${room(to.floor)}`
}

const moving: InstructionWords['moving'] = {
  order: ({ seats }, { table }, _to, gold) =>
    `Turn order: ${seats.map((seat) => table.seats[seat] ?? '').join(', ')}.${
      gold === undefined
        ? ''
        : ` Starting gold: ${gold.map(({ name, count }) => `${name} ${count}`).join(', ')}.${table.rules.tables.solo === undefined ? ' All king markers on 0 in this order, the first player’s at the bottom.' : ''}`
    }`,
  die: ({ colour, printed }) => `Take the ${things.die(colour, printed)} from the wheel.`,
  take: ({ tile: id, from }, of, to) =>
    `Take ${tile(of, id)} ${things.from(tilePlace(of.table, from))}${goesTo(to)}.`,
  discard: ({ tile: id }, of) => `Put ${tile(of, id)} from beside the king track into the box.`,
  walk: ({ piece, to }, of) =>
    `Move ${whose(of)} ${nouns.piece[piece]} to ${things.place(placeById(of.table, to))}.`,
  build({ what, town, space }, of) {
    if (what === 'pillar')
      return `Place one of ${whose(of)} pillars at the cathedral ${at(of, town)}.`
    const { place, bonus } = houseSpaceIn(of.table, space)
    const where = place === undefined ? '' : `, house space ${place}`
    const gives = bonus === undefined ? '' : ` (${things.brief(bonus)})`
    return `Place one of ${whose(of)} houses ${at(of, town)}${where}${gives}.`
  },
  renew: () => 'Put all characters of the offer aside; mix them into the pile after the refill.',
  place: ({ tile: id, building, floor }, of) =>
    `Place ${tile(of, id)} in building ${building} on ${whose(of)} board, ${of.isBot ? room(floor) : things.floor(floor)}.`,
  'free-house': ({ building }, of) =>
    `Move the house of building ${building} to ${whose(of)} supply.`,
  'free-pillar': ({ space }, of) =>
    `Move the pillar of contract space ${space} to ${whose(of)} supply.`,
  complete: ({ building, points, action }, of) =>
    action === undefined
      ? undefined
      : `Building ${building} is complete: place ${whose(of)} ${plus(points)} marker on the ${things.action(action)}.`,
  king: ({ to }, of) => `Move ${whose(of)} king marker to ${signed(to)}, on top of any there.`,
  fulfil: ({ tile: id }, of) => `Move ${tile(of, id)} to ${whose(of)} pile of fulfilled contracts.`,
  crest: ({ crest, building }, of) =>
    `Place the ${nouns.crest[crest]} crest under building ${building} on ${whose(of)} board.`,
  contribute: ({ town, tile: vp }, of) =>
    `Give ${who(of)} the ${vp} VP cathedral tile ${at(of, town)}.`,
  wheel: ({ joker }) =>
    `Put all dice in the bag. Shuffle all six corruption tokens and lay three face down. Turn the action wheel one step clockwise: ${joker} faces the joker action.`,
  'prospector-wheel': ({ joker }) =>
    `Turn the prospector wheel one step counter-clockwise: ${SEGMENTS[joker]} faces the joker action.`,
  'bot-roll': ({ first, second, decree }, { table }) =>
    `The Cardinal rolls ${first} and ${second}: put its marker on the decree ${decreeName(table, decree, 'en')}.`,
  'bot-next-decree': ({ decree }, { table }) =>
    `Move its marker on to the decree ${decreeName(table, decree, 'en')}.`,
  'bot-decree-over': ({ decree }, { table }) =>
    `Remove the leftmost decree, ${decreeName(table, decree, 'en')}.`,
  'bot-crest': ({ tile: id }, of) =>
    `Give the Cardinal ${tile(of, id)}: inactive, beside its board.`,
  'bot-start': ({ architect, king, markers }, of) =>
    `Place its architect at the cathedral ${at(of, architect)}, its king marker on ${signed(king)}, and its bonus markers on its buildings, from the left ${and(markers.map(plus))}.`,
  'bot-decrees': ({ decrees }, { table }) =>
    `Lay out its decrees from the left: ${decrees.map((id) => decreeName(table, id, 'en')).join(', ')}.`,
  'bot-surprise': ({ effects }) => `King’s Surprise of the Cardinal: ${bot.surprise(effects)}`,
  'unlock-mine': ({ count: number }, of) =>
    `Move ${number} of ${whose(of)} mines from beside the king track to ${of.isBot ? 'its' : `${whose(of)}`} supply.`,
  mine: ({ town }, of) => `Place one of ${whose(of)} mines ${at(of, town)}.`,
  enter: ({ map, town }, of) =>
    `Place ${whose(of)} prospector ${at(of, town)}, on underground map ${ROMAN[map - 1] ?? map}.`,
  tablet({ tablet }, { table }) {
    const effect = tabletEffect(table, tablet)
    return `Put an X on the tablet that it crossed${effect === undefined ? '' : `, ${things.brief(effect)}`}.`
  },
  'to-bottom': ({ tiles }, of) => `Put under their pile: ${and(tiles.map((id) => tile(of, id)))}.`,
}

const counted = (counts: readonly Countable[]): string =>
  counts.map((one) => nouns.countable[one]).join(' + ')

function how(of: How): string {
  switch (of.how) {
    case 'king-space':
      return `king space ${signed(of.points)}`
    case 'king-award':
      return 'highest, no tile left'
    case 'fair': {
      const { vp, times, king, points } = of.facts
      return times === undefined
        ? `${vp} + king space ${signed(king ?? 0)} = ${signed(points)}`
        : `${counted(of.counts)}: ${times} × ${vp} = ${points}`
    }
    case 'end':
      return `${web.end.sources[of.source]} ${signed(of.points)}`
  }
}

/** What the hand has to do, from the events of the game. */
export const INSTRUCTIONS: InstructionWords = {
  moving,
  heading(part, table) {
    switch (part.part) {
      case 'setup':
        return 'Setup'
      case 'die':
        return 'Die'
      case 'tile':
        return 'Tile'
      case 'action':
        return part.act === undefined
          ? 'Action'
          : `Action: ${nouns.action[part.act.action]}, ${nouns.ap(part.act.points)}`
      case 'tasks':
        return 'Tasks'
      case 'corruption':
        return `Corruption ${part.value}`
      case 'king':
        return part.highest === undefined ? 'King phase' : `King phase: ${part.highest} is highest`
      case 'fair':
        return `Fair of round ${part.round} ${things.in(placeById(table, part.town))}: ${
          part.counts === undefined
            ? `${nouns.vp(part.vp)} and the king space`
            : `${nouns.vp(part.vp)} for each ${counted(part.counts)}`
        }`
      case 'cleanup':
        return 'Cleanup'
      case 'end':
        return 'Final scoring'
      case 'other':
        return undefined
    }
  },
  changes: (of, changes) =>
    `${capital(who(of))}: ${changes
      .map(({ of: what, change, now, how: parts }) => {
        const much = what === 'vp' ? 'VP' : nouns.amount(what, 0).slice(2)
        const why = parts.length === 0 ? '' : ` (${parts.map(how).join('; ')})`
        const sum = `${change < 0 ? '−' : '+'}${Math.abs(change)} ${much}${why}`
        return change < 0 && what !== 'vp' ? `${sum}, has ${now}` : `${sum}, now ${now}`
      })
      .join('; ')}.`,
  absent: (of, town) =>
    `${capital(who(of))}: neither house nor merchant ${at(of, town)}, no points.`,
}
