import { NONE } from '@tiletum/engine'
import type { SpaceFacts } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import { expect, test } from 'vitest'
import { distinct } from '../../src/game/game-text.ts'
import type { GameText } from '../../src/game/game-text.ts'
import { placeFacts } from '../../src/table/board/place-text.ts'
import { timesOver } from '../../src/table/moves/times-over.ts'
import { spokenSteps } from '../../src/table/hint/hint-lines.ts'

test('players of one name are told apart', () => {
  expect(distinct(['Anna', 'Bruno', 'Anna', 'Anna'])).toEqual(['Anna', 'Bruno', 'Anna 2', 'Anna 3'])
})

test('the same several times in a row is said once, with its number', () => {
  expect(timesOver(['Climb', 'Climb', 'Walk', 'Climb'])).toBe('Climb ×2, Walk, Climb')
  const step = { label: 'Climb', times: 3 }
  expect(spokenSteps({ steps: [step] as never })).toBe('Climb ×3')
})

test('free house spaces of a place are said once, with their number', () => {
  const free = { name: 'x', owner: NONE }
  const told = (houses: number) =>
    placeFacts(
      CATALOGUES.en,
      {} as GameText,
      {
        houses: Array.from({ length: houses }, () => free),
        tiles: [],
        pieces: [],
      } as never as SpaceFacts,
    )
  expect(told(0)).toEqual([])
  expect(told(1)).toEqual(['free house space'])
  expect(told(2)).toEqual(['2 free house spaces'])
})
