/** Chance that anybody can check when the game is over; `docs/chance.md` describes it for strangers. */
export { provenChance } from './chance.ts'
export type { ProvenChance } from './chance.ts'
export { checkChance } from './check.ts'
export { commitmentTo, drawBelow, fromHex, keyOf, listed, toHex } from './secrets.ts'
export type { Hashes, Secrets } from './secrets.ts'
