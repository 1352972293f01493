import type { ComponentSubject } from '@tiletum/content'
import type { BonusSpace, FairTile, HouseSpace, MineSpace, PlayerMark } from '@tiletum/engine'
import { ROMAN, list, sentences } from '../phrases.ts'
import { plural } from '../plural.ts'
import { bot } from './bot.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { technologies } from './technologies.ts'

const and = list('and')
const or = list('or')
const count = plural('en')
const plus = (number: number) => (number > 0 ? `+${number}` : `${number}`)

/** Descriptions of components. */
export const components = { describe }
export type ComponentWords = typeof components

function describe(subject: ComponentSubject): string {
  switch (subject.is) {
    case 'wheel':
      return `Clockwise: ${subject.clockwise.map((action) => nouns.action[action]).join(', ')}.`
    case 'prospectorWheel':
      return `Clockwise: ${subject.clockwise.map((segment) => SEGMENTS[segment]).join(', ')}.`
    case 'die':
      return `A ${nouns.colour[subject.colour]} die gives ${nouns.resource[subject.resource]}.`
    case 'kingSpace':
      return subject.silver === 0
        ? `${nouns.vp(subject.vp)}.`
        : `${nouns.vp(subject.vp)} and ${nouns.amount('silver', subject.silver)}.`
    case 'kingAward':
      return `${nouns.vp(subject.vp)} for the highest marker if there is no tile.`
    case 'corruption':
      return subject.spaces === 0
        ? 'The king markers stay.'
        : `All king markers move down ${nouns.spaces(subject.spaces)}.`
    case 'fairBoard':
      return `Fair ${subject.fair}: +${nouns.vp(subject.vp)} each time.`
    case 'fair':
      return fair(subject.tile, subject.removed)
    case 'fairTown':
      return `A fair in ${subject.town}.`
    case 'cathedral':
      return `Cathedral in ${subject.town}: ${and(subject.tiles.map((vp) => `${vp}`))} VP.`
    case 'cost':
      return cost(subject.tile)
    case 'building': {
      const { rooms, crestFood, crestBonus } = subject.building
      const size =
        rooms === 0
          ? 'already occupied'
          : `${rooms} ${count(rooms, { one: 'room', other: 'rooms' })}`
      return sentences(
        size,
        `crest for ${nouns.amount('food', crestFood)}: ${effects.phrase(crestBonus)}`,
      )
    }
    case 'storehouse':
      return `${nouns.spaces(subject.spaces)} for tiles.`
    case 'contractSpaces':
      return `VP for fulfilling a contract there, from the left: ${and(subject.vp.map((vp) => `${vp}`))}.`
    case 'completedBuildings':
      return `${and(subject.vp.slice(1).map((vp) => `${vp}`))} VP for 1 to ${subject.vp.length - 1} completed buildings.`
    case 'start': {
      const { start } = subject
      return sentences(
        `${nouns.vp(start.vp)}, ${effects.purse(start.resources)}, and ${start.gold.join(', ')} gold by turn order`,
        `supply: ${start.housesInSupply} houses, ${start.pillarsInSupply} pillars; ${start.pillarsOnContracts} pillars on the contract spaces`,
      )
    }
    case 'contractOffer':
      return `Space ${subject.space} from the left: ${nouns.points(subject.points)}.`
    case 'characterOffer':
      return `${nouns.spaces(subject.spaces)}, ${nouns.points(1)} each.`
    case 'town':
      return sentences(
        subject.home ? 'every player starts here with a house' : undefined,
        ...spaces(subject.town.houses, subject.town.bonusTiles),
        subject.town.cathedral === undefined
          ? undefined
          : `cathedral with ${subject.town.cathedral.length} pillar spaces`,
      )
    case 'undergroundTown': {
      const { mines, houses, bonusTiles, cathedral } = subject.town
      return sentences(
        subject.start ? 'prospectors enter here' : undefined,
        mineSpaces(mines),
        ...spaces(houses, bonusTiles),
        cathedral === undefined
          ? undefined
          : `cathedral with ${cathedral.tiles.length} pillar spaces and a ${cathedral.cost} cost tile`,
      )
    }
    case 'tunnel':
      return 'A tunnel.'
    case 'road':
      return `A road space between ${and(subject.between)}.`
    case 'link':
      return subject.tablet === undefined
        ? `${and(subject.between)} are adjacent.`
        : `${and(subject.between)} are adjacent; tablet: ${effects.phrase(subject.tablet)}.`
    case 'crest':
      return `Crest of the ${nouns.crest[subject.crest]}.`
    case 'store':
      return effects.store(subject.store)
    case 'character':
      return `Character (${nouns.action[subject.kind]}): ${effects.phrase(subject.bonus)}.`
    case 'decree':
      return `${subject.decree.name.en}. ${bot.decree(subject.decree)}`
    case 'challenge':
      return `${subject.name.en}. ${bot.challenge(subject.does)}`
    case 'difficulty':
      return `${subject.name.en}: ${subject.challenges} random ${count(subject.challenges, { one: 'challenge', other: 'challenges' })}.`
    case 'bot':
      return sentences(
        `${subject.bot.buildings} buildings with ${subject.bot.rooms} rooms each, markers ${subject.bot.markers.map(plus).join(', ')}`,
        `starts with ${nouns.vp(subject.bot.vp)}, ${effects.purse(subject.bot.resources)}, king marker on ${plus(subject.bot.kingStart)}`,
        `a crest costs it ${nouns.amount('food', subject.bot.crestFood)} and gives ${nouns.vp(subject.bot.crestVp)}; a contract gives +${nouns.vp(subject.bot.contractVp)}`,
        `keeps ${subject.bot.unfulfilledContracts} unfulfilled contracts and reserves ${nouns.amount('food', subject.bot.reservedFood)}`,
      )
    case 'silverBot':
      return sentences(
        `1 mine placed, ${subject.bot.minesReady} available`,
        `${and(subject.bot.surpriseSilver.map((silver) => `${silver}`))} silver for 1 to ${subject.bot.surpriseSilver.length} King’s Surprises`,
        `hard: ${nouns.amount('silver', subject.bot.hard.silver)} and ${nouns.vp(subject.bot.hard.vp)} at the start`,
      )
    case 'side':
      return sentences(
        `underground map ${ROMAN[subject.side.map - 1] ?? ''}, side ${subject.side.side}: ${subject.side.spaces.length} spaces`,
        `a prospector enters in ${subject.start} for ${nouns.amount('silver', subject.side.enterSilver)}`,
      )
    case 'tablet':
      return effects.sentence(subject.effect)
    case 'technology':
      return `${subject.technology.name.en}. ${technologies.technology(subject.technology)}`
    case 'tier':
      return `Tier ${ROMAN[subject.tier - 1] ?? ''} costs ${nouns.amount('silver', subject.silver)} and scores ${nouns.vp(subject.vp)} at the end.`
    case 'resourceBonus':
      return sentences(`${nouns.resource[subject.resource]} for the resource technology`)
    case 'overlay':
      return sentences(
        `${or(subject.overlay.largerOf.map((what) => nouns.buildings[what]))}, whichever are more, × ${nouns.buildings[subject.overlay.times]}`,
      )
    case 'pieces': {
      const { pieces } = subject
      return sentences(
        `${pieces.prospectors} prospectors`,
        `mines: ${pieces.minesPlaced} placed, ${pieces.minesInSupply} in supply, ${pieces.minesBesideKingTrack} beside the king track`,
        `${pieces.pillarsOnContracts} more ${count(pieces.pillarsOnContracts, { one: 'pillar', other: 'pillars' })}, bonus markers ${pieces.markers.map(plus).join(' and ')}`,
        `${pieces.silver.join(', ')} silver by turn order`,
      )
    }
    case 'surprise':
      return bot.surprise(subject.effects)
  }
}

const SEGMENTS = { prospector: 'prospector', step: 'movement icon', blank: 'blank' }

function fair({ scores, vp }: FairTile, removed: boolean): string {
  const note = removed ? 'not used with Prospect for Silver' : undefined
  if (scores === 'king') {
    return sentences(`${nouns.vp(vp)} and the VP of your space on the king track`, note)
  }
  const [one = '', ...others] = scores.map((what) => nouns.countable[what])
  const what = others.length === 0 ? one : `pair of a ${and([one, ...others.map((o) => `a ${o}`)])}`
  return sentences(`${nouns.vp(vp)} for each ${what}`, note)
}

function cost(tile: Extract<ComponentSubject, { readonly is: 'cost' }>['tile']): string {
  if ('closed' in tile) return 'This cathedral is unavailable.'
  const [resource, number] =
    'stone' in tile
      ? (['stone', tile.stone] as const)
      : 'silver' in tile
        ? (['silver', tile.silver] as const)
        : (['gold', tile.gold] as const)
  const note = 'botStart' in tile ? 'the Cardinalbot’s architect starts here' : undefined
  return sentences(`${nouns.amount(resource, number)} for ${nouns.vp(tile.vp)}`, note)
}

function spaces(
  houses: readonly HouseSpace[],
  bonusTiles: readonly BonusSpace[],
): readonly (string | undefined)[] {
  const house = houses.map(({ mark, bonus }) =>
    marked(mark, bonus === undefined ? 'house space' : `house space (${effects.phrase(bonus)})`),
  )
  const bonus = bonusTiles.map(({ mark }) => marked(mark, 'bonus tile'))
  return [house.join('; '), bonus.join('; ')]
}

function mineSpaces(mines: readonly MineSpace[]): string {
  return mines
    .map(({ mark, gold }) =>
      marked(mark, gold === 0 ? 'mine space' : `mine space (${nouns.amount('gold', gold)})`),
    )
    .join('; ')
}

function marked(mark: PlayerMark, what: string): string {
  return mark === 2 ? what : `${what} ${nouns.mark[mark]}`
}
