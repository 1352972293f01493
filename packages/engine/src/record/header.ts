/** Checks the head of a record, read from its text or its JSON form. */
import { configErrorOf } from '../config-errors.ts'
import type { ConfigError } from '../config-errors.ts'
import type { Game } from '../game.ts'
import type { GameConfig } from '../config.ts'
import type { ModuleId, PlayerColour } from '../vocabulary/words.ts'
import { ALL_MODULES, PLAYER_COLOURS } from '../vocabulary/words.ts'
import { readOptions } from './agreement-text.ts'
import { understandProof } from './chance-proof.ts'
import type { ChanceProof } from './chance-proof.ts'
import type { Json, RecordPlayer, RecordFault } from './record.ts'

/** The head as it was read; no field is checked yet. */
export interface RawHeader {
  readonly rules?: unknown
  readonly modules?: unknown
  readonly players?: unknown
  readonly options?: unknown
  readonly edition?: unknown
  readonly chance?: unknown
}

export interface Header {
  readonly rules: number
  readonly players: readonly RecordPlayer[]
  readonly config: GameConfig
  readonly freeUndo: boolean
  readonly edition?: Json
  readonly chance?: ChanceProof
}

export interface HeaderFault {
  readonly fault: RecordFault
  readonly key: keyof RawHeader
  readonly word: string
  readonly configError?: ConfigError
}

const MOST_PLAYERS = PLAYER_COLOURS.length
const LONGEST_WORD = 60

export const cut = (word: string): string =>
  word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word

export function understandHeader(raw: RawHeader): Header | HeaderFault {
  for (const key of ['rules', 'modules', 'players'] as const) {
    const value = raw[key]
    if (value === undefined || (Array.isArray(value) && value.length === 0))
      return { fault: 'missing', key, word: key }
  }
  const { rules } = raw
  if (typeof rules !== 'number' || !Number.isSafeInteger(rules) || rules < 1)
    return { fault: 'bad-rules', key: 'rules', word: show(rules) }
  const players = understandPlayers(raw.players)
  if (!Array.isArray(players))
    return { fault: 'bad-players', key: 'players', word: String(players) }
  const modules = understandModules(raw.modules)
  if (!Array.isArray(modules))
    return { fault: 'unknown-module', key: 'modules', word: String(modules) }
  const words = texts(raw.options ?? [])
  if (words === undefined) return { fault: 'bad-option', key: 'options', word: show(raw.options) }
  const options = readOptions(words, players.length)
  if (typeof options === 'string')
    return { fault: 'bad-option', key: 'options', word: cut(options) }
  const { edition } = raw
  if (edition !== undefined && !isTame(edition))
    return { fault: 'bad-edition', key: 'edition', word: '' }
  const chance = raw.chance === undefined ? undefined : understandChance(raw.chance, players.length)
  if (typeof chance === 'string') return { fault: 'bad-chance', key: 'chance', word: chance }
  return {
    rules,
    players,
    config: { modules, players: players.length, ...options.agreed },
    freeUndo: options.freeUndo,
    ...(edition === undefined ? {} : { edition: edition as Json }),
    ...(chance === undefined ? {} : { chance }),
  }
}

const understandChance = (raw: unknown, players: number): ChanceProof | string =>
  isObject(raw) ? understandProof(raw, players) : show(raw)

/** Returns the modules, or the word that names no module. */
function understandModules(raw: unknown): ModuleId[] | string {
  const words = texts(raw)
  if (words === undefined) return show(raw)
  const modules = ALL_MODULES.filter((id) => words.some((word) => word === id))
  const unknown = words.find((word, index) => !isModule(word) || words.indexOf(word) !== index)
  if (unknown !== undefined) return cut(unknown)
  return modules[0] === 'base' ? modules : words.join(', ')
}
const isModule = (word: string): boolean => ALL_MODULES.some((id) => id === word)

function understandPlayers(raw: unknown): RecordPlayer[] | string {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > MOST_PLAYERS) return show(raw)
  const players: RecordPlayer[] = []
  for (const one of raw as unknown[]) {
    if (!isObject(one)) return show(one)
    const { name, colour } = one
    const known = PLAYER_COLOURS.find((word): word is PlayerColour => word === colour)
    const taken = players.some((player) => player.colour === known)
    if (known === undefined || taken) return show(colour)
    if (typeof name !== 'string' || name === '' || name.length > LONGEST_WORD) return show(name)
    players.push({ name, colour: known })
  }
  return players
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  // oxlint-disable-next-line unicorn/no-null -- JSON has it
  typeof value === 'object' && value !== null && !Array.isArray(value)

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) &&
  value.length <= LONGEST_WORD &&
  value.every((one) => typeof one === 'string')
    ? value
    : undefined

const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? cut(String(value))
    : Array.isArray(value)
      ? `${value.length}`
      : typeof value

const DEEPEST = 32
const REACHES_INTO_CODE = ['__proto__', 'constructor', 'prototype']

/** Whether JSON is harmless: not too deep, and without keys that could pollute prototypes. */
function isTame(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false
  if (Array.isArray(value)) return value.every((one) => isTame(one, depth + 1))
  if (!isObject(value)) return value !== undefined
  return Object.entries(value).every(
    ([key, one]) => !REACHES_INTO_CODE.includes(key) && isTame(one, depth + 1),
  )
}

/** Composes the game of a record, or throws the reason why it can't be played. */
export type MakeGame = (config: GameConfig, edition: Json | undefined) => Game

export function gameOf(make: MakeGame, { config, edition }: Header): Game | HeaderFault {
  try {
    return make(config, edition)
  } catch (error) {
    const configError = configErrorOf(error)
    if (configError !== undefined)
      return {
        fault: 'no-game',
        key: keyOf(configError),
        word: cut(configError.word),
        configError,
      }
    const word = error instanceof Error ? error.message : String(error)
    return { fault: 'no-game', key: edition === undefined ? 'modules' : 'edition', word }
  }
}

function keyOf({ about }: ConfigError): keyof RawHeader {
  if (about === 'start-cost') return 'edition'
  return about === 'modules' || about === 'players' ? about : 'options'
}
