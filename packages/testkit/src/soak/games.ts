/**
 * Assigns a game to each number: all kinds of tables and players in turn, so that every batch has some of
 * each.
 */
import type { PolicyName } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { compose, DIFFICULTIES } from '@tiletum/engine'
import type { Game, GameConfig, Json } from '@tiletum/engine'
import { at } from '../at.ts'
import { randomGame } from '../random-game.ts'
import type { RandomGameResult } from '../random-game.ts'

const BASE = ['base'] as const
const SILVER = ['base', 'silver'] as const
const SOLO = ['base', 'solo'] as const
const SILVER_SOLO = ['base', 'solo', 'silver'] as const

const TABLES: readonly GameConfig[] = [
  ...[2, 3, 4].flatMap((players) => [
    { modules: BASE, players },
    { modules: SILVER, players },
  ]),
  ...DIFFICULTIES.flatMap((difficulty) => [
    { modules: SOLO, players: 1, difficulty },
    { modules: SILVER_SOLO, players: 1, difficulty },
  ]),
  { modules: SOLO, players: 1 },
  {
    modules: SILVER_SOLO,
    players: 1,
    challenges: [...content.solo.challenges, ...content.silver.solo.challenges].map(({ id }) => id),
  },
]

/** The policies in turn; greedy is slow and plays one game of eleven. */
const POLICIES: readonly PolicyName[] = [
  ...Array.from({ length: 5 }, () => ['random', 'eager'] as const).flat(),
  'greedy',
]

/** Editions with other values; most games use the standard one. */
const EDITIONS: readonly (Json | undefined)[] = [
  undefined,
  undefined,
  undefined,
  { name: 'Dearer fairs', fairBoard: [2, 3, 4, 5], tiles: { 'fair.crest': { vp: 5 } } },
  undefined,
  undefined,
  undefined,
  {
    name: 'Another map',
    kingTrack: [-10, -8, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15],
    map: { links: { add: [['lyon', 'milano']] } },
    tiles: { 'cost.stone-5-vp-8': { vp: 9 } },
  },
]

export interface SoakGame {
  readonly config: GameConfig
  readonly policy: PolicyName
  readonly edition: Json | undefined
}

/**
 * The game of a number. The lists have 3, 11 and 8 entries, which share no factor, so that all combinations
 * come up.
 */
export function gameOf(number: number): SoakGame {
  const table = at(TABLES, number % TABLES.length)
  const later = Math.floor(number / TABLES.length)
  return {
    config: { ...table, shuffledActions: later % 3 === 0 },
    policy: at(POLICIES, later % POLICIES.length),
    edition: EDITIONS[later % EDITIONS.length],
  }
}

/** One of this many steps is checked for the costly invariants: about one in every fourth game. */
const THOROUGH_EVERY = 1500

/** Creates a function that plays the game of a number; composed games are cached. */
export function createPlayer(seed: string): (number: number) => RandomGameResult {
  const composed = new Map<string, Game>()
  return (number) => {
    const { config, policy, edition } = gameOf(number)
    const key = JSON.stringify([config, edition])
    const game = composed.get(key) ?? compose(config, contentWith(edition))
    composed.set(key, game)
    return randomGame({
      config,
      seed: `${seed} ${number}`,
      policy,
      thoroughEvery: THOROUGH_EVERY,
      make: () => game,
      ...(edition === undefined ? {} : { edition }),
    })
  }
}

function contentWith(edition: Json | undefined) {
  if (edition === undefined) return content
  const applied = applyEdition(content, edition)
  if ('problems' in applied) throw new Error(JSON.stringify(applied.problems))
  return applied.content
}
