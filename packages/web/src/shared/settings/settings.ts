/** The settings of the player, stored on the device. */
import { useSyncExternalStore } from 'react'
import { WARNINGS } from '@tiletum/engine'
import { readLocalJson, writeLocal } from '../browser/local-storage.ts'
import { PLAYER_COLOURS, THEMES } from '../theme/tokens.ts'

export const THEME_CHOICES = ['system', ...THEMES] as const
export const MOTIONS = ['system', 'on', 'off'] as const
export const SPEEDS = ['step', 'slow', 'fast', 'instant'] as const
const LOG_FORMS = ['sentences', 'notation'] as const
export const SIZES = ['normal', 'large'] as const
export const FONTS = ['standard', 'legible'] as const
/** The player's favourite colour, where no other is agreed. */
export const OWN_COLOURS = ['any', ...PLAYER_COLOURS] as const
/** The kinds of sounds, each with its own switch. */
export const SOUNDS = ['dice', 'coin', 'quill', 'stamp', 'page', 'cart', 'bell'] as const
export type Sound = (typeof SOUNDS)[number]
export const VIEWS = ['table', 'text'] as const
export type ViewMode = (typeof VIEWS)[number]

/**
 * The kinds of warnings before something is wasted: those of the rules, and tasks still possible.
 */
export const WASTES = [...WARNINGS, 'tasks-left'] as const
export type Waste = (typeof WASTES)[number]
export type Warned = Readonly<Record<Waste, boolean>>

export interface UserSettings {
  readonly theme: (typeof THEME_CHOICES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly logForm: (typeof LOG_FORMS)[number]
  readonly size: (typeof SIZES)[number]
  readonly font: (typeof FONTS)[number]
  readonly colour: (typeof OWN_COLOURS)[number]
  readonly sound: boolean
  /** Kinds of sounds that are off. */
  readonly silent: readonly Sound[]
  /** Volume from 0 to 100. */
  readonly volume: number
  readonly view: ViewMode
  readonly keys: boolean
  readonly warnings: Warned
  readonly coach: boolean
  /** Hints also at tables with several people. */
  readonly hints: boolean
}

const switchAll = (on: boolean): Warned =>
  Object.fromEntries(WASTES.map((waste) => [waste, on])) as Warned

const DEFAULTS: UserSettings = {
  theme: 'system',
  motion: 'system',
  speed: 'slow',
  logForm: 'sentences',
  size: 'normal',
  font: 'standard',
  colour: 'any',
  sound: false,
  silent: [],
  volume: 50,
  view: 'table',
  keys: true,
  warnings: switchAll(true),
  coach: false,
  hints: false,
}

const KEY = 'tiletum.settings'
let settings = readSettings(readLocalJson(KEY))
const listeners = new Set<() => void>()

/** Reads settings that this or an older release stored. */
export function readSettings(kept: unknown): UserSettings {
  if (typeof kept !== 'object' || kept === null) return DEFAULTS
  const { warnings, letters, ...others } = kept as {
    readonly warnings?: unknown
    readonly letters?: unknown
  }
  return {
    ...DEFAULTS,
    // An older release stored the font under another name.
    ...(letters === 'legible' ? { font: letters } : {}),
    ...others,
    // An older release had one switch for all warnings.
    warnings:
      typeof warnings === 'boolean'
        ? switchAll(warnings)
        : { ...DEFAULTS.warnings, ...(warnings as Partial<Warned> | undefined) },
  }
}

export const currentSettings = (): UserSettings => settings

export function changeSettings(change: Partial<UserSettings>): void {
  settings = { ...settings, ...change }
  writeLocal(KEY, JSON.stringify(settings))
  applySettings()
  for (const listener of listeners) listener()
}

/** Sets the attributes of the root element that the style sheets use. */
export function applySettings(): void {
  const { dataset } = document.documentElement
  if (settings.theme === 'system') delete dataset['theme']
  else dataset['theme'] = settings.theme
  dataset['motion'] = settings.motion
  dataset['size'] = settings.size
  dataset['font'] = settings.font
  if (settings.font === 'legible') void import('../theme/legible.css')
  // The frame that the device draws around the installed app.
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute(
      'content',
      getComputedStyle(document.documentElement).getPropertyValue('--panel'),
    )
}

export function useSettings(): UserSettings {
  return useSyncExternalStore(subscribeSettings, currentSettings)
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function motionAllowed(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
