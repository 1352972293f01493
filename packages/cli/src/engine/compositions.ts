/** Composed games, each made once for all games that are played by it. */
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { compose, configErrorOf } from '@tiletum/engine'
import type { Content, Game, GameConfig } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import { problem } from './problem.ts'

const { records, edition: editionWords } = CATALOGUES.en

/** A composed game takes some hundred kilobytes, so their number is bounded apart from that of the games. */
const MOST_COMPOSED = 64

interface Composition {
  readonly game: Game
  users: number
}

export class Compositions {
  private readonly kept = new Map<string, Composition>()
  private readonly byGame = new WeakMap<Game, Composition>()

  gameOf(config: GameConfig, edition?: unknown): Game {
    const key = JSON.stringify([config, edition])
    const known = this.kept.get(key)
    if (known !== undefined) return known.game
    const composition = { game: composed(config, edition), users: 0 }
    this.makeRoom()
    this.kept.set(key, composition)
    this.byGame.set(composition.game, composition)
    return composition.game
  }

  /** Counts the games in memory that are played by a composed game. */
  use(game: Game, more: 1 | -1): void {
    const composition = this.byGame.get(game)
    if (composition !== undefined) composition.users += more
  }

  private makeRoom(): void {
    if (this.kept.size < MOST_COMPOSED) return
    for (const [key, { users }] of this.kept)
      if (users === 0) {
        this.kept.delete(key)
        return
      }
    throw problem('limit', `Games of ${MOST_COMPOSED} different settings are in memory: drop some.`)
  }
}

function composed(config: GameConfig, edition: unknown): Game {
  try {
    return compose(config, edition === undefined ? content : correctedBy(edition))
  } catch (error) {
    const wrong = configErrorOf(error)
    if (wrong === undefined) throw error
    throw problem('config', `No such game can be played: ${records.configError(wrong)}.`)
  }
}

function correctedBy(edition: unknown): Content {
  const applied = applyEdition(content, edition)
  if ('content' in applied) return applied.content
  const [first] = applied.problems
  throw problem('edition', first === undefined ? 'No edition.' : editionWords.problem(first))
}
