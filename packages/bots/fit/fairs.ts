/** How often each fair brings a player of a level points, in games among its own kind. See fit/README.md. */
import { parseArgs } from 'node:util'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { interval } from '../src/arena/interval.ts'
import { seededChance } from '../src/chance.ts'
import { ROUNDS } from '../src/evaluation/game-progress.ts'
import { playGame } from '../src/play-game.ts'
import { POLICIES, POLICY_NAMES } from '../src/policies/index.ts'
import { weightsFrom } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    level: { type: 'string', default: 'master' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'fairs' },
    from: { type: 'string' },
  },
})
const level = POLICY_NAMES.find((name) => name === values.level) ?? 'master'
/** `master-1` has weights of its own. */
const weights = values.from === undefined ? undefined : await weightsFrom(values.from)
const game = compose({ modules: ['base'], players: Number(values.players) }, content)
const scored = Array.from({ length: ROUNDS }, () => 0)
const points = Array.from({ length: ROUNDS }, () => 0)
let seats = 0
for (let number = 1; number <= Number(values.games); number++) {
  const seed = `${values.seed} ${number}`
  playGame({
    game,
    policies: Array.from({ length: game.config.players }, (_, seat) =>
      POLICIES[level](game, `${seed} ${seat}`, weights),
    ),
    chance: seededChance(seed),
    sink(event) {
      if (event.event !== 'fair' || event.facts.points <= 0) return
      const at = event.facts.fair - 1
      scored[at] = (scored[at] ?? 0) + 1
      points[at] = (points[at] ?? 0) + event.facts.points
    },
  })
  seats += game.config.players
  const told = scored.map((times, at) => {
    const [low, high] = interval(times, seats).map((share) => (100 * share).toFixed(0))
    const mean = ((points[at] ?? 0) / seats).toFixed(1)
    return `fair ${at + 1} in ${((100 * times) / seats).toFixed(0)} % (${low} to ${high} %), ${mean} VP`
  })
  console.log(`${number} games: ${told.join('; ')}`)
}
