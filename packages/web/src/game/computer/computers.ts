/** Lets the computer players at a table think and play, each step in its time. */
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
  /** It thinks; it has decided and waits for a press; its thread broke down. */
  readonly is: 'thinking' | 'decided' | 'failed'
  readonly iterations: number
  /** How many it will do. */
  readonly of: number
}

export interface LocalComputers {
  /** Of the computer player who decides now, if one does. */
  readonly status: () => Thinking | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Plays what has been found so far. */
  readonly playNow: () => void
  /** Plays what waits for a press. */
  readonly next: () => void
  /** No more pauses until a person decides or, where none plays, until the turn is over. */
  readonly skip: () => void
  readonly retry: () => void
  readonly setSpeed: (speed: UserSettings['speed']) => void
  /** From now on, until what it returns is called. */
  readonly run: () => () => void
}

export interface ComputersOptions {
  readonly table: Pick<GameTable, 'snapshot' | 'subscribe'>
  readonly playFor: MatchHost['playFor']
  /** By seat. */
  readonly players: readonly SavedPlayer[]
  /** What they leave to luck comes from it and from the number of the turn's first input. */
  readonly seed: string
  readonly openWorkerClient: () => WorkerClient
  readonly speed: UserSettings['speed']
  /** Instead of the levels' own numbers. */
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
  /** The position that is thought about, and what was decided in it. */
  let position: State | undefined
  let move: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let played = -Infinity
  /** The first input of the turn in which somebody lost patience. */
  let hurriedTurn: number | undefined
  let atOnce = false

  const setStatus = (next: Thinking | undefined): void => {
    if (status === next) return
    status = next
    for (const listener of listeners) listener()
  }

  /** Forgets what it thinks about, because the game went on otherwise or is another tab's. */
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

  /** While somebody looks at the past, the game waits. */
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
