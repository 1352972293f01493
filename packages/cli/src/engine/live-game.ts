/** A game in the engine's memory: its state, what was played so far, and who answers by itself. */
import { POLICIES, seededChance } from '@tiletum/bots'
import type { Chance, Policy, PolicyName, Seed } from '@tiletum/bots'
import { moveList } from '@tiletum/engine'
import type { Awaiting, Game, Move, State } from '@tiletum/engine'

export interface LiveSettings {
  readonly game: Game
  /** The changes of its edition, for its record. */
  readonly edition: unknown
  /** Chance is drawn from it; undefined where chance is asked. */
  readonly seed: Seed | undefined
  /** The level that plays each seat by itself. */
  readonly levels: readonly (PolicyName | undefined)[]
}

/** Reused for every game, since one request is carried out at a time. */
const list = moveList()

export class LiveGame {
  readonly settings: LiveSettings
  state: State
  /** Every move and answer since the start. */
  readonly moves: Move[]
  /** How many moves there were before each play that came from outside. */
  private readonly plays: number[] = []
  /** Answers of chance up to here were not drawn from the seed. */
  private readonly drawnFrom: number
  private chance: Chance | undefined
  private policies: (Policy | undefined)[] = []

  constructor(settings: LiveSettings, state: State, moves: Move[]) {
    this.settings = settings
    this.state = state
    this.moves = moves
    this.drawnFrom = moves.length
  }

  /** Plays a legal move from outside. */
  play(move: Move): void {
    this.plays.push(this.moves.length)
    this.settings.game.play(this.state, move)
    this.moves.push(move)
  }

  /** Draws chance and plays for the levels until somebody outside is asked; returns who it is. */
  settle(): Awaiting {
    const { game, seed, levels } = this.settings
    for (;;) {
      const waits = game.awaiting(this.state)
      if (waits.who === 'nobody') return waits
      let move: Move
      if (waits.who === 'chance') {
        if (seed === undefined) return waits
        game.list(this.state, list)
        this.chance ??= this.chanceSoFar(seed)
        move = this.chance.answer(waits.request.request, list, this.state)
      } else {
        const level = levels[waits.seat]
        if (level === undefined) return waits
        game.list(this.state, list)
        move = this.policyOf(waits.seat, level).choose(this.state, list, {})
      }
      game.play(this.state, move)
      this.moves.push(move)
    }
  }

  /** Takes back the last plays from outside. Returns false if there are not so many. */
  undo(steps: number): boolean {
    const { plays, moves } = this
    if (steps > plays.length) return false
    moves.length = plays[plays.length - steps] as number
    plays.length -= steps
    const { game } = this.settings
    this.state = game.start()
    for (let index = 0; index < moves.length; index++) game.play(this.state, moves[index] as Move)
    this.chance = undefined
    this.policies = []
    return true
  }

  /** A copy with chance of its own, so that nobody learns what the original will draw. */
  fork(seed: Seed | undefined): LiveGame {
    const { game, edition } = this.settings
    return new LiveGame(
      { game, edition, seed, levels: [] },
      game.clone(this.state),
      this.moves.slice(),
    )
  }

  private policyOf(seat: number, level: PolicyName): Policy {
    const { game, seed = 0 } = this.settings
    return (this.policies[seat] ??= POLICIES[level](game, `${seed} ${seat} ${this.moves.length}`))
  }

  /** Chance that goes on as if it had drawn all answers so far. */
  private chanceSoFar(seed: Seed): Chance {
    const chance = seededChance(seed)
    if (this.moves.length === this.drawnFrom) return chance
    const { game } = this.settings
    const state = game.start()
    const answers = moveList()
    for (const [index, move] of this.moves.entries()) {
      const waits = game.awaiting(state)
      if (waits.who === 'chance' && index >= this.drawnFrom) {
        game.list(state, answers)
        chance.heard(waits.request.request, answers, state, move)
      }
      game.play(state, move)
    }
    return chance
  }
}
