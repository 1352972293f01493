/** What a person likes, kept on the device. */
import { useSyncExternalStore } from 'react'
import { THEMES } from '../theme/tokens.ts'

export const THEME_CHOICES = ['system', ...THEMES] as const
export const MOTIONS = ['system', 'on', 'off'] as const
export const SPEEDS = ['step', 'slow', 'fast', 'instant'] as const
export const LOG_FORMS = ['sentences', 'notation'] as const
export const SIZES = ['normal', 'large'] as const

export interface Settings {
  readonly theme: (typeof THEME_CHOICES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly logForm: (typeof LOG_FORMS)[number]
  readonly size: (typeof SIZES)[number]
  readonly keys: boolean
  readonly warnings: boolean
}

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'slow',
  logForm: 'sentences',
  size: 'normal',
  keys: true,
  warnings: true,
}

const KEY = 'tiletum.settings'
let settings = read()
const listeners = new Set<() => void>()

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' ? { ...DEFAULTS, ...kept } : DEFAULTS
  } catch {
    return DEFAULTS
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
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function motionAllowed(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
