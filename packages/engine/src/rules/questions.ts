/** What the base rules ask, by name, so that modules can answer otherwise. A closed list. */
import type { Facts } from '../kernel/facts.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { Reason } from '../refusals.ts'
import type { Countable } from '../vocabulary/tiles.ts'
import type { ClauseId } from '../vocabulary/words.ts'

export interface Questions {
  /** What a seat has beside its tiles that move rules of modules need (`MoveRule.needs`): bits from `PREREQUISITES` on. */
  prerequisites(draft: Draft, seat: number): number
  /** The points of an action begun with a die: 7 − value, and what strengthens it (`turn-5`). */
  actionPoints(draft: Draft, seat: number, action: number, value: number): number
  /** What strengthens an action begun with a die; the joker's choice brings its own (`joker-1`). */
  actionBonus(draft: Draft, seat: number, action: number): number
  /** An action is begun with a die, or chosen for the joker. */
  beginAction(draft: Draft, seat: number, action: number): void
  /** A die is taken; its resources, tile and action follow. */
  dieTaken(draft: Draft, seat: number): void
  /** The action of the die under way. */
  dieAction(draft: Draft): number
  /** Another action the die under way may be used for instead, or NONE. */
  otherAction(draft: Draft): number
  /** How many resources the die under way gives (`turn-4`). */
  dieYield(draft: Draft, seat: number): number
  /** The food a crest costs under a building (`task-4`). */
  crestFood(draft: Draft, seat: number, building: number): number
  /** The gold that changing a die from one value to another costs (`turn-2`). */
  dieChange(draft: Draft, seat: number, from: number, to: number): number
  /** How many units a seat can pay where gold is asked. */
  goldToPay(draft: Draft, seat: number): number
  payGold(draft: Draft, seat: number, count: number, clause: ClauseId): void
  /** Why nobody can build or contribute at a cathedral in this game (`arch-4`), if so. */
  refuseCathedral(draft: Draft, cathedral: number): Reason | undefined
  /** The stone a seat pays to contribute to a cathedral (`task-6`). */
  contributionStone(draft: Draft, seat: number, cathedral: number): number
  /** Whether a seat can't pay what a cathedral asks, and the payment. */
  refuseContribution(draft: Draft, seat: number, cathedral: number): Reason | undefined
  payContribution(draft: Draft, seat: number, cathedral: number): void
  /** What is asked, had and short, for who tells of it. */
  contributionFacts(draft: Draft, seat: number, cathedral: number): Facts
  afterContribution(draft: Draft, seat: number): void
  /** Whether a contract may be fulfilled at its printed demand; what it asks, by resource; the payment. */
  refusePlainDemand(draft: Draft, seat: number, face: number): Reason | undefined
  canPay(draft: Draft, seat: number, demand: readonly number[]): boolean
  missing(draft: Draft, seat: number, demand: readonly number[]): readonly number[]
  payDemand(draft: Draft, seat: number, demand: readonly number[], source: number): void
  /** The effect that placing a house on a space brings about, or NONE (`merch-3`). */
  houseProgram(draft: Draft, seat: number, houseSpace: number): number
  /** Where a bonus may build that builds where a piece stands (`bonus-5`, `bonus-6`). */
  sites(draft: Draft, seat: number, piece: number): readonly number[]
  /** Whether a bonus that builds `where` may build on a space, its own rules apart (`task-5`). */
  mayBuild(draft: Draft, seat: number, where: number, piece: number, space: number): boolean
  /** Why it may not build there. */
  elsewhere(draft: Draft, seat: number, space: number): Reason
  /** The points of a completed building's marker, and what else its completion brings (`build-1`). */
  markerPoints(draft: Draft, seat: number, building: number): number
  afterCompletion(draft: Draft, seat: number, building: number): void
  /** The resources of choice that an exchange gives beside the exchanged one (`contr-3`). */
  exchangeUnits(draft: Draft, seat: number): number
  /** How often a fair's condition is met (`fair-3`). */
  count(draft: Draft, seat: number, what: Countable): number
  /** Whether a seat takes part in the fair of a town (`fair-1`). */
  takesPart(draft: Draft, seat: number, town: number): boolean
  /** The script of a seat's turn. */
  turnScript(draft: Draft, seat: number): number
  /** Whether the first of two markers on one king space ranks before the second (`king-4`). */
  ranksBefore(draft: Draft, seat: number, other: number): boolean
  /** The king space a marker below it returns to, and by which clause (`king-6`). */
  kingReset(draft: Draft, seat: number): { readonly space: number; readonly clause: ClauseId }
  /** Whether the first of two seats with equal points wins, whatever the turn order (`end-4`). */
  winsTie(draft: Draft, seat: number, other: number): boolean
  /** The award for the highest marker: a choice, or what a module does instead (`king-1`). */
  kingTile(draft: Draft, seat: number): void
}
