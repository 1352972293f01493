/** Writes weights: where they are in use, or to a file of their own to be tried first. */
import { readFile, writeFile } from 'node:fs/promises'
import { readWeights } from '../src/evaluation/read-weights.ts'
import type { Weights } from '../src/evaluation/weight-set.ts'
import { WEIGHTS } from '../src/evaluation/weights.ts'

const IN_USE = new URL('../src/evaluation/weights.ts', import.meta.url)

/** Of a file, or those in use. */
export async function weightsFrom(file: string | undefined): Promise<Weights> {
  if (file === undefined) return WEIGHTS
  const weights = readWeights(await readFile(file, 'utf8'))
  if (weights === undefined) throw new Error(`${file} holds no weights`)
  return weights
}

/** Without a file they come into use. */
export async function writeWeights(weights: Weights, file: string | undefined): Promise<void> {
  const data = JSON.stringify(weights, undefined, 2)
  if (file !== undefined) return writeFile(file, `${data}\n`)
  const text = `/** Written by the programs of fit/; see fit/README.md. */
import type { Weights } from './weight-set.ts'

export const WEIGHTS: Weights = ${data}
`
  return writeFile(IN_USE, text)
}
