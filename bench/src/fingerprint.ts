/** Fingerprints of many games. They must stay equal when a change should only make the engine faster. */
import { createHash } from 'node:crypto'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { playout } from './ours/playout.ts'

const GAMES = 200
const COUNTS = [2, 3, 4]

const KINDS: Readonly<Record<string, readonly GameConfig[]>> = {
  base: COUNTS.map((players) => ({
    modules: ['base'],
    players,
    shuffledActions: players === 3,
  })),
  silver: COUNTS.map((players) => ({ modules: ['base', 'silver'], players })),
  solo: [
    { modules: ['base', 'solo'], players: 1, difficulty: 'hard' },
    { modules: ['base', 'silver', 'solo'], players: 1, difficulty: 'hard' },
  ],
}

export const fingerprints = (): readonly string[] =>
  Object.entries(KINDS).map(([kind, configs]) => `${kind} ${fingerprint(configs)}`)

function fingerprint(configs: readonly GameConfig[]): string {
  const hash = createHash('sha256')
  for (const config of configs) {
    const game = compose(config, content)
    for (let seed = 0; seed < GAMES; seed++)
      playout(game, seed, {
        // The choice depends on the listed moves and their order, so that every difference spreads.
        played: (move) => hash.update(`${move},`),
        ended: (state) => hash.update(game.hash(state)),
      })
  }
  return hash.digest('hex').slice(0, 16)
}
