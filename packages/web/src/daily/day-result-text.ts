/** A finished game of the day in a few glyphs: its points, and who led after each round. */
import { scores } from '@tiletum/engine'
import type { DayWords } from '@tiletum/text/en/day'
import type { Snapshot } from '../game/snapshot.ts'
import type { DayResult, RoundResult } from './results.ts'

const ROUNDS = [1, 2, 3, 4] as const
const PERSON = 0

export function dayResultOf({ game, state, moments }: Snapshot): DayResult {
  const [mine = 0, bot = 0] = scores(state)
  const rounds = ROUNDS.map((round): RoundResult => {
    const last = moments.findLast((moment) => moment.state.round === round)
    const [one = 0, other = 0] = last === undefined ? [] : scores(last.state)
    return one > other ? 'ahead' : one < other ? 'behind' : 'level'
  })
  return { points: [mine, bot], won: game.standings(state)[0] === PERSON, rounds }
}

const POINTS_PER_BLOCK = 10
const bar = (points: number): string =>
  '█'.repeat(Math.max(0, Math.round(points / POINTS_PER_BLOCK)))

const GLYPHS: Readonly<Record<RoundResult, string>> = { ahead: '▲', level: '=', behind: '▼' }

export function shareText(
  words: DayWords['text'],
  date: string,
  difficulty: string,
  { points: [mine, bot], rounds }: DayResult,
): string {
  return [
    words.head(date, difficulty),
    `${bar(mine)} ${mine} ${words.me}`,
    `${bar(bot)} ${bot} ${words.bot}`,
    `${rounds.map((round) => GLYPHS[round]).join(' ')} (${words.rounds})`,
  ].join('\n')
}
