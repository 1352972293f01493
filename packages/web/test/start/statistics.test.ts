import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readGame } from '../../src/game/storage/record-file.ts'
import type { SavedGame } from '../../src/game/storage/saved-game.ts'
import { gameResultOf } from '../../src/game/storage/game-result.ts'
import { asTable, figuresOf, modeOf } from '../../src/start/figures.ts'

async function stored(name: string): Promise<SavedGame> {
  const text = fs.readFileSync(new URL(`../../../../games/${name}.txt`, import.meta.url), 'utf8')
  const { game } = await readGame(text)
  if (game === undefined) throw new Error(name)
  return game
}

test('a finished game is counted, and its sources add up to its points', async () => {
  const tally = await gameResultOf(await stored('two-players'))
  expect(tally?.scores).toHaveLength(2)
  for (const [seat, points] of tally?.scores.entries() ?? [])
    expect(Object.values(tally?.sources[seat] ?? {}).reduce((sum, one) => sum + one, 0)).toBe(
      points,
    )
})

test('a game under way, or one that cannot be played, counts for nothing', async () => {
  const game = await stored('two-players')
  expect(await gameResultOf({ ...game, id: 'open', round: 3 })).toBeUndefined()
  expect(await gameResultOf({ ...game, id: 'broken', entries: ['nonsense'] })).toBeUndefined()
  expect(
    await gameResultOf({ ...game, id: 'short', entries: game.entries.slice(0, 60) }),
  ).toBeUndefined()
})

test('figures are by opponent, with records and a table to export', async () => {
  const games = [await stored('two-players'), await stored('solo-normal')]
  const counted = []
  for (const game of games) {
    const tally = await gameResultOf(game)
    if (tally !== undefined) counted.push({ game, tally })
  }
  const { modes, best } = figuresOf(counted)
  expect(games.map(modeOf)).toEqual(['people', 'solo normal'])
  expect(modes.map(({ mode, games: number }) => [mode, number])).toEqual([
    ['people', 1],
    ['solo normal', 1],
  ])
  const own = counted.map(({ tally }) => tally.scores[0])
  expect(best?.tally.scores[0]).toBe(Math.max(...own.map(Number)))
  expect(modes[0]?.mean).toBe(own[0])
  const lines = asTable(counted).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"houses-times-pillars"')
})

test('without games there are no figures', () => {
  expect(figuresOf([])).toEqual({ modes: [], sources: [], best: undefined, lead: undefined })
})
