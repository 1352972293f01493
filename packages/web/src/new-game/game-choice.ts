/** The choices of the form for a new game, and the configuration they mean. */
import { content as standard } from '@tiletum/content'
import type { Content, GameConfig, Json, SoloContent } from '@tiletum/engine'
import { silverConfig, RANDOM_SILVER, isWhole } from '../game/expansions/silver-setup.ts'
import type { SilverChoice } from '../game/expansions/silver-setup.ts'
import type { EditionChoice } from './EditionField.tsx'
import type { SoloChoice } from './SoloFields.tsx'

export const GAMES = ['base', 'silver'] as const
export const COUNTS = ['1', '2', '3', '4'] as const
export const ORDERS = ['fixed', 'shuffled'] as const
export const FIRSTS = ['random', '0', '1', '2', '3'] as const

export interface GameChoice {
  readonly kind: (typeof GAMES)[number]
  readonly silver: SilverChoice
  readonly count: (typeof COUNTS)[number]
  readonly order: (typeof ORDERS)[number]
  readonly first: (typeof FIRSTS)[number]
  readonly solo: SoloChoice
  readonly edition: EditionChoice
}

export const FIRST_CHOICE: GameChoice = {
  kind: 'base',
  silver: RANDOM_SILVER,
  count: '2',
  order: 'fixed',
  first: 'random',
  solo: { difficulty: 'normal', chosen: [] },
  edition: undefined,
}

export const contentIn = ({ edition }: GameChoice): Content =>
  typeof edition === 'object' ? edition.content : standard

export const editionIn = ({ edition }: GameChoice): Json | undefined =>
  typeof edition === 'object' ? edition.edition : undefined

/** True if all required choices are made. */
export const isChosen = ({ edition, kind, silver }: GameChoice): boolean =>
  edition !== 'checking' && edition !== 'faulty' && (kind === 'base' || isWhole(silver))

export function configOf(choice: GameChoice) {
  const { kind, silver, order, first } = choice
  const players = Number(choice.count)
  const withSilver = kind === 'silver'
  return {
    modules: [
      'base',
      ...(players === 1 ? (['solo'] as const) : []),
      ...(withSilver ? (['silver'] as const) : []),
    ],
    players,
    shuffledActions: order === 'shuffled',
    ...(players > 1 && first !== 'random' && Number(first) < players
      ? { first: Number(first) }
      : {}),
    ...(players === 1 ? challengesOf(choice) : {}),
    ...(withSilver ? silverConfig(silver) : {}),
  } satisfies GameConfig
}

/** The challenges to choose from, with those of the expansion if it is in play. */
export function soloContent(choice: GameChoice): SoloContent {
  const { solo, silver } = contentIn(choice)
  return choice.kind === 'silver'
    ? { ...solo, challenges: [...solo.challenges, ...silver.solo.challenges] }
    : solo
}

function challengesOf(choice: GameChoice): Pick<GameConfig, 'difficulty' | 'challenges'> {
  const { difficulty, chosen } = choice.solo
  if (difficulty !== 'chosen') return { difficulty }
  const possible = soloContent(choice).challenges.map(({ id }) => id as string)
  return { challenges: chosen.filter((id) => possible.includes(id)) }
}
