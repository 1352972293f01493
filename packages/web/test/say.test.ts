import { expect, test } from 'vitest'
import { distinct } from '../src/game/say.ts'
import { timesOver } from '../src/panels/moves/times-over.ts'
import { spokenSteps } from '../src/panels/hint/lines.ts'

test('players of one name are told apart', () => {
  expect(distinct(['Anna', 'Bruno', 'Anna', 'Anna'])).toEqual(['Anna', 'Bruno', 'Anna 2', 'Anna 3'])
})

test('the same several times in a row is said once, with its number', () => {
  expect(timesOver(['Climb', 'Climb', 'Walk', 'Climb'])).toBe('Climb ×2, Walk, Climb')
  const step = { label: 'Climb', times: 3 }
  expect(spokenSteps({ steps: [step] as never })).toBe('Climb ×3')
})
