import path from 'node:path'
import { sample } from '@tiletum/testkit/sample'
import { expect, it } from 'vitest'
import { bundle } from '../support/bundle.ts'
import { startKilling } from './killing.ts'

const ROUNDS = sample(2, 5)
const TABLES = 4
/** Some servers are started: beside many others that takes minutes. */
const PATIENCE = 900_000

it(
  'a server killed in a burst of moves loses nothing it acknowledged, and doubles nothing',
  async () => {
    const program = await bundle(path.join(import.meta.dirname, 'program.ts'))
    const killing = await startKilling(program, TABLES)
    for (let round = 0; round < ROUNDS; round++)
      // oxlint-disable-next-line no-await-in-loop -- each round goes on with what the last one left
      await killing.round(20 + 40 * round)
    const { acknowledged } = await killing.end()
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS)
  },
  PATIENCE,
)
