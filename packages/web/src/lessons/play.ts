/** A lesson in play: the real table, on which only the moves of the current step are accepted. */
import { content } from '@tiletum/content'
import type { Game } from '@tiletum/engine'
import { answerFrom } from '../game/host/seeded-chance.ts'
import { hostMatch } from '../game/host/match-host.ts'
import { newGame } from '../game/storage/saved-game.ts'
import type { SavedPlayer } from '../game/storage/saved-game.ts'
import type { GameSession } from '../game/game-session.ts'
import { createGameTable } from '../game/game-table.ts'
import type { GameTable } from '../game/game-table.ts'
import { belongs, matches, stepAt } from './lesson.ts'
import type { Lesson } from './lesson.ts'
import { FRESH } from './progress.ts'
import type { LessonProgress } from './progress.ts'

const PUPIL = 0

export interface LessonNow {
  /** Index of the current step; the number of steps when all are done. */
  readonly step: number
  /** Number of other moves that were tried in this step. */
  readonly astray: number
}

export interface LessonPlay {
  readonly session: GameSession
  readonly now: () => LessonNow
  readonly subscribe: (listener: () => void) => () => void
  /** Passes a step that was read. */
  readonly pass: () => void
  /** Plays the current step. */
  readonly show: () => void
  readonly progress: () => LessonProgress
}

/**
 * Continues a lesson; starts it again if it was finished, or its progress can't be played any more.
 */
export function playLesson(
  lesson: Lesson,
  game: Game,
  players: readonly SavedPlayer[],
  kept: LessonProgress,
  keep: (progress: LessonProgress) => void,
): LessonPlay {
  const play = open(lesson, game, players, kept, keep)
  const frozen = play.session.table.snapshot().readOnly
  if (!frozen && play.now().step < lesson.steps.length) return play
  return open(lesson, game, players, { ...FRESH, done: kept.done }, keep)
}

function open(
  lesson: Lesson,
  game: Game,
  players: readonly SavedPlayer[],
  kept: LessonProgress,
  keep: (progress: LessonProgress) => void,
): LessonPlay {
  const { config, inputs, steps } = lesson
  const host = hostMatch({
    game,
    entries: [...inputs, ...kept.inputs],
    players,
    answer: answerFrom(`lesson ${lesson.id}`),
  })
  const table = createGameTable(host)
  let { passed, done } = kept
  let astray = 0
  let now: LessonNow = { step: reached(), astray }
  const listeners = new Set<() => void>()

  function reached(): number {
    const since = table.snapshot().moments.slice(inputs.length)
    const moves = since.filter(({ by }) => by === PUPIL).map(({ notation }) => notation)
    return stepAt(lesson, moves, passed)
  }
  const progress = (): LessonProgress => ({
    inputs: table
      .snapshot()
      .moments.slice(inputs.length)
      .map(({ notation }) => notation),
    passed,
    done,
  })
  const changed = (): void => {
    const step = reached()
    if (step !== now.step) astray = 0
    if (step === steps.length) done = true
    now = { step, astray }
    keep(progress())
    for (const listener of listeners) listener()
  }
  const guarded: GameTable = {
    ...table,
    play(...notations) {
      for (const [played, notation] of notations.entries()) {
        const step = steps[reached()]
        if (step === undefined || !belongs(step, notation)) {
          if (step !== undefined) astray++
          changed()
          return played
        }
        if (table.play(notation) === 0) return played
      }
      return notations.length
    },
  }
  table.subscribe(changed)

  const saved = newGame(config, players)
  return {
    session: {
      table: guarded,
      content,
      host,
      saved: () => ({ ...saved, entries: [...inputs, ...progress().inputs] }),
      close: table.close,
    },
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pass() {
      passed = Math.max(passed, now.step + 1)
      changed()
    },
    show() {
      const { moves = [], also = [] } = steps[now.step] ?? {}
      const { options } = table.snapshot()
      const [wanted] = [...moves, ...also].flatMap((pattern) =>
        options.flatMap(({ notation }) => (matches(pattern, notation) ? [notation] : [])),
      )
      if (wanted !== undefined) table.play(wanted)
    },
    progress,
  }
}
