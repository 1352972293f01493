import { explained, findClause, ICON_MEANINGS } from '@tiletum/text/rules'
import { expect, test } from 'vitest'
import { ICON_NAMES, PIECE_KINDS } from '../../../src/shared/art/index.ts'
import { isThing } from '../../../src/shared/art/icons/names.ts'
import { ICON_OF_PIECE } from '../../../src/shared/art/pieces.ts'

test('every icon of the game is explained, and those of the interface are not', () => {
  for (const name of ICON_NAMES) expect(explained(name) !== undefined, name).toBe(isThing(name))
  for (const kind of PIECE_KINDS) expect(explained(ICON_OF_PIECE[kind]), kind).toBeDefined()
})

test('each meaning stands once, in both languages, with a rule behind it', () => {
  const icons = ICON_MEANINGS.map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
  for (const { term } of ICON_MEANINGS) {
    expect(findClause(term.clause), term.id).toBeDefined()
    expect(term.meaning.fr, term.id).not.toBe(term.meaning.en)
    expect(term.meaning.fr).not.toMatch(/ [:;?!»]/)
  }
})
