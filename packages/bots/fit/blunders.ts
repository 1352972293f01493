/** How often a review finds a turn played at random, and how often it blames a player's own. See fit/README.md. */
import { parseArgs } from 'node:util'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { DEPTH, DEPTHS, REVIEW_SEED, reviewGame } from '../src/review/index.ts'
import { LEVELS } from '../src/policies/levels.ts'
import { plantedGame } from './planted.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    level: { type: 'string', default: 'master' },
    depth: { type: 'string', default: 'thorough' },
    seed: { type: 'string', default: 'planted' },
  },
})
const level = LEVELS.find((one) => one === values.level) ?? 'master'
const depth = DEPTH[DEPTHS.find((one) => one === values.depth) ?? 'thorough']
const game = compose({ modules: ['base'], players: 2 }, content)
let found = 0
let own = 0
let blamed = 0
for (let number = 1; number <= Number(values.games); number++) {
  const { line, seat, round, turn } = plantedGame(game, `${values.seed} ${number}`, level)
  const going = reviewGame(game, { line, seats: [seat], depth, seed: REVIEW_SEED })
  let step = going.next()
  while (step.done !== true) step = going.next()
  for (const review of step.value) {
    const isBad = review.verdict === 'mistake' || review.verdict === 'turning-point'
    if (review.round === round && review.turn === turn) {
      if (isBad || review.verdict === 'inaccuracy') found++
    } else {
      own++
      if (isBad) blamed++
    }
  }
  console.log(
    `${number} games: ${found} random turns found (${((100 * found) / number).toFixed(0)} %), ` +
      `${blamed} of ${own} own turns called mistakes (${((100 * blamed) / own).toFixed(1)} %)`,
  )
}
