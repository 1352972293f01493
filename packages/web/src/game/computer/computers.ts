/** Lets the computer players at a table think and play, one step at a time. */
import { LEVEL_ITERATIONS } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'
import type { State } from '@tiletum/engine'
import type { MatchHost } from '../host/match-host.ts'
import type { SavedPlayer } from '../storage/saved-game.ts'
import { stateAt } from '../timeline/moment.ts'
import type { GameTable } from '../game-table.ts'
import type { UserSettings } from '../../shared/settings/settings.ts'
import type { WorkerClient } from './worker-client.ts'
import { turnSoFar } from './turn-so-far.ts'

export interface Thinking {
  readonly seat: number
  readonly level: Level
  /** `decided`: the move waits for a press. `failed`: the thread broke down. */
  readonly is: 'thinking' | 'decided' | 'failed'
  readonly iterations: number
  /** Number of simulations it will do. */
  readonly of: number
}

export interface LocalComputers {
  /** The computer player that decides now, if any. */
  readonly status: () => Thinking | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Stops thinking and plays the best move found so far. */
  readonly playNow: () => void
  /** Plays the move that waits for a press. */
  readonly next: () => void
  /**
   * Drops the pauses until a person decides or, in a game without people, until the turn is over.
   */
  readonly skip: () => void
  readonly retry: () => void
  readonly setSpeed: (speed: UserSettings['speed']) => void
  /** Starts the computer players. Returns a function that stops them. */
  readonly run: () => () => void
}

export interface ComputersOptions {
  readonly table: Pick<GameTable, 'snapshot' | 'subscribe'>
  readonly playFor: MatchHost['playFor']
  /** Players by seat. */
  readonly players: readonly SavedPlayer[]
  /** Seed of their random choices, together with the number of the first input of the turn. */
  readonly seed: string
  readonly openWorkerClient: () => WorkerClient
  readonly speed: UserSettings['speed']
  /** Overrides the number of simulations of every level. */
  readonly iterations?: number | undefined
}

/** Milliseconds from one step to the next. */
const PACE = { step: undefined, slow: 800, fast: 250, instant: 0 } as const

export function seatComputers(options: ComputersOptions): LocalComputers {
  const { table, playFor, players, seed, openWorkerClient } = options
  const watched = players.every(({ computer }) => computer !== undefined)
  const listeners = new Set<() => void>()
  let { speed } = options
  let client: WorkerClient | undefined
  let status: Thinking | undefined
  /** The position being thought about, and the moves decided in it. */
  let position: State | undefined
  let move: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let played = -Infinity
  /** The first input of the turn in which the player pressed to skip the pauses. */
  let hurriedTurn: number | undefined
  let atOnce = false

  const setStatus = (next: Thinking | undefined): void => {
    if (status === next) return
    status = next
    for (const listener of listeners) listener()
  }

  /** Cancels the current thought: the game went on otherwise, or another tab plays it now. */
  const rest = (): void => {
    if (status?.is === 'thinking') client?.stop()
    clearTimeout(timer)
    position = undefined
    move = undefined
    setStatus(undefined)
  }

  const think = async (state: State, seat: number, level: Level): Promise<void> => {
    const snapshot = table.snapshot()
    const { start, decided } = turnSoFar(snapshot, seat)
    const iterations = options.iterations ?? LEVEL_ITERATIONS[level]
    const of = { seat, level, of: iterations }
    if (hurriedTurn !== undefined && watched && hurriedTurn !== start) hurriedTurn = undefined
    position = state
    atOnce = false
    setStatus({ ...of, is: 'thinking', iterations: 0 })
    try {
      client ??= openWorkerClient()
      const advice = await client.think(
        {
          config: snapshot.game.config,
          state,
          policy: level,
          seed: `${seed} ${start}`,
          iterations,
          lines: 0,
          earlier: decided,
        },
        (done) => {
          if (position === state) setStatus({ ...of, is: 'thinking', iterations: done })
        },
      )
      if (position !== state) return
      move = advice.move
      playInTime()
    } catch {
      if (position !== state) return
      fail({ ...of, iterations: 0 })
    }
  }

  const fail = (which: Omit<Thinking, 'is'>): void => {
    client?.close()
    client = undefined
    setStatus({ ...which, is: 'failed' })
  }

  /** Waits while the player looks at a past moment. */
  const playInTime = (): void => {
    if (status === undefined || move === undefined || !table.snapshot().live) return
    clearTimeout(timer)
    const pause = atOnce || hurriedTurn !== undefined ? 0 : PACE[speed]
    if (pause === undefined) setStatus({ ...status, is: 'decided' })
    else timer = setTimeout(play, Math.max(0, played + pause - performance.now()))
  }

  const play = (): void => {
    if (move === undefined || status === undefined) return
    const decided = move
    const who = status
    clearTimeout(timer)
    position = undefined
    move = undefined
    played = performance.now()
    if (!playFor(who.seat, decided)) fail(who)
  }

  const look = (): void => {
    const { game, opening, moments, readOnly } = table.snapshot()
    const state = stateAt(opening, moments, moments.length)
    if (state === position) {
      if (readOnly) rest()
      else playInTime()
      return
    }
    const awaiting = game.awaiting(state)
    const seat = awaiting.who === 'seat' ? awaiting.seat : -1
    const level = players[seat]?.computer
    if (position !== undefined || level === undefined || readOnly) rest()
    if (level === undefined) hurriedTurn = undefined
    else if (!readOnly) void think(state, seat, level)
  }

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    playNow() {
      if (status?.is !== 'thinking') return
      atOnce = true
      client?.stop()
      playInTime()
    },
    next: play,
    skip() {
      if (status === undefined) return
      hurriedTurn = turnSoFar(table.snapshot(), status.seat).start
      playInTime()
    },
    retry() {
      if (status?.is !== 'failed') return
      position = undefined
      look()
    },
    setSpeed(next) {
      speed = next
      playInTime()
    },
    run() {
      const stop = table.subscribe(look)
      look()
      return () => {
        stop()
        rest()
        client?.close()
        client = undefined
      }
    },
  }
}
