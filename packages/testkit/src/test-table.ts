/** A game for tests: strict play in notation, and readable views of its state. */
import type { Game, GameEvent, Move, Option, Refusal } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { at, indexIn } from './at.ts'
import { readBoard, readSeat } from './readable-state.ts'
import type { BoardReading, SeatSummary } from './readable-state.ts'

export const COLOURS = ['blue', 'orange', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export class TestTable {
  readonly game: Game
  readonly seats: readonly Colour[]
  state: GameState
  /** The events since the last `listen`. */
  events: GameEvent[] = []
  /** Number of tiles that the test removed from the game, by face. */
  readonly box: number[]
  private answersItself = false

  constructor(game: Game, seats: readonly Colour[], state: GameState) {
    this.game = game
    this.seats = seats
    this.state = state
    this.box = game.rules.faces.map(() => 0)
  }

  /** Lets chance answer with the first candidate from now on. */
  autoChance(on = true): this {
    this.answersItself = on
    this.settle()
    return this
  }

  /** Plays moves and chance answers; throws at the first one that is refused. */
  play(...notations: readonly string[]): this {
    for (const notation of notations) {
      this.playOne(notation)
      this.settle()
    }
    return this
  }

  /** Gives chance answers, one after the other. */
  chance(...answers: readonly string[]): this {
    for (const answer of answers) {
      if (this.awaits().startsWith('chance')) this.play(answer)
      else throw new Error(`'${answer}' answers nothing: the game awaits ${this.awaits()}`)
    }
    return this
  }

  /**
   * Lets chance answer with the first candidate until something else is awaited, such as `blue` or `chance
   * dice`.
   */
  until(who: string): this {
    while (this.awaits() !== who) {
      if (!this.awaits().startsWith('chance'))
        throw new Error(`The game awaits ${this.awaits()} and never came to ${who}`)
      this.answerFirst()
    }
    return this
  }

  /** Drops the events so far. */
  listen(): this {
    this.events = []
    return this
  }

  /** Returns what the game awaits: `blue`, `chance dice` or `nobody`. */
  awaits(): string {
    const awaiting = this.game.awaiting(this.state)
    if (awaiting.who === 'seat') return at(this.seats, awaiting.seat)
    return awaiting.who === 'chance' ? `chance ${awaiting.request.request}` : 'nobody'
  }

  /** Number of answers that the current chance request still needs. */
  chanceLeft(): number {
    const awaiting = this.game.awaiting(this.state)
    return awaiting.who === 'chance' ? awaiting.request.left : 0
  }

  optionList(): readonly Option[] {
    return this.game.options(this.state)
  }

  options(): readonly string[] {
    return this.optionList().map(({ notation }) => notation)
  }

  option(notation: string): Option {
    const found = this.optionList().find((option) => option.notation === notation)
    if (found === undefined) throw new Error(`'${notation}' is not among ${this.list()}`)
    return found
  }

  why(notation: string): Refusal | undefined {
    return this.game.why(this.state, this.moveOf(notation))
  }

  seatState(colour: Colour): SeatSummary {
    return readSeat(this.game, this.state, this.seatOf(colour))
  }

  board(): BoardReading {
    return readBoard(this.game, this.state)
  }

  order(): readonly Colour[] {
    return this.state.order.map((seat) => at(this.seats, seat))
  }

  standings(): readonly Colour[] {
    return this.game.standings(this.state).map((seat) => at(this.seats, seat))
  }

  /** The markers on each occupied space of the king track by its points, the lowest in the stack first. */
  kingTrack(): Readonly<Record<string, readonly Colour[]>> {
    const track: Record<string, Colour[]> = {}
    for (const seat of this.state.kingStack) {
      const points = String(at(this.game.rules.kingSpaces, at(this.state.king, seat)))
      track[points] = [...(track[points] ?? []), at(this.seats, seat)]
    }
    return track
  }

  /** A copy that can be played on independently. */
  fork(): TestTable {
    const copy = new TestTable(this.game, this.seats, this.game.clone(this.state))
    copy.answersItself = this.answersItself
    this.box.forEach((count, face) => (copy.box[face] = count))
    return copy
  }

  seatOf(colour: Colour): number {
    return indexIn(this.seats, colour)
  }

  moveOf(notation: string): Move {
    const move = this.game.parse(notation)
    if (typeof move === 'number') return move
    throw new Error(
      `'${notation}' is no move: ${move.error} at '${move.word}', where one of ${move.expected.join(', ')} is understood`,
    )
  }

  private playOne(notation: string): void {
    const move = this.moveOf(notation)
    const refusal = this.game.why(this.state, move)
    if (refusal !== undefined)
      throw new Error(
        `'${notation}' is refused by ${refusal.clause} (${refusal.reason} ${JSON.stringify(refusal.facts)}); the game awaits ${this.awaits()}: ${this.list()}`,
      )
    this.game.play(this.state, move, (event) => this.events.push(event))
  }

  private settle(): void {
    while (this.answersItself && this.awaits().startsWith('chance')) this.answerFirst()
  }

  private answerFirst(): void {
    this.game.play(this.state, at(this.game.moves(this.state), 0), (event) =>
      this.events.push(event),
    )
  }

  private list(): string {
    return this.options().join(' · ')
  }
}
