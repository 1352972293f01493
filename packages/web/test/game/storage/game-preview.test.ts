import fs from 'node:fs'
import { expect, test } from 'vitest'
import { previewOf } from '../../../src/game/storage/game-preview.ts'
import { readGame, recordText } from '../../../src/game/storage/record-file.ts'
import { gameResultOf } from '../../../src/game/storage/game-result.ts'

async function stored(name: string) {
  const text = fs.readFileSync(new URL(`../../../../../games/${name}.txt`, import.meta.url), 'utf8')
  const { game } = await readGame(text)
  if (game === undefined) throw new Error(name)
  return game
}

test('a glimpse of a finished game has its points and what was built', async () => {
  const game = await stored('two-players')
  const glimpse = await previewOf(game)
  expect(glimpse?.scores).toEqual((await gameResultOf(game))?.scores)
  expect(glimpse?.built).toContainEqual({ what: 'pillar', town: 'koln', seat: 0 })
  expect(glimpse?.built).toContainEqual({ what: 'house', town: 'troyes', seat: 1 })
})

test('a game under way is shown as it stands; one that cannot be played is not', async () => {
  const game = await stored('two-players')
  const begun = await previewOf({ ...game, id: 'begun', entries: game.entries.slice(0, 60) })
  expect(begun?.scores).toHaveLength(2)
  expect(begun?.built.every(({ town }) => town === 'tiletum')).toBe(true)
  expect(await previewOf({ ...game, id: 'broken', entries: ['nonsense'] })).toBeUndefined()
  // Every word is known, and yet no rule allows it: nobody may end a turn without a die.
  const turn = game.entries.findIndex((entry) => entry.startsWith('die'))
  const entries = [...game.entries.slice(0, turn), 'end turn', 'end turn']
  expect(await previewOf({ ...game, id: 'forged', entries })).toBeUndefined()
  await expect(recordText({ ...game, id: 'forged', entries })).rejects.toThrow('played')
  await expect(recordText({ ...game, id: 'broken', entries: ['nonsense'] })).rejects.toThrow(
    'nonsense',
  )
})
