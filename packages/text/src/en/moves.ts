import type { Action, Move, State } from '@tiletum/engine'
import { capital } from '../phrases.ts'
import type { OptionGroup } from '../message-data/groups.ts'
import { describeMove } from '../message-data/describe-move.ts'
import type { DieMoveFacts, MoveFacts, MoveWords } from '../message-data/move-facts.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { plural } from '../plural.ts'
import { components } from './components.ts'
import { CORRECTION_MOVES } from './corrections.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { SILVER_SOLO_MOVES } from './silver-solo.ts'
import { SILVER_MOVES } from './silver.ts'
import { things } from './thing-phrases.ts'

const count = plural('en')

/** An option twice: as short as a button, and as a whole. */
export interface MoveText {
  readonly label: string
  readonly long: string
}

/** Moves as imperatives for the player who makes them. */
export const moves = {
  describe: (table: NamedGame, state: State, move: Move): MoveText =>
    describeMove(MOVES, table, state, move),
  group: {
    die: 'Choose a die',
    action: 'Action',
    bonus: 'Bonus',
    contracts: 'Contracts',
    crests: 'Crests',
    cathedrals: 'Cathedrals',
    helpers: 'Helpers',
    buy: 'Buy with gold',
    technologies: 'Technologies',
    prospectors: 'Prospectors',
    finish: 'Finish',
    chance: 'Chance',
  } satisfies Record<OptionGroup, string>,
  /** The note beside an option that reveals something hidden. */
  reveals: 'This reveals something hidden: you can’t undo past it.',
}
export type MoveTexts = typeof moves

const said = (label: string, long = label): MoveText => ({ label, long })
/** The price in points, or nothing where a bonus pays. */
const paid = (ap: number): string => (ap === 0 ? '' : ` (${nouns.ap(ap)})`)

const lost = (points: number): string => `${nouns.ap(points)} will be lost`

function brings({ resource, count: units, icon, prospector, ...die }: DieMoveFacts): string {
  return [
    `${nouns.amount(resource, units)}, ${act(die.action, die)}`,
    ...(prospector === undefined ? [] : [`or ${act('prospector', prospector)}`]),
    ...(icon === true ? ['and the movement icon'] : []),
  ].join('; ')
}

function act(action: Action, { points, tile }: Pick<DieMoveFacts, 'points' | 'tile'>): string {
  const what = `${things.action(action)} with ${nouns.ap(points)}`
  return tile === undefined ? what : `${what}; bonus tile: ${things.bare(tile)}`
}

/** The further resources that an exchange gives. */
const onceMore = (more: number): string =>
  more === 0
    ? ''
    : ` and gain ${count(more, { one: 'one more resource', other: `${more} more resources` })} of your choice`

function fulfil(
  { tile, paid: units, vp, pillar }: MoveFacts['fulfil <face>'],
  kind: string,
): MoveText {
  const then = tile.sort === 'contract' ? tile.contract.then : undefined
  const gains = [
    nouns.vp(vp),
    ...(pillar ? ['a pillar for your supply'] : []),
    ...(then === undefined ? [] : [things.brief(then)]),
  ]
  return said(
    `Fulfil the ${things.bare(tile)}${kind}`,
    `Pay ${things.purse(units)} to fulfil a contract: ${things.and(gains)}`,
  )
}

const MOVES: MoveWords<MoveText> = {
  ...CORRECTION_MOVES,
  ...SILVER_MOVES,
  ...SILVER_SOLO_MOVES,
  'die <colour> <value>': (die) =>
    said(
      capital(things.die(die.colour, die.value)),
      `Take the ${things.die(die.colour, die.value)}: ${brings(die)}`,
    ),
  'die <colour> <value> to <value>': (die) =>
    said(
      `${capital(things.die(die.colour, die.value))} → ${die.to} (${nouns.amount('gold', die.gold)})`,
      `Change the ${things.die(die.colour, die.value)} to ${die.to} for ${nouns.amount('gold', die.gold)} and take it: ${brings(die)}`,
    ),
  'use <face> as <resource>': ({ tile, resource }) =>
    said(
      `Recolour your die: ${nouns.resource[resource]}`,
      `Use ${things.tile(tile)}: the die you take next gives ${nouns.resource[resource]}`,
    ),
  'take <face>': ({ tile, from, ap }) =>
    said(
      `Take ${things.tile(tile)}${paid(ap)}`,
      `Take ${things.tile(tile)} ${things.from(from)}${paid(ap)}`,
    ),
  'take <face> from <offerSpace>': ({ tile, ap }) =>
    said(
      `Take ${things.tile(tile)}${paid(ap)}`,
      `Take ${things.tile(tile)} from the contract offer${paid(ap)}`,
    ),
  leave: ({ tile, king }) => {
    const what = tile === undefined ? 'the bonus tile' : things.tile(tile)
    return king ? said(`Discard ${what}`) : said(`Leave ${what}`, `Leave ${what} where it is`)
  },
  'walk <piece> <space>': ({ piece, to, ap }) =>
    said(
      `${capital(nouns.piece[piece])} to ${things.place(to)}${paid(ap)}`,
      `Move the ${nouns.piece[piece]} to ${things.place(to)}${paid(ap)}`,
    ),
  'build house <houseSpace>': ({ town, space, bonus, ap }) => {
    const where = space === undefined ? '' : `, space ${space}`
    const gain = bonus === undefined ? '' : `: ${things.brief(bonus)}`
    return said(
      `House ${things.in(town)}${where}${gain}${paid(ap)}`,
      `Place a house ${things.in(town)}${where}${gain}${paid(ap)}`,
    )
  },
  'build pillar <space>': ({ town, ap }) =>
    said(
      `Pillar ${things.in(town)}${paid(ap)}`,
      `Place a pillar at the cathedral in ${things.place(town)}${paid(ap)}`,
    ),
  'renew characters': ({ ap }) =>
    said(
      `Refresh characters${paid(ap)}`,
      `Discard all characters in the offer and draw new ones${paid(ap)}`,
    ),
  'place <face> building <building> floor <floor>': ({ tile, building, floor, ap, fills }) => {
    const gain = tile.sort === 'character' ? `: ${things.brief(tile.effect)}` : ''
    const roof = fills ? '; its roof house goes to your supply' : ''
    const who = tile.sort === 'character' ? `character (${nouns.action[tile.kind]})` : 'tile'
    return said(
      `${capital(who)} to building ${building}, floor ${floor}${paid(ap)}`,
      `Place the ${who} in building ${building}, floor ${floor}${gain}${roof}${paid(ap)}`,
    )
  },
  'exchange <resource> <resource>': ({ give, get, more, ap }) =>
    said(
      `${capital(nouns.resource[give])} → ${nouns.resource[get]}${paid(ap)}`,
      `Exchange ${nouns.amount(give, 1)} for ${nouns.amount(get, 1)}${onceMore(more)}${paid(ap)}`,
    ),
  climb: ({ to, ap }) =>
    said(
      `Up the king track${paid(ap)}`,
      `Move your king marker up one space, to ${nouns.vp(to)}${paid(ap)}`,
    ),
  'act <action>': ({ action, points }) =>
    said(
      `${capital(things.action(action))} with ${nouns.ap(points)}`,
      `Take the ${things.action(action)} with ${nouns.ap(points)}`,
    ),
  'gain <goods>': ({ units }) => said(`Gain ${things.purse(units)}`),
  'gain identical <resource>': ({ resource, count }) =>
    said(`Gain ${nouns.amount(resource, count)}`),
  'characters <building>': ({ building, kind }) => {
    const who = kind === undefined ? '' : ` (${nouns.action[kind]})`
    return said(
      `Building ${building}${who}`,
      `Gain all character bonuses in building ${building}${who}`,
    )
  },
  'bonus <face>': ({ tile }) => {
    const bonus = tile.sort === 'character' ? things.brief(tile.effect) : things.bare(tile)
    return said(`Bonus: ${bonus}`, `Gain a character’s bonus: ${bonus}`)
  },
  'buy <resource>': ({ resource, gold }) =>
    said(`Buy ${nouns.amount(resource, 1)} for ${nouns.amount('gold', gold)}`),
  'fulfil <face>': (facts) => fulfil(facts, ''),
  'fulfil <face> with <resource>': (facts) => fulfil(facts, `: pay ${things.purse(facts.paid)}`),
  'crest <crest> building <building>': ({ crest, building, food, bonus }) =>
    said(
      `${capital(nouns.crest[crest])} crest under building ${building} (${nouns.amount('food', food)})`,
      `Place the ${nouns.crest[crest]} crest under building ${building} for ${nouns.amount('food', food)}: ${effects.phrase(bonus)}`,
    ),
  'contribute <space>': ({ town, asks, price, vp }) =>
    said(
      `Contribute ${things.in(town)}: ${nouns.vp(vp)} (${nouns.amount(asks, price)})`,
      `Contribute ${nouns.amount(asks, price)} to the cathedral in ${things.place(town)}: ${nouns.vp(vp)}`,
    ),
  'use <face>': ({ tile }) =>
    tile.sort === 'helper'
      ? said(`Use: ${things.brief(tile.effect)}`, `Use a helper: ${effects.phrase(tile.effect)}`)
      : said(`Use ${things.tile(tile)}`),
  done: ({ action, points }) =>
    action === undefined
      ? said('Done', 'Skip the rest of this bonus')
      : said(
          'Done',
          points === 0
            ? `End this ${things.action(action)}`
            : `End this ${things.action(action)}; ${lost(points)}`,
        ),
  'end turn': ({ points }) =>
    said('End turn', points === 0 ? 'End your turn' : `End your turn; ${lost(points)}`),
  'wheel <value>': ({ action, value }) => said(`${value} faces the ${things.action(action)}`),
  'action <action>': ({ action }) => said(`Next around the wheel: ${things.action(action)}`),
  'tell later': () => said('Enter later', 'Enter these tiles when someone gets there'),
  'draw <face>': ({ tile }) => said(capital(things.bare(tile)), `Draw ${things.tile(tile)}`),
  'cost <cost>': ({ closed, asks, price, vp }) =>
    said(
      closed
        ? 'This cathedral is unavailable'
        : `Construction cost: ${nouns.amount(asks, price)} for ${nouns.vp(vp)}`,
    ),
  'town <space>': ({ town }) => said(`A fair ${things.in(town)}`),
  'fair <fair>': ({ tile }) =>
    said(`Fair tile: ${components.describe({ is: 'fair', tile, removed: false }).slice(0, -1)}`),
  'corruption <corruption>': ({ value }) => said(`Corruption ${value}`),
  'roll <colour> <value>': ({ colour, value }) =>
    said(capital(things.die(colour, value)), `Roll a ${things.die(colour, value)}`),
  'first <seat>': ({ name }) => said(`${name} is first player`),
  'bot roll <value> <value>': ({ values: [one, other] }) =>
    said(`${one} and ${other}`, `The Cardinalbot rolls ${one} and ${other}`),
  'challenge <challenge>': ({ challenge }) => said(`Challenge: ${challenge.en}`),
  'bot merchant <space>': ({ town }) =>
    said(capital(things.place(town)), `The Cardinalbot’s merchant starts ${things.in(town)}`),
  'bot crest <face>': ({ tile }) =>
    said(capital(things.bare(tile)), `The Cardinalbot receives ${things.tile(tile)}`),
  'pick die <colour> <value>': ({ colour, value }) =>
    said(
      capital(things.die(colour, value)),
      `Tie-break: the Cardinalbot takes the ${things.die(colour, value)}`,
    ),
  'pick tile <face> at <space>': ({ tile, town }) =>
    said(
      `${capital(things.bare(tile))} ${things.in(town)}`,
      `Tie-break: the Cardinalbot takes ${things.tile(tile)} ${things.in(town)}`,
    ),
  'pick town <space>': ({ town }) =>
    said(capital(things.place(town)), `Tie-break: the Cardinalbot chooses ${things.place(town)}`),
  'pick house space <houseSpace>': ({ town, space = 1 }) =>
    said(
      `${capital(things.place(town))}, space ${space}`,
      `Tie-break: the Cardinalbot chooses space ${space} ${things.in(town)}`,
    ),
  'pick character <face>': ({ tile }) =>
    said(capital(things.bare(tile)), `Tie-break: the Cardinalbot takes ${things.tile(tile)}`),
  'pick contract <face>': ({ tile }) =>
    said(capital(things.bare(tile)), `Tie-break: the Cardinalbot takes ${things.tile(tile)}`),
  'pick resource <resource>': ({ resource }) =>
    said(
      capital(nouns.resource[resource]),
      `Tie-break: the Cardinalbot chooses ${nouns.resource[resource]}`,
    ),
}
