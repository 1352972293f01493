import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MARGIN_COLUMNS } from '../fit/compared-turns.ts'
import { INPUTS } from '../src/evaluation/inputs.ts'
import { keepTurn, keptTurns } from '../fit/kept-turns.ts'

const way = (first: number, toCome: number) => ({
  row: new Float64Array(MARGIN_COLUMNS).fill(0.5).fill(first, 0, 1),
  inputs: new Float64Array(INPUTS.length).fill(0.25).fill(-first, 0, 1),
  toCome,
})

it('compared turns that are kept come back turn by turn', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'turns-')), 'kept')
  const turns = [
    [way(1, -3), way(2, 4.5)],
    [way(3, 0), way(4, 1), way(5, 2)],
  ]
  for (const ways of turns) keepTurn(file, ways)
  expect([...keptTurns(file)]).toEqual(turns)
})
