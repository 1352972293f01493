/** What a person likes, kept on the device. */
import { useSyncExternalStore } from 'react'
import { WARNINGS } from '@tiletum/engine'
import { PLAYER_COLOURS } from '../game/saved.ts'
import { THEMES } from '../theme/tokens.ts'

export const THEME_CHOICES = ['system', ...THEMES] as const
export const MOTIONS = ['system', 'on', 'off'] as const
export const SPEEDS = ['step', 'slow', 'fast', 'instant'] as const
const LOG_FORMS = ['sentences', 'notation'] as const
export const SIZES = ['normal', 'large'] as const
export const LETTERS = ['printed', 'legible'] as const
/** The colour one plays in where no other is agreed. */
export const OWN_COLOURS = ['any', ...PLAYER_COLOURS] as const
export const VIEWS = ['table', 'text'] as const
export type View = (typeof VIEWS)[number]

/** What one can be warned of before it is wasted: what the rules see, and tasks still possible. */
export const WASTES = [...WARNINGS, 'tasks-left'] as const
export type Waste = (typeof WASTES)[number]
export type Warned = Readonly<Record<Waste, boolean>>

export interface Settings {
  readonly theme: (typeof THEME_CHOICES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly logForm: (typeof LOG_FORMS)[number]
  readonly size: (typeof SIZES)[number]
  readonly letters: (typeof LETTERS)[number]
  readonly colour: (typeof OWN_COLOURS)[number]
  readonly sound: boolean
  /** Of a hundred. */
  readonly volume: number
  readonly view: View
  readonly keys: boolean
  readonly warnings: Warned
  readonly coach: boolean
  /** Hints also at tables of several people. */
  readonly hints: boolean
}

const switchAll = (on: boolean): Warned =>
  Object.fromEntries(WASTES.map((waste) => [waste, on])) as Warned

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'slow',
  logForm: 'sentences',
  size: 'normal',
  letters: 'printed',
  colour: 'any',
  sound: false,
  volume: 50,
  view: 'table',
  keys: true,
  warnings: switchAll(true),
  coach: false,
  hints: false,
}

const KEY = 'tiletum.settings'
let settings = read()
const listeners = new Set<() => void>()

function read(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return DEFAULTS
  }
}

/** Whatever was kept, by this release or an older one. */
export function readSettings(kept: unknown): Settings {
  if (typeof kept !== 'object' || kept === null) return DEFAULTS
  const { warnings } = kept as { readonly warnings?: unknown }
  return {
    ...DEFAULTS,
    ...kept,
    // There was one switch for all warnings once.
    warnings:
      typeof warnings === 'boolean'
        ? switchAll(warnings)
        : { ...DEFAULTS.warnings, ...(warnings as Partial<Warned> | undefined) },
  }
}

export const currentSettings = (): Settings => settings

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  // Where a browser keeps nothing, they last this visit.
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {}
  applySettings()
  for (const listener of listeners) listener()
}

/** What the style sheets ask of the page's root. */
export function applySettings(): void {
  const { dataset } = document.documentElement
  if (settings.theme === 'system') delete dataset['theme']
  else dataset['theme'] = settings.theme
  dataset['motion'] = settings.motion
  dataset['size'] = settings.size
  dataset['letters'] = settings.letters
  if (settings.letters === 'legible') void import('../theme/legible.css')
  // The frame that a device draws around the installed game.
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute(
      'content',
      getComputedStyle(document.documentElement).getPropertyValue('--panel'),
    )
}

export function useSettings(): Settings {
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
