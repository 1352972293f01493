/** Compared turns in a file, so that several runs are fitted together: single-precision numbers, turn after turn. */
import { appendFileSync, readFileSync } from 'node:fs'
import { INPUTS } from '../src/evaluation/inputs.ts'
import { MARGIN_COLUMNS } from './compared-turns.ts'
import type { TurnLine } from './compared-turns.ts'

/** Of each way the row, the inputs and what it came to, before them how many ways there are. */
const RESULT = MARGIN_COLUMNS + INPUTS.length
const EACH = RESULT + 1

export function keepTurn(file: string, ways: readonly TurnLine[]): void {
  const kept = new Float32Array(1 + ways.length * EACH)
  kept[0] = ways.length
  ways.forEach(({ row, inputs, toCome }, index) => {
    const at = 1 + index * EACH
    kept.set(row, at)
    kept.set(inputs, at + MARGIN_COLUMNS)
    kept[at + RESULT] = toCome
  })
  appendFileSync(file, new Uint8Array(kept.buffer))
}

export function* keptTurns(file: string): Generator<readonly TurnLine[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  const kept = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
  for (let at = 0; at < kept.length;) {
    const ways = Array.from({ length: kept[at] ?? 0 }, (_, index): TurnLine => {
      const from = at + 1 + index * EACH
      return {
        row: Float64Array.from(kept.subarray(from, from + MARGIN_COLUMNS)),
        inputs: Float64Array.from(kept.subarray(from + MARGIN_COLUMNS, from + RESULT)),
        toCome: kept[from + RESULT] ?? 0,
      }
    })
    yield ways
    at += 1 + ways.length * EACH
  }
}
