/** The challenges: how each card changes the Cardinalbot's rules. Any number of cards may be in play. */
import { at, num } from '../kernel/checked-index.ts'
import { FACE, source } from '../kernel/effect-sources.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { climb } from '../rules/king-track.ts'
import { gain, GOLD, score } from '../rules/ledger.ts'
import type { ChallengeRule } from '../vocabulary/solo.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { isReady } from './contracts.ts'
import { begin, BOT_ALIKE, BOT_FULFIL, BOT_REQUIRED } from './scripts.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'
import type { TileOutcomeName } from './trace.ts'

type RuleName = ChallengeRule['rule']

/** The rule of the card in play with this name, or undefined if it is not in play. */
export function challenge<Name extends RuleName>(
  draft: Draft,
  name: Name,
): Extract<ChallengeRule, { rule: Name }> | undefined {
  const { challenges } = soloOf(draft)
  for (let index = 0; index < challenges.length; index++) {
    const does = at(tablesOf(draft).challenges, num(challenges, index))
    if (does.rule === name) return does as Extract<ChallengeRule, { rule: Name }>
  }
  return undefined
}

/** The outcome of a bonus tile. `then` carries it out after the outcome has been traced. */
export interface TileOutcome {
  readonly outcome: TileOutcomeName
  readonly then?: () => void
}

const REMOVED: TileOutcome = { outcome: 'removed' }

/** solo-chal-1: Very Special Friends: a miscellaneous helper gives gold. */
export function onMiscellaneous(draft: Draft, face: number): TileOutcome {
  const friends = challenge(draft, 'miscellaneous-helpers')
  if (friends === undefined) return REMOVED
  const then = (): void => gain(draft, BOT, GOLD, friends.gold, 'solo-chal-1', source(FACE, face))
  return { outcome: 'gold', then }
}

/**
 * solo-chal-1: Very Special Friends: a contract on a bonus tile counts as one from the offer: it is
 * fulfilled if ready, else kept if there is a free space.
 */
export function onBonusContract(draft: Draft, face: number): TileOutcome {
  if (challenge(draft, 'miscellaneous-helpers') === undefined) return REMOVED
  if (isReady(draft, face))
    return { outcome: 'fulfilled', then: () => begin(draft, BOT_FULFIL, 0, source(FACE, face)) }
  if (!hasContractSpace(draft)) return { outcome: 'no-contract-space' }
  return { outcome: 'contract-kept', then: () => void soloOf(draft).waiting.push(face) }
}

/** solo-setup-1: Whether one of the spaces for unfulfilled contracts is free. */
export const hasContractSpace = (draft: Draft): boolean =>
  soloOf(draft).waiting.length < tablesOf(draft).content.bot.unfulfilledContracts

/** solo-chal-2: Resourceful Clergy: the bot receives what a resource or point helper shows. */
export function onResourceHelper(draft: Draft, face: number): TileOutcome {
  if (challenge(draft, 'resource-helpers') === undefined) return REMOVED
  const then = (): void => {
    receive(draft, face, 'solo-chal-2')
    tablesOf(draft).hooks.receiveBeside(draft, face)
  }
  return { outcome: 'received', then }
}

/**
 * solo-chal-3, solo-chal-4: Whispers in the King's Ear and Ecclesiastical Income: an action helper moves
 * the bot up the king track, or scores its action points. Both apply if both cards are in play.
 */
export function onActionHelper(draft: Draft, face: number): TileOutcome {
  const from = source(FACE, face)
  const whispers = challenge(draft, 'action-helpers-climb')
  const income = challenge(draft, 'action-helpers-score')
  if (whispers === undefined && income === undefined) return REMOVED
  const then = (): void => {
    if (whispers !== undefined) climb(draft, BOT, whispers.spaces, 'solo-chal-3', from)
    if (income === undefined) return
    const { shown } = at(tablesOf(draft).worth, face)
    score(draft, BOT, income.vp * shown, 'challenge', 'solo-chal-4', from)
  }
  return { outcome: 'action-helper', then }
}

/**
 * solo-chal-5: Visitors to the Curia: a placed character gives its resources and points, and points for
 * everything else it shows.
 */
export function onPlacedCharacter(draft: Draft, face: number): void {
  const visitors = challenge(draft, 'character-bonuses')
  if (visitors === undefined) return
  receive(draft, face, 'solo-chal-5')
  const { shown } = at(tablesOf(draft).worth, face)
  score(draft, BOT, visitors.vp * shown, 'challenge', 'solo-chal-5', source(FACE, face))
}

/**
 * The bot receives named resources and points as printed; for a free choice it takes its most required
 * resource.
 */
function receive(draft: Draft, face: number, clause: ClauseId): void {
  const { goods, any, alike, vp } = at(tablesOf(draft).worth, face)
  const from = source(FACE, face)
  for (let resource = 0; resource < goods.length; resource++)
    gain(draft, BOT, resource, num(goods, resource), clause, from)
  score(draft, BOT, vp, 'challenge', clause, from)
  if (any > 0) begin(draft, BOT_REQUIRED, any, from)
  if (alike > 0) begin(draft, BOT_ALIKE, alike, from)
}

/**
 * solo-chal-6: Deep Coffers: one more resource with each die, the most required one after the die's
 * resources are received.
 */
export function onDie(draft: Draft): void {
  const coffers = challenge(draft, 'die-resources')
  if (coffers !== undefined) begin(draft, BOT_REQUIRED, coffers.more)
}

/**
 * solo-chal-7: Favor at the Court: the king marker starts on +5 instead of +3, and is reset there. Returns
 * the space of the king track.
 */
export const kingStart = (draft: Draft): number => {
  const points = challenge(draft, 'king-start')?.space ?? tablesOf(draft).content.bot.kingStart
  return draft.rules.kingSpaces.indexOf(points)
}

/**
 * solo-setup-2, solo-chal-8: The bonus markers on the bot's buildings, from the left; Ready for Action
 * reverses them.
 */
export const markersOf = (draft: Draft): readonly number[] =>
  challenge(draft, 'markers')?.markers ?? tablesOf(draft).content.bot.markers
