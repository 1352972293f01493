/**
 * The proof in a record of where its chance came from, so that anybody can check it. The engine
 * only stores it.
 */

export interface ChanceProof {
  /** Id of the table at which the game was played. */
  readonly table: string
  /**
   * Published hash of the server's seed, to which it was bound before the first draw, in
   * hexadecimal.
   */
  readonly commitment: string
  /**
   * By seat: the player's own random share, in hexadecimal; empty if the player gave none or did
   * not reveal it.
   */
  readonly entropy: readonly string[]
  /**
   * The first entry of the log that the proof covers, from 0; the entries before have another
   * origin.
   */
  readonly from: number
  /** The server's seed, in hexadecimal; known when the game is over. */
  readonly seed?: string
}

/** The result of checking a record's chance. */
export type ChanceVerdict =
  /** The record has no proof. */
  | { readonly chance: 'unproven' }
  /** The game is not over, so its seed is not known yet. */
  | { readonly chance: 'sealed' }
  /**
   * The draws from entry `from` on match the proof. `without` lists the seats whose own share is
   * missing.
   */
  | {
      readonly chance: 'proven'
      readonly draws: number
      readonly from: number
      readonly without: readonly number[]
    }
  | { readonly chance: 'other-seed'; readonly commitment: string }
  /** `entry` is the first answer of chance that differs from what the proof gives. */
  | {
      readonly chance: 'other-draw'
      /** The entry of the log, from 0. */
      readonly entry: number
      readonly found: string
      readonly drawn: string
    }

/** The proof as it was read; no field is checked yet. */
export type RawProof = { -readonly [Key in keyof ChanceProof]?: unknown }

const TABLE = /^[\w-]{1,60}$/
const HASH = /^[\da-f]{64}$/
const OWN = /^(?:[\da-f]{32})?$/
const MOST_ENTRIES = 20_000

const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && value.length <= 64 && form.test(value)

/** Returns the proof, or the key of its first fault. */
export function understandProof(raw: RawProof, players: number): ChanceProof | keyof ChanceProof {
  const { table, commitment, entropy, from = 0, seed } = raw
  if (!isText(table, TABLE)) return 'table'
  if (!isText(commitment, HASH)) return 'commitment'
  if (!Array.isArray(entropy) || entropy.length !== players) return 'entropy'
  if (!entropy.every((own): own is string => isText(own, OWN))) return 'entropy'
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 0 || from > MOST_ENTRIES)
    return 'from'
  if (seed !== undefined && !isText(seed, HASH)) return 'seed'
  return { table, commitment, entropy, from, ...(seed === undefined ? {} : { seed }) }
}

/**
 * The keys of the proof's lines in the head. Of the players' own shares only the first has its key
 * here.
 */
export const KEYS = {
  table: 'table',
  commitment: 'commitment',
  entropy: 'own chance 1',
  from: 'proven from entry',
  seed: 'seed',
} as const satisfies Record<keyof ChanceProof, string>
const OWN_PART = /^own chance ([1-4])$/
const NONE = 'none'

/**
 * Returns the lines of the proof for the head. The seed is known only at the end and stands there.
 */
export const proofLines = ({ table, commitment, entropy, from }: ChanceProof): string[] => [
  `${KEYS.table}: ${table}`,
  `${KEYS.commitment}: ${commitment}`,
  ...entropy.map((own, seat) => `own chance ${seat + 1}: ${own === '' ? NONE : own}`),
  ...(from === 0 ? [] : [`${KEYS.from}: ${from + 1}`]),
]

/** Takes a line of the head if it belongs to the proof. Returns whether it does. */
export function readProofLine(raw: RawProof, key: string, value: string): boolean {
  const own = OWN_PART.exec(key)?.[1]
  if (own !== undefined) {
    const parts = Array.isArray(raw.entropy) ? raw.entropy : []
    // A share that is left out makes a hole in the list.
    raw.entropy = Object.assign([...parts], { [Number(own) - 1]: value === NONE ? '' : value })
  } else if (key === KEYS.table) raw.table = value
  else if (key === KEYS.commitment) raw.commitment = value
  else if (key === KEYS.from) raw.from = /^[1-9]\d{0,4}$/.test(value) ? Number(value) - 1 : value
  else return false
  return true
}
