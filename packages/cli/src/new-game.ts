/** The game that the options of a command ask for. */
import { content } from '@tiletum/content'
import { compose, configErrorOf, firstGame, MODULES, playsWith } from '@tiletum/engine'
import type { Content, DifficultyId, Game, GameConfig, Json, ModuleId } from '@tiletum/engine'
import type { Context } from './context.ts'
import { loadEdition } from './edition.ts'
import { failure, MISUSE } from './failure.ts'
import { listed } from './option-values.ts'

export interface NewGameOptions {
  readonly modules: string
  readonly players: number
  readonly difficulty?: DifficultyId
  readonly challenges?: string
  readonly shuffledActions?: true
  /** True for the first game that the rulebooks recommend. */
  readonly firstGame?: true
  readonly edition?: string
}

export interface NewGame {
  readonly game: Game
  /** Its components, as threads need them. */
  readonly content: Content
  /** The changes of the edition; undefined for the standard one. */
  readonly edition: Json | undefined
}

export async function newGame(wanted: NewGameOptions, context: Context): Promise<NewGame> {
  const say = context.words.simulate
  const { players, difficulty, challenges, edition: file } = wanted
  const modules = modulesOf(wanted, context)
  const edition = file === undefined ? undefined : await loadEdition(file, context)
  const used = edition?.content ?? content
  const config: GameConfig = {
    ...(wanted.firstGame === true ? firstGame(modules, players, used) : { modules, players }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(challenges === undefined
      ? {}
      : { challenges: challengesOf(challenges, { modules, players }, used, context) }),
    ...(wanted.shuffledActions === undefined ? {} : { shuffledActions: true }),
  }
  const game = composed(config, used, context)
  if ((difficulty ?? challenges) !== undefined && game.bot === undefined)
    throw failure(say.difficultyAlone, MISUSE)
  return { game, content: used, edition: edition?.edition as Json | undefined }
}

function modulesOf({ modules }: NewGameOptions, { words }: Context): readonly ModuleId[] {
  return listed(modules).map((name) => {
    const module = MODULES.find((known) => known === name)
    if (module === undefined)
      throw failure(words.simulate.unknownModule(name, MODULES.join(', ')), MISUSE)
    return module
  })
}

const PREFIX = 'challenge.'

/** By their ids, with or without the word before the dot. */
function challengesOf(
  names: string,
  config: GameConfig,
  { solo, silver }: Content,
  { words }: Context,
): readonly string[] {
  const cards = playsWith(config, 'silver')
    ? [...solo.challenges, ...silver.solo.challenges]
    : solo.challenges
  const known = cards.map(({ id }) => id)
  return listed(names).map((name) => {
    const found = known.find((id) => id === name || id === `${PREFIX}${name}`)
    if (found !== undefined) return found
    const short = known.map((id) => id.slice(PREFIX.length))
    throw failure(words.play.unknownChallenge(name, short.join(', ')), MISUSE)
  })
}

function composed(config: GameConfig, used: Content, { words }: Context): Game {
  try {
    return compose(config, used)
  } catch (error) {
    const { modules, players } = config
    const configError = configErrorOf(error)
    if (configError === undefined) throw error
    throw failure(
      configError.about === 'players' || configError.about === 'modules'
        ? words.simulate.cannotPlay(modules.join(', '), players)
        : words.simulate.noGame(words.records.configError(configError)),
      MISUSE,
    )
  }
}
