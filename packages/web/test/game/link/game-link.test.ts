import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readGame, recordText } from '../../../src/game/storage/record-file.ts'
import { newGame } from '../../../src/game/storage/saved-game.ts'
import type { SavedGame } from '../../../src/game/storage/saved-game.ts'
import { gameToLink, gameFromLink } from '../../../src/game/link/game-link.ts'
import { DICTIONARY } from '../../../src/game/link/dictionary.ts'
import { compress, decompress } from '../../../src/game/link/compression.ts'

const GAMES = path.join(import.meta.dirname, '../../../../../games')
const FILES = readdirSync(GAMES).filter((file) => file.endsWith('.txt'))

async function stored(file: string): Promise<SavedGame> {
  const { game } = await readGame(readFileSync(path.join(GAMES, file), 'utf8'))
  if (game === undefined) throw new Error('nothing was read')
  return game
}

const told = ({ config, players, entries, edition }: SavedGame) => ({
  config,
  players,
  entries,
  edition,
})

describe.each(FILES)('%s', (file) => {
  it('comes out of its link as it went in, in a fraction of its letters', async () => {
    const game = await stored(file)
    const link = await gameToLink(game)
    expect(link).toMatch(/^A[\w-]+$/)
    expect(link.length).toBeLessThan((await recordText(game)).length / 6)
    const { game: read, fault } = await gameFromLink(link)
    expect(fault).toBeUndefined()
    expect(read && told(read)).toEqual(told(game))
  })
})

test('a game that has not begun and one with strange names travel, too', async () => {
  const fresh = newGame({ modules: ['base'], players: 2 }, [
    { name: 'Zoë # 1: [x]; “é”', colour: 'plum' },
    { name: '墨', colour: 'vermilion' },
  ])
  const { game, fault } = await gameFromLink(await gameToLink(fresh))
  expect(fault).toBeUndefined()
  expect(game && told(game)).toEqual(told(fresh))
})

const FIRST_RELEASE = [
  'AjDPh8b8tEsMBG_8ISkPaF-PYLBejRCTRqMzUBnsqW1J3xfLL10qOsR9i6STNAGcwruJRDR6J0qGQzeCR7Vsh1tk',
  'INMx89EIQzsLBbybCc8MMKpiztQUpR0gxtuyaPUxhQRGUXcJKXs8elKOWMY_iLvJAk9a2ILDbZi8wPxuvqvSrvZv',
  '77G4U1SiV6gbklQX3GoxRmbUMN-c31w0PE83xS2tL_JbcwxB_xo41aNWXAtsTc4kPaESyZuIwIefBPQoUuQhAhlj',
  'cYCvfNxpjuWqDe8_s',
].join('')

// Links that people have are read for ever, by older rules as far as they can be played today.
test('a link made by the first release is still read, up to where its rules differ', async () => {
  const { game, fault } = await gameFromLink(FIRST_RELEASE)
  expect(fault).toBe('older-rules')
  expect(game?.players.map(({ name }) => name)).toEqual(['Agnes', 'Bruno'])
  // the set-up, whose map had more bonus spaces
  expect(game?.entries.length).toBe(18)
})

describe('links that are not right', () => {
  it('are told apart from newer ones, and never throw', async () => {
    const link = await gameToLink(await stored('two-players.txt'))
    const cut = await gameFromLink(link.slice(0, link.length / 2))
    expect(cut.fault).toBe('damaged')
    const forged = [
      '',
      'A',
      'A!',
      'A====',
      'AAAA',
      'A%00',
      'a' + link.slice(1),
      '1' + link.slice(1),
      `A${'A'.repeat(3000)}`,
      link.slice(0, 40) + link.slice(50),
      `${link.slice(0, 300)}x${link.slice(301)}`,
      `A${'x'.repeat(1_000_000)}`,
      link + 'A'.repeat(16_000),
    ]
    for (const data of forged)
      expect((await gameFromLink(data)).fault, data.slice(0, 60)).toBe('damaged')
    expect((await gameFromLink(`B${link.slice(1)}`)).fault).toBe('newer')
  })

  it('are never blown up beyond the limit', () => {
    const bomb = compress(new Uint8Array(60_000).fill(97), DICTIONARY)
    expect(bomb.length).toBeLessThan(200)
    expect(decompress(bomb, DICTIONARY, 40_000)).toBeUndefined()
  })
})

test.each([' ', ' ,'])('a link of %j again and again is read or refused at once', async (sign) => {
  const head = 'Tiletum record 1\nrules: 1\nmodules: base'
  const text = new TextEncoder().encode(`${head}${sign.repeat(50_000 / sign.length)}x\n`)
  const link = `A${Buffer.from(compress(text, DICTIONARY)).toString('base64url')}`
  expect(link.length).toBeLessThan(300)
  expect(await gameFromLink(link)).toEqual({ game: undefined, fault: 'damaged' })
})

test('any letters are a link or are refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.base64String(), async (any, letters) => {
      for (const data of [any, `A${any}`, `A${letters}`])
        expect((await gameFromLink(data)).fault).toBeDefined()
    }),
    { numRuns: 50 },
  )
})
