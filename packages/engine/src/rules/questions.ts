/** What the base rules ask, by name, so that modules can answer otherwise. A closed list. */
import type { Draft } from '../kernel/way.ts'
import type { Countable } from '../vocabulary/tiles.ts'

export interface Questions {
  /** The points of an action begun with a die: 7 − value, and what strengthens it (`turn-5`). */
  actionPoints(draft: Draft, seat: number, action: number, value: number): number
  /** The food a crest costs under a building (`task-4`). */
  crestFood(draft: Draft, seat: number, building: number): number
  /** The gold that changing a die from one value to another costs (`turn-2`). */
  dieChange(draft: Draft, seat: number, from: number, to: number): number
  /** How many units a seat can pay where gold is asked. */
  goldToPay(draft: Draft, seat: number): number
  /** The stone a seat pays to contribute to a cathedral (`task-6`). */
  contributionStone(draft: Draft, seat: number, cathedral: number): number
  /** How often a fair's condition is met (`fair-3`). */
  count(draft: Draft, seat: number, what: Countable): number
  /** Whether a seat takes part in the fair of a town (`fair-1`). */
  takesPart(draft: Draft, seat: number, town: number): boolean
  /** The script of a seat's turn. */
  turnScript(draft: Draft, seat: number): number
  /** Whether the first of two markers on one king space ranks before the second (`king-4`). */
  ranksBefore(draft: Draft, seat: number, other: number): boolean
  /** The king space a marker below it returns to (`king-6`). */
  kingReset(draft: Draft, seat: number): number
  /** Whether the first of two seats with equal points wins, whatever the turn order (`end-4`). */
  winsTie(draft: Draft, seat: number, other: number): boolean
  /** The award for the highest marker: a choice, or what a module does instead (`king-1`). */
  kingTile(draft: Draft, seat: number): void
}
