/** The hooks: functions of the base rules that a module may replace. The list is closed. */
import type { Facts } from '../kernel/facts.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { RuleReason } from '../refusals.ts'
import type { Countable } from '../vocabulary/tiles.ts'
import type { ClauseId } from '../vocabulary/words.ts'

export interface RuleHooks {
  /**
   * Bits from `PREREQUISITES` on: means that a seat has beside its tiles and that move rules of
   * modules need (`needs`).
   */
  prerequisites(draft: Draft, seat: number): number
  /** Action points of an action begun with a die: 7 − value, and all bonuses (`turn-5`). */
  actionPoints(draft: Draft, seat: number, action: number, value: number): number
  /**
   * Bonus action points of an action begun with a die. The action chosen for the joker brings its
   * own (`joker-1`).
   */
  actionBonus(draft: Draft, seat: number, action: number): number
  /** Runs when an action is begun with a die, or chosen for the joker. */
  beginAction(draft: Draft, seat: number, action: number): void
  /** Runs when a die is taken, before its bonus tile, resources and action. */
  dieTaken(draft: Draft, seat: number): void
  /** The action of the die taken in this turn. */
  dieAction(draft: Draft): number
  /** Another action for which the die may be used instead, or NONE. */
  otherAction(draft: Draft): number
  /** Number of resources that the die taken in this turn gives (`turn-4`). */
  dieYield(draft: Draft, seat: number): number
  /** The food it costs to place a crest under a building (`task-4`). */
  crestFood(draft: Draft, seat: number, building: number): number
  /** The gold that changing a die from one value to another costs (`turn-2`). */
  dieChange(draft: Draft, seat: number, from: number, to: number): number
  /** Number of units that a seat can pay as gold. */
  goldToPay(draft: Draft, seat: number): number
  payGold(draft: Draft, seat: number, count: number, clause: ClauseId): void
  /**
   * The reason why no player can build or contribute at a cathedral in this game (`arch-4`);
   * undefined if they can.
   */
  refuseCathedral(draft: Draft, cathedral: number): RuleReason | undefined
  /** The stone a seat pays to contribute to a cathedral (`task-6`). */
  contributionStone(draft: Draft, seat: number, cathedral: number): number
  /** The reason why a seat can't pay its contribution to a cathedral; undefined if it can. */
  refuseContribution(draft: Draft, seat: number, cathedral: number): RuleReason | undefined
  payContribution(draft: Draft, seat: number, cathedral: number): void
  /**
   * The price of a contribution, and how much the seat has and lacks, for the sentence of a
   * refusal.
   */
  contributionFacts(draft: Draft, seat: number, cathedral: number): Facts
  afterContribution(draft: Draft, seat: number): void
  /** The reason why a contract can't be fulfilled at its printed demand; undefined if it can. */
  refusePlainDemand(draft: Draft, seat: number, face: number): RuleReason | undefined
  /** Whether a seat can pay a demand, given by resource. */
  canPay(draft: Draft, seat: number, demand: readonly number[]): boolean
  /** The units of each resource that a seat lacks for a demand. */
  missing(draft: Draft, seat: number, demand: readonly number[]): readonly number[]
  payDemand(draft: Draft, seat: number, demand: readonly number[], source: number): void
  /** The program of the bonus for a house on a space, or NONE (`merch-3`). */
  houseProgram(draft: Draft, seat: number, houseSpace: number): number
  /**
   * The spaces on which a bonus for a building "where the piece stands" may build (`bonus-5`,
   * `bonus-6`).
   */
  sites(draft: Draft, seat: number, piece: number): readonly number[]
  /**
   * Whether a bonus may build on a space, given its `where`: at the piece or anywhere (`task-5`).
   * Other conditions, such as an empty space, are checked elsewhere.
   */
  mayBuild(draft: Draft, seat: number, where: number, piece: number, space: number): boolean
  /** The reason of the refusal where `mayBuild` returns false. */
  elsewhere(draft: Draft, seat: number, space: number): RuleReason
  /** The points of a completed building's marker (`build-1`). */
  markerPoints(draft: Draft, seat: number, building: number): number
  afterCompletion(draft: Draft, seat: number, building: number): void
  /** Number of resources of choice that an exchange gives beside the exchanged one (`contr-3`). */
  exchangeUnits(draft: Draft, seat: number): number
  /** How many of the things that a fair counts a seat has (`fair-3`). */
  count(draft: Draft, seat: number, what: Countable): number
  /** Whether a seat takes part in the fair of a town (`fair-1`). */
  takesPart(draft: Draft, seat: number, town: number): boolean
  /** The number of the script of a seat's turn. */
  turnScript(draft: Draft, seat: number): number
  /** Whether the first of two markers on one king space ranks before the second (`king-4`). */
  ranksBefore(draft: Draft, seat: number, other: number): boolean
  /** The king space to which a lower marker returns, and the clause for it (`king-6`). */
  kingReset(draft: Draft, seat: number): { readonly space: number; readonly clause: ClauseId }
  /** Whether the first of two seats with equal points wins, whatever the turn order (`end-4`). */
  winsTie(draft: Draft, seat: number, other: number): boolean
  /**
   * Gives the owner of the highest marker the tile beside the king track: as a choice, unless a
   * module replaces this (`king-1`).
   */
  kingTile(draft: Draft, seat: number): void
}
