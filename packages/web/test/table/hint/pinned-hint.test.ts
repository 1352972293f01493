import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { progressOf } from '../../../src/table/hint/pinned-hint.ts'
import { tableOf } from '../../support/table.ts'

test('a kept hint goes on with each of its moves, back with undo, and says when it is broken', () => {
  const table = tableOf(compose({ modules: ['base'], players: 2 }, content), 73)
  const before = table.snapshot()
  const [first = '', other = ''] = before.options.map(({ notation }) => notation)
  table.play(first)
  const then = table.snapshot().options.find(({ reveals }) => !reveals)?.notation ?? ''
  table.backTo(before.moments.length)
  const pinned = { seat: before.seat, after: before.moments.length, moves: [first, then] }

  expect(progressOf(pinned, table.snapshot())).toEqual({ played: 0, next: first, broken: false })
  table.play(first)
  expect(progressOf(pinned, table.snapshot())).toEqual({ played: 1, next: then, broken: false })
  table.backTo(before.moments.length)
  expect(progressOf(pinned, table.snapshot()).played).toBe(0)
  table.play(other)
  expect(progressOf(pinned, table.snapshot()).broken).toBe(true)
})
