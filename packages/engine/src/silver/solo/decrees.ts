/** The decrees with silver: which ones are laid out, their conditions, and the dice they choose. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import type { Draft } from '../../kernel/extension-points.ts'
import { isNewCrest } from '../../solo/bot-things.ts'
import { baseConditions } from '../../solo/decrees.ts'
import type { Condition, ConditionKinds } from '../../solo/decrees.ts'
import { diceOfRanks, highestValue } from '../../solo/choose-die.ts'
import type { PickCompiler } from '../../solo/choose-die.ts'
import { BOT } from '../../solo/seats.ts'
import { tablesOf } from '../../solo/tables.ts'
import { unbuilt } from '../../solo/task-scripts.ts'
import { NONE } from '../../state.ts'
import type { Building, DecreeId } from '../../vocabulary/words.ts'
import { mapOf, prospectorOn } from '../prospectors.ts'
import { hasSilver } from '../silver-and-mines.ts'
import { silverOf, silverRules } from '../slice.ts'
import { distanceBelow, inSight, townsFor } from './building-sites.ts'

/**
 * ag-solo-1, ag-solo-16: The decree that replaces this one; the overlay's decree replaces Everlasting Fame.
 */
export function decreeFor(draft: Draft, id: DecreeId): DecreeId {
  const { content } = silverRules(draft)
  if (id === tablesOf(draft).content.lastDecrees[0])
    return at(content.overlays, silverOf(draft).overlay).decree
  return content.solo.decrees.find(({ replaces }) => replaces === id)?.id ?? id
}

export const silverConditions: ConditionKinds = {
  newCrestInReachOf: (when) => {
    if (when.newCrestInReachOf === 'prospector') return crestBelow
    const base = baseConditions.newCrestInReachOf
    if (base === undefined) throw new Error('The base game looks for crests in reach')
    return base(when)
  },
  spaceBelowInReach: ({ spaceBelowInReach: what }) => spaceBelow(what),
  silverBelow:
    ({ silverBelow: below }) =>
    (draft, option) => {
      const have = hasSilver(draft, BOT)
      const holds = have < below
      if (draft.sink !== undefined)
        emit(draft, 'bot-check-silver', 'ag-solo-1', BOT, NONE, { option, holds, below, have })
      return holds
    },
}

const spaceBelow =
  (what: Building): Condition =>
  (draft, option, reach) => {
    const towns = townsFor(draft, what)
    const holds = towns.some((town) => distanceBelow(draft, town) <= reach)
    if (draft.sink !== undefined)
      emit(draft, 'bot-check-below', 'ag-solo-1', BOT, NONE, {
        option,
        holds,
        what,
        reach,
        towns: inSight(draft, towns),
      })
    return holds
  }

/** solo-turn-9: Whether a new crest underground is within reach of one of the bot's prospectors. */
const crestBelow: Condition = (draft, option, reach) => {
  const { faces, names } = draft.rules
  const crests = silverOf(draft).tiles.flatMap((face, bonusSpace) => {
    if (face === NONE || at(faces, face).crest === NONE) return []
    const space = num(silverRules(draft).bonusSpaces, bonusSpace)
    if (prospectorOn(draft, BOT, mapOf(draft, space)) === NONE) return []
    const distance = distanceBelow(draft, space)
    return [{ face, space, distance, owned: !isNewCrest(draft, face) }]
  })
  const holds = crests.some(({ distance, owned }) => !owned && distance <= reach)
  if (draft.sink !== undefined)
    emit(draft, 'bot-check-crest-below', 'solo-turn-9', BOT, NONE, {
      option,
      holds,
      reach,
      crests: crests.map(({ face, space, distance, owned }) => ({
        tile: at(faces, face).id,
        town: at(names.space, space),
        distance,
        owned,
      })),
    })
  return holds
}

/**
 * The resources that the cheapest of the bot's unbuilt cathedrals cost. Cathedrals that cost silver are
 * left out, since no die gives silver.
 */
function askedByCheapest(draft: Draft): readonly number[] {
  const { hooks } = tablesOf(draft)
  const { board, names } = draft.rules
  const prices = unbuilt(draft)
    .map((space) => ({ space, ...hooks.cathedralPrice(draft, num(board.cathedralAt, space)) }))
    .filter(({ resource }) => resource !== NONE)
  const least = Math.min(...prices.map(({ count }) => count))
  const asked = prices.flatMap(({ resource, count }) => (count === least ? [resource] : []))
  if (draft.sink !== undefined)
    emit(draft, 'bot-cheapest', 'ag-solo-1', BOT, NONE, {
      cathedrals: prices.map(({ space, resource, count }) => ({
        town: at(names.space, space),
        resource: at(names.resource, resource),
        count,
      })),
      resources: [...new Set(asked)].map((resource) => at(names.resource, resource)),
    })
  return asked
}

/**
 * solo-turn-11: If a stone and a gold cost are equally cheap, the highest die of both colours is taken; the
 * decree's colour priority breaks ties.
 */
export const silverDieChoice: PickCompiler = (choice, priority) => {
  if (typeof choice === 'string' || !('forCheapestCathedral' in choice)) return undefined
  const colours = choice.forCheapestCathedral
  return {
    ranks: colours,
    dice(draft) {
      const asked = askedByCheapest(draft)
      const { names, colourResource } = draft.rules
      const fitting = colours.filter((colour) =>
        asked.includes(num(colourResource, names.colour.indexOf(colour))),
      )
      return fitting.length === 0 ? [] : diceOfRanks(draft, fitting)
    },
    tieBreakers: [highestValue, ...priority],
    clause: 'solo-turn-11',
  }
}
