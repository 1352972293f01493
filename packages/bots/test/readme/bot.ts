import { playGame, POLICIES, seededChance, type Policy } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, type Move } from '@tiletum/engine'

const game = compose({ modules: ['base'], players: 2 }, content)
const likes = (move: Move) => /^(fulfil|build|crest)/.test(game.format(move))
const mine: Policy = {
  choose: (_, { items, count }) => items.subarray(0, count).findLast(likes) ?? items[0] ?? 0,
}
const policies = [mine, POLICIES.greedy(game, 'greedy')]
const { state } = playGame({ game, policies, chance: seededChance('evening') })
console.log('Seats from first to last:', game.standings(state))
