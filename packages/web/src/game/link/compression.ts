/**
 * Compresses text strongly: each bit is predicted from the text before it, and only surprises take
 * space (an arithmetic coder over mixed context models). It computes with whole numbers and plain
 * sums only, so that every browser predicts the same. The predictions of this file and the
 * dictionary are part of the link format (`game-link.ts`): changing either needs a new version of
 * it.
 */

const SLOT_BITS = 18
const SLOTS = 1 << SLOT_BITS
const HALF = 1 << 15
const WHOLE = 1 << 16
/** Number of letters that each model looks back; two more models look at words. */
const ORDERS = [1, 2, 3, 4, 6] as const
const BY_WORDS = ORDERS.length
const BY_MARK = BY_WORDS + 1
const MODELS = BY_MARK + 1
/** Each model gives a prediction and its confidence. */
const INPUTS = MODELS * 2
const LEARNING = 7e-9
const FIRST_WEIGHT = 0.15
const MOST_SEEN = 60
const [A, Z, BEYOND_ASCII] = [97, 122, 128]
const MARKS = Array.from('\n;[,', (mark) => mark.charCodeAt(0))

const CURVE = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607,
  3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
] as const

/** Maps −2047…2047 to a probability out of 4096. */
function squash(value: number): number {
  if (value > 2047) return 4095
  if (value < -2047) return 1
  const part = value & 127
  const index = (value >> 7) + 16
  return ((CURVE[index] ?? 0) * (128 - part) + (CURVE[index + 1] ?? 4095) * part + 64) >> 7
}

const STRETCH = new Int16Array(4096)
{
  let from = 0
  for (let value = -2047; value <= 2047; value++) {
    const to = squash(value)
    for (let at = from; at <= to; at++) STRETCH[at] = value
    from = to + 1
  }
  STRETCH.fill(2047, from)
}

/** The state of all models; copied after the dictionary, which is the same for every text. */
interface Memory {
  /** Probability of a 1 in each context, out of 65536, and how often the context occurred. */
  readonly chances: Uint16Array
  readonly met: Uint8Array
  /** Weight of each model, by the known bits of the current letter. */
  readonly weights: Float64Array
  readonly contexts: Int32Array
  readonly past: Uint8Array
  word: number
  wordBefore: number
  /** The last punctuation mark that begins something new. */
  mark: number
}

function emptyMemory(): Memory {
  const memory: Memory = {
    chances: new Uint16Array(SLOTS * MODELS).fill(HALF),
    met: new Uint8Array(SLOTS * MODELS),
    weights: new Float64Array(256 * INPUTS).fill(FIRST_WEIGHT),
    contexts: new Int32Array(MODELS),
    past: new Uint8Array(8),
    word: 0,
    wordBefore: 0,
    mark: 0,
  }
  findContexts(memory)
  return memory
}

const copyOf = (memory: Memory): Memory => ({
  ...memory,
  chances: memory.chances.slice(),
  met: memory.met.slice(),
  weights: memory.weights.slice(),
  contexts: memory.contexts.slice(),
  past: memory.past.slice(),
})

function findContexts({ contexts, past, word, wordBefore, mark }: Memory): void {
  for (let model = 0; model < BY_WORDS; model++) {
    const order = ORDERS[model] ?? 0
    let hash = order
    for (let back = 0; back < order; back++)
      hash = Math.imul(hash ^ (past[back] ?? 0), 0x2c1b3c6d) + 0x297a2d39
    contexts[model] = hash ^ (hash >>> 15)
  }
  contexts[BY_WORDS] = Math.imul(word + Math.imul(wordBefore, 31), 0x2c1b3c6d)
  contexts[BY_MARK] = Math.imul(word + Math.imul(mark, 127), 0x5bd1e995)
}

function learnLetter(memory: Memory, letter: number): void {
  memory.past.copyWithin(1, 0)
  memory.past[0] = letter
  const isWord = (letter >= A && letter <= Z) || letter >= BEYOND_ASCII
  if (isWord) memory.word = Math.imul(memory.word ^ letter, 0x297a2d39) + letter
  else if (memory.word !== 0) {
    memory.wordBefore = memory.word + letter
    memory.word = 0
  } else memory.wordBefore = Math.imul(memory.wordBefore, 3) + letter
  if (MARKS.includes(letter)) memory.mark = letter
  findContexts(memory)
}

interface Oracle {
  /** Returns the probability that the next bit is 1, out of 65536. */
  readonly foretell: () => number
  readonly learn: (bit: number) => void
}

function oracleWith(memory: Memory): Oracle {
  const { chances, met, weights, contexts } = memory
  const inputs = new Float64Array(INPUTS)
  const places = new Int32Array(MODELS)
  let partial = 1
  let foretold = HALF
  return {
    foretell() {
      const row = partial * INPUTS
      const turn = Math.imul(partial, 0x9e3779b1)
      let dot = 0
      for (let model = 0; model < MODELS; model++) {
        const hash = Math.imul((contexts[model] ?? 0) + turn, 0x2545f491)
        const place = model * SLOTS + (hash >>> (32 - SLOT_BITS))
        places[model] = place
        const chance = chances[place] ?? HALF
        const times = met[place] ?? 0
        const expects = times === 0 ? 0 : (STRETCH[chance >> 4] ?? 0)
        const surely = times === 0 ? 0 : ((chance - HALF) >> 5) * (times > 3 ? 1.5 : 0.75)
        const input = model * 2
        inputs[input] = expects
        inputs[input + 1] = surely
        dot += expects * (weights[row + input] ?? 0) + surely * (weights[row + input + 1] ?? 0)
      }
      foretold = squash(Math.round(dot))
      return Math.min(WHOLE - 24, Math.max(24, foretold << 4))
    },
    learn(bit) {
      const row = partial * INPUTS
      const miss = ((bit << 12) - foretold) * LEARNING
      for (let input = 0; input < INPUTS; input++)
        weights[row + input] = (weights[row + input] ?? 0) + (inputs[input] ?? 0) * miss
      const truth = bit === 1 ? WHOLE - 1 : 0
      for (let model = 0; model < MODELS; model++) {
        const place = places[model] ?? 0
        const before = chances[place] ?? HALF
        const times = met[place] ?? 0
        chances[place] = before + Math.trunc((truth - before) / (times + 1.4))
        if (times < MOST_SEEN) met[place] = times + 1
      }
      partial = (partial << 1) | bit
      if (partial < 256) return
      learnLetter(memory, partial & 255)
      partial = 1
    },
  }
}

let primed: { readonly dictionary: string; readonly memory: Memory } | undefined

function oracleFor(dictionary: string): Oracle {
  if (primed?.dictionary !== dictionary) {
    const memory = emptyMemory()
    const oracle = oracleWith(memory)
    for (const letter of new TextEncoder().encode(dictionary))
      for (let bit = 7; bit >= 0; bit--) {
        oracle.foretell()
        oracle.learn((letter >> bit) & 1)
      }
    primed = { dictionary, memory }
  }
  return oracleWith(copyOf(primed.memory))
}

/** Divides the interval between two numbers; never at its ends. */
const cut = (low: number, high: number, chance: number): number =>
  low +
  Math.floor((high - low) / WHOLE) * chance +
  Math.floor((((high - low) % WHOLE) * chance) / WHOLE)

export function compress(text: Uint8Array, dictionary: string): Uint8Array {
  const oracle = oracleFor(dictionary)
  const out: number[] = []
  let low = 0
  let high = 0xffffffff
  const put = (bit: number): void => {
    const middle = cut(low, high, oracle.foretell())
    if (bit === 1) high = middle
    else low = middle + 1
    oracle.learn(bit)
    while ((low ^ high) >>> 24 === 0) {
      out.push(high >>> 24)
      low = (low << 8) >>> 0
      high = ((high << 8) | 255) >>> 0
    }
  }
  for (const letter of text) for (let bit = 7; bit >= 0; bit--) put((letter >> bit) & 1)
  for (let bit = 7; bit >= 0; bit--) put(0)
  out.push(high >>> 24)
  return Uint8Array.from(out)
}

/**
 * Returns undefined if the text does not end within `most` letters: then it was never compressed
 * from a text.
 */
export function decompress(
  packed: Uint8Array,
  dictionary: string,
  most: number,
): Uint8Array | undefined {
  const oracle = oracleFor(dictionary)
  const out: number[] = []
  let low = 0
  let high = 0xffffffff
  let at = 0
  let code = 0
  const next = (): number => packed[at++] ?? 0
  for (let index = 0; index < 4; index++) code = ((code << 8) | next()) >>> 0
  while (out.length <= most && at <= packed.length + 8) {
    let letter = 0
    for (let place = 0; place < 8; place++) {
      const middle = cut(low, high, oracle.foretell())
      const bit = code <= middle ? 1 : 0
      if (bit === 1) high = middle
      else low = middle + 1
      oracle.learn(bit)
      letter = (letter << 1) | bit
      while ((low ^ high) >>> 24 === 0) {
        low = (low << 8) >>> 0
        high = ((high << 8) | 255) >>> 0
        code = ((code << 8) | next()) >>> 0
      }
    }
    if (letter === 0) return Uint8Array.from(out)
    out.push(letter)
  }
  return undefined
}
