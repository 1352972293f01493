/** What a record says of where its chance came from, so that others can check it. The engine only keeps it. */

export interface ChanceProof {
  /** The table at which it was played. */
  readonly table: string
  /** What the server was bound to before the first draw, in hexadecimal. */
  readonly commitment: string
  /** By seat: the player's own part, in hexadecimal; empty for who had none or did not show it. */
  readonly entropy: readonly string[]
  /** The first entry of the log that is proven, from 0: what came before came from elsewhere. */
  readonly from: number
  /** The server's part, in hexadecimal; known when the game is over. */
  readonly seed?: string
}

/** What came of checking it. */
export type ChanceVerdict =
  /** The record says nothing of where its chance came from. */
  | { readonly chance: 'unproven' }
  /** The game is not over, so its seed is not known yet. */
  | { readonly chance: 'sealed' }
  /** Whose own part is missing, by seat. */
  | {
      readonly chance: 'proven'
      readonly draws: number
      readonly from: number
      readonly without: readonly number[]
    }
  | { readonly chance: 'other-seed'; readonly commitment: string }
  /** The first answer that the key does not give. */
  | {
      readonly chance: 'other-draw'
      /** The entry of the log, from 0. */
      readonly entry: number
      readonly found: string
      readonly drawn: string
    }

/** As it was found; nothing about it is certain. */
export type RawProof = { -readonly [Key in keyof ChanceProof]?: unknown }

const TABLE = /^[\w-]{1,60}$/
const HASH = /^[\da-f]{64}$/
const OWN = /^(?:[\da-f]{32})?$/
const MOST_ENTRIES = 20_000

const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && value.length <= 64 && form.test(value)

/** The proof, or the key of what is wrong with it. */
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

/** How the head calls them; of the players' own parts the first. */
export const KEYS = {
  table: 'table',
  commitment: 'commitment',
  entropy: 'own chance 1',
  from: 'proven from entry',
  seed: 'seed',
} as const satisfies Record<keyof ChanceProof, string>
const OWN_PART = /^own chance ([1-4])$/
const NONE = 'none'

/** The lines in the head; the seed stands at the end, where it becomes known. */
export const proofLines = ({ table, commitment, entropy, from }: ChanceProof): string[] => [
  `${KEYS.table}: ${table}`,
  `${KEYS.commitment}: ${commitment}`,
  ...entropy.map((own, seat) => `own chance ${seat + 1}: ${own === '' ? NONE : own}`),
  ...(from === 0 ? [] : [`${KEYS.from}: ${from + 1}`]),
]

/** Takes a line of the head if it is one of these. */
export function readProofLine(raw: RawProof, key: string, value: string): boolean {
  const own = OWN_PART.exec(key)?.[1]
  if (own !== undefined) {
    const parts = Array.isArray(raw.entropy) ? raw.entropy : []
    // one that is missing leaves a hole, which is no text
    raw.entropy = Object.assign([...parts], { [Number(own) - 1]: value === NONE ? '' : value })
  } else if (key === KEYS.table) raw.table = value
  else if (key === KEYS.commitment) raw.commitment = value
  else if (key === KEYS.from) raw.from = /^[1-9]\d{0,4}$/.test(value) ? Number(value) - 1 : value
  else return false
  return true
}
