/**
 * The agreed options apart from modules and players, as words: `shuffled actions`, `first seat 2`.
 */
import type { GameConfig } from '../config.ts'
import { DIFFICULTIES } from '../vocabulary/solo.ts'
import { ALL_MODULES } from '../vocabulary/words.ts'
import type { ModuleId } from '../vocabulary/words.ts'

type Agreed = Omit<GameConfig, 'modules' | 'players'>
type Value = boolean | number | string | readonly string[]

interface Form {
  write(value: Value): string | undefined
  /** Returns undefined if the words say something else. */
  read(words: string, players: number): Value | undefined
}

const flag = (name: string): Form => ({
  write: (value) => (value === true ? name : undefined),
  read: (words) => (words === name ? true : undefined),
})

const seat = (name: string): Form => ({
  write: (value) => `${name} seat ${Number(value) + 1}`,
  read(words, players) {
    const number = words.startsWith(`${name} seat `) ? Number(words.at(-1)) : 0
    const exact = words === `${name} seat ${number}`
    return exact && number >= 1 && number <= players ? number - 1 : undefined
  },
})

const oneOf = (name: string, choices: readonly string[]): Form => ({
  write: (value) => `${name} ${String(value)}`,
  read: (words) => choices.find((choice) => words === `${name} ${choice}`),
})

const LONGEST_LIST = 20
const list = (name: string): Form => ({
  write: (value) => (Array.isArray(value) ? [name, ...value].join(' ') : undefined),
  read(words) {
    const [first, ...others] = words.split(' ')
    return first === name && others.length <= LONGEST_LIST ? others : undefined
  },
})

const word = (name: string): Form => ({
  write: (value) => `${name} ${String(value)}`,
  read(words) {
    const [first, value, ...others] = words.split(' ', 3)
    return first === name && value !== '' && others.length === 0 ? value : undefined
  },
})

/** The words for each option; without them a new option of `GameConfig` does not compile. */
const FORMS = {
  shuffledActions: flag('shuffled actions'),
  first: seat('first'),
  difficulty: oneOf('difficulty', DIFFICULTIES),
  challenges: list('challenges'),
  undergroundSides: list('sides'),
  technologies: list('technologies'),
  overlay: word('overlay'),
} satisfies Record<string, Form> & Record<keyof Agreed, Form>

const FREE_UNDO = 'free undo'

export function writeOptions(config: GameConfig, freeUndo: boolean): string[] {
  const agreed = new Map<string, Value>(Object.entries(config))
  const words = Object.entries(FORMS).flatMap(([key, form]) => {
    const value = agreed.get(key)
    return value === undefined ? [] : (form.write(value) ?? [])
  })
  return freeUndo ? [...words, FREE_UNDO] : words
}

const inOrder = (modules: readonly ModuleId[]): readonly ModuleId[] =>
  modules.toSorted((one, other) => ALL_MODULES.indexOf(one) - ALL_MODULES.indexOf(other))

/** Returns everything agreed but the players' names, as it stands in the head of a record. */
export const agreementText = (config: GameConfig): string =>
  [
    `modules: ${inOrder(config.modules).join(', ')}`,
    `players: ${config.players}`,
    `options: ${writeOptions(config, false).join('; ')}`,
  ].join('\n')

export interface Options {
  readonly agreed: Agreed
  readonly freeUndo: boolean
}

/** Returns the options, or the first words that are no option. */
export function readOptions(options: readonly string[], players: number): Options | string {
  const agreed: [string, Value][] = []
  let freeUndo = false
  for (const words of options) {
    if (words === FREE_UNDO) {
      freeUndo = true
      continue
    }
    const understood = Object.entries(FORMS).flatMap(([key, form]): [string, Value][] => {
      const value = form.read(words, players)
      return value === undefined ? [] : [[key, value]]
    })
    if (understood.length === 0) return words
    agreed.push(...understood)
  }
  return { agreed: Object.fromEntries(agreed) as Agreed, freeUndo }
}
