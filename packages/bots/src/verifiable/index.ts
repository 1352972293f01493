/**
 * Verifiable chance: everybody can check it after the game. `docs/chance.md` describes it for outsiders.
 */
export { verifiableChance } from './chance.ts'
export type { VerifiableChance } from './chance.ts'
export { checkChance } from './check.ts'
export { commitmentTo, drawBelow, fromHex, keyOf, listed, toHex } from './secrets.ts'
export type { Hashes, Secrets } from './secrets.ts'
