/**
 * Gradient descent (Adam) for a network of one hidden layer that compares ways to play the same turn:
 * only how they differ from their mean counts.
 */
import { FURTHEST, PARTS, rowOf } from '../src/evaluation/network.ts'
import type { NetworkWeights } from '../src/evaluation/network.ts'
import { INPUTS } from '../src/evaluation/inputs.ts'
import { randomBelow, createRandomStream } from '../src/random.ts'
import { bell } from './samples.ts'

const BATCH = 512
/** Turns in so long a row are held out, one row of every five. */
const ROW = 50
const ROWS = 5
const [FIRST_MOMENT, SECOND_MOMENT] = [0.9, 0.999]
const TINY = 1e-8
/** What is alike in all ways of a turn says nothing about the level, so that is drawn to 0. */
const LEVEL = 0.003
const LAST_RATE = 1e-5

export interface TrainingSample {
  readonly inputs: Float64Array
  readonly target: number
}

export interface TrainingSettings {
  readonly hidden: number
  readonly rate: number
  /** How strongly weights are drawn to 0. */
  readonly decay: number
  readonly seed: string
}

export interface Training {
  readonly turns: number
  /** Adds the ways of a turn. */
  add(ways: readonly TrainingSample[]): void
  /** Once through all turns, at a point of the training from 0 to 1; the share of variance explained in what is held out. */
  epoch(point: number): number
  network(): NetworkWeights
}

export function createTraining({ hidden, rate, decay, seed }: TrainingSettings): Training {
  const size = INPUTS.length
  const stream = createRandomStream(seed, 'training')
  /** All turns, each with the inputs of its ways one after the other. */
  const inputs: Float32Array[] = []
  const targets: Float32Array[] = []
  const scales = new Float64Array(size)
  let isScaled = false
  // one list of all weights: of each input to the hidden units, of each by itself, the biases, the outs
  const direct = size * hidden
  const biases = direct + size
  const outs = biases + hidden
  const weights = new Float64Array(outs + hidden)
  const gradient = new Float64Array(weights.length)
  const moments = new Float64Array(weights.length)
  const squares = new Float64Array(weights.length)
  let steps = 0
  for (let at = 0; at < direct; at++) weights[at] = bell(stream) * Math.sqrt(2 / size)
  for (let at = outs; at < weights.length; at++)
    weights[at] = bell(stream) * 0.1 * Math.sqrt(2 / hidden)

  const isHeldOut = (turn: number): boolean => Math.floor(turn / ROW) % ROWS === 0

  /** Inputs in units of their usual size, and no further than a network counts them. */
  function scale(): void {
    if (isScaled) return
    isScaled = true
    const sums = new Float64Array(size)
    const sumsOfSquares = new Float64Array(size)
    let rows = 0
    for (const list of inputs)
      for (let at = 0; at < list.length; at++) {
        const value = list[at] as number
        const input = at % size
        sums[input] = (sums[input] as number) + value
        sumsOfSquares[input] = (sumsOfSquares[input] as number) + value * value
        if (input === 0) rows++
      }
    for (let input = 0; input < size; input++) {
      const mean = (sums[input] as number) / rows
      const variance = (sumsOfSquares[input] as number) / rows - mean * mean
      // as it will be kept
      scales[input] = variance < TINY ? 0 : Math.round(PARTS * Math.sqrt(variance)) / PARTS
    }
    for (const list of inputs)
      for (let at = 0; at < list.length; at++) {
        const unit = scales[at % size] as number
        const value = unit === 0 ? 0 : (list[at] as number) / unit
        list[at] = Math.max(-FURTHEST, Math.min(FURTHEST, value))
      }
  }

  const unitSums = new Float64Array(hidden)

  /** What the network says of one way; leaves the sums of its hidden units behind. */
  function say(list: Float32Array, from: number): number {
    for (let unit = 0; unit < hidden; unit++) unitSums[unit] = weights[biases + unit] as number
    let result = 0
    for (let input = 0; input < size; input++) {
      const value = list[from + input] as number
      if (value === 0) continue
      result += value * (weights[direct + input] as number)
      const row = input * hidden
      for (let unit = 0; unit < hidden; unit++)
        unitSums[unit] = (unitSums[unit] as number) + value * (weights[row + unit] as number)
    }
    for (let unit = 0; unit < hidden; unit++)
      if ((unitSums[unit] as number) > 0)
        result += (unitSums[unit] as number) * (weights[outs + unit] as number)
    return result
  }

  const deltas = new Float64Array(hidden)

  /** Adds to the gradient what one way asks for; the sums of its hidden units are there. */
  function learn(list: Float32Array, from: number, slope: number): void {
    for (let unit = 0; unit < hidden; unit++) {
      const sum = unitSums[unit] as number
      const isOn = sum > 0
      deltas[unit] = isOn ? slope * (weights[outs + unit] as number) : 0
      if (isOn) gradient[outs + unit] = (gradient[outs + unit] as number) + slope * sum
      gradient[biases + unit] = (gradient[biases + unit] as number) + (deltas[unit] as number)
    }
    for (let input = 0; input < size; input++) {
      const value = list[from + input] as number
      if (value === 0) continue
      gradient[direct + input] = (gradient[direct + input] as number) + slope * value
      const row = input * hidden
      for (let unit = 0; unit < hidden; unit++)
        gradient[row + unit] = (gradient[row + unit] as number) + value * (deltas[unit] as number)
    }
  }

  /** How far each way of a turn lies from its mean, in what was said beyond what it came to. */
  function errorsOf(turn: number): readonly number[] {
    const list = inputs[turn] ?? new Float32Array()
    const errors = Array.from(targets[turn] ?? [], (aim, way) => say(list, way * size) - aim)
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
    return errors.map((error) => error - mean)
  }

  function descend(rateNow: number): void {
    steps++
    const first = 1 - FIRST_MOMENT ** steps
    const second = 1 - SECOND_MOMENT ** steps
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] as number
      const moment = FIRST_MOMENT * (moments[at] as number) + (1 - FIRST_MOMENT) * slope
      const square = SECOND_MOMENT * (squares[at] as number) + (1 - SECOND_MOMENT) * slope * slope
      moments[at] = moment
      squares[at] = square
      const step = moment / first / (Math.sqrt(square / second) + TINY)
      weights[at] = (weights[at] as number) - rateNow * (step + decay * (weights[at] as number))
    }
    gradient.fill(0)
  }

  function explained(): number {
    let all = 0
    let unexplained = 0
    for (let turn = 0; turn < inputs.length; turn++) {
      if (!isHeldOut(turn)) continue
      const aims = targets[turn] ?? new Float32Array()
      const mean = aims.reduce((sum, one) => sum + one, 0) / aims.length
      for (const aim of aims) all += (aim - mean) ** 2
      for (const error of errorsOf(turn)) unexplained += error * error
    }
    return 1 - unexplained / all
  }

  return {
    get turns() {
      return inputs.length
    },
    add(ways) {
      const list = new Float32Array(ways.length * size)
      ways.forEach((way, index) => list.set(way.inputs, index * size))
      inputs.push(list)
      targets.push(Float32Array.from(ways, ({ target }) => target))
    },
    epoch(point) {
      scale()
      const order = inputs.map((_, turn) => turn).filter((turn) => !isHeldOut(turn))
      for (let at = order.length - 1; at > 0; at--) {
        const other = randomBelow(stream, at + 1)
        ;[order[at], order[other]] = [order[other] as number, order[at] as number]
      }
      const rateNow = rate * (0.5 * (1 + Math.cos(Math.PI * point))) + LAST_RATE
      for (let begin = 0; begin < order.length; begin += BATCH) {
        const batch = order.slice(begin, begin + BATCH)
        const rows = batch.reduce((sum, turn) => sum + (targets[turn]?.length ?? 0), 0)
        for (const turn of batch) {
          const list = inputs[turn] ?? new Float32Array()
          errorsOf(turn).forEach((error, way) => {
            const said = say(list, way * size)
            learn(list, way * size, (2 * (error + LEVEL * said)) / rows)
          })
        }
        descend(rateNow)
      }
      return explained()
    },
    network: () => ({
      biases: rowOf(weights.subarray(biases, outs)),
      outs: rowOf(weights.subarray(outs)),
      inputs: Object.fromEntries(
        INPUTS.flatMap((name, input) => {
          if (scales[input] === 0) return []
          const own = weights.subarray(input * hidden, (input + 1) * hidden)
          const scaling = [scales[input] ?? 0, weights[direct + input] ?? 0]
          return [[name, rowOf([...scaling, ...own])]]
        }),
      ),
    }),
  }
}
