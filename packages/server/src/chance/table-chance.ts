/** The chance of this server's tables: bound to a seed before anybody draws, open to all afterwards. */
import { randomBytes } from 'node:crypto'
import { commitmentTo, keyOf, verifiableChance } from '@tiletum/bots/verifiable'
import type { VerifiableChance, Secrets } from '@tiletum/bots/verifiable'
import { nodeHashes } from '@tiletum/bots/verifiable/node'

const SEED_BYTES = 32

export interface ChanceSource {
  newSeed(): Uint8Array
  /** The hash of a seed, which is published before anybody knows the seed. */
  commitmentTo(seed: Uint8Array): string
  chanceFor(secrets: Secrets): VerifiableChance
}

export const chanceSource: ChanceSource = {
  newSeed: () => randomBytes(SEED_BYTES),
  commitmentTo: (seed) => commitmentTo(seed, nodeHashes),
  chanceFor: (secrets) => verifiableChance(keyOf(secrets, nodeHashes), nodeHashes),
}
