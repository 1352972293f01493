import { expect, it } from 'vitest'
import { readRoute } from '../../../src/shared/navigation/route.ts'

it('leads to the table by a link that has lost its end', () => {
  expect(readRoute('#/join/some-table/some-secret')).toMatchObject({ at: 'join' })
  for (const at of ['join', 'watch'])
    expect(readRoute(`#/${at}/some-table`)).toEqual({ at: 'table', id: 'some-table' })
})
