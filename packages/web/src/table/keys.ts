/**
 * Single-key shortcuts for frequent actions. They can be switched off, and are off while the player
 * types.
 */
import { useEffect } from 'react'
import { RESOURCES } from '@tiletum/engine'
import type { Resource } from '@tiletum/engine'
import { RESOURCE_LETTERS } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import type { AtTable } from '../game/TableContext.tsx'
import type { Zone } from './moves/verbs.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { OpenSheet } from './open-sheet.ts'
import { hintsAllowed } from './hint/hints-allowed.ts'
import { kingSteps } from '../game/intent/king-steps.ts'
import { planOrShow } from './plans/PlanButton.tsx'
import { currentSettings } from '../shared/settings/settings.ts'

const COMMANDS = [
  'undo',
  'redo',
  'end',
  'tasks',
  'wheel',
  'map',
  'offers',
  'mine',
  'moves',
  'points',
  'plans',
  'hint',
  'rules',
  'help',
] as const
export type KeyCommand = (typeof COMMANDS)[number]

const ENGLISH: Readonly<Record<KeyCommand, string>> = {
  undo: 'U',
  redo: 'Y',
  end: 'E',
  tasks: 'T',
  wheel: 'D',
  map: 'M',
  offers: 'O',
  mine: 'B',
  moves: 'L',
  points: 'P',
  plans: 'N',
  hint: 'H',
  rules: 'R',
  help: '?',
}

/**
 * Resources have their letters; a command with the same letter has another one in that language.
 */
const KEYS: Readonly<Record<Language, Readonly<Record<KeyCommand, string>>>> = {
  en: ENGLISH,
  fr: { ...ENGLISH, offers: 'C', moves: 'J', points: 'V', plans: 'A' },
}

/** The keys by command; `dice` has the letters of the resources. */
export const keysIn = (language: Language): Readonly<Record<KeyCommand | 'dice', string>> => ({
  ...KEYS[language],
  dice: RESOURCES.map((resource) => RESOURCE_LETTERS[language][resource]).join(' '),
})

/** Returns the meaning of a key: the dice of a resource, or a command. */
export function commandOf(
  key: string,
  language: Language,
): { readonly dice: Resource } | { readonly command: KeyCommand } | undefined {
  const letter = key.toUpperCase()
  const dice = RESOURCES.find((resource) => RESOURCE_LETTERS[language][resource] === letter)
  if (dice !== undefined) return { dice }
  const command = COMMANDS.find((one) => KEYS[language][one] === letter)
  return command === undefined ? undefined : { command }
}

const ZONES: Readonly<Partial<Record<KeyCommand, readonly [Zone, string]>>> = {
  wheel: ['wheel', '#wheel button'],
  map: ['map', '#map .space[tabindex="0"]'],
  offers: ['offers', '#offers button'],
  mine: ['mine', '#mine button'],
  moves: ['table', '#moves [role="tab"][aria-selected="true"]'],
}

export function useKeys(
  at: AtTable,
  openSheet: (sheet: OpenSheet) => void,
  showZone: (zone: Zone) => void,
  busy: boolean,
): void {
  const { language } = useLanguage()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (busy || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!currentSettings().keys || isWriting(event.target)) return
      const meaning = commandOf(event.key, language)
      if (meaning === undefined) return
      if ('dice' in meaning) {
        const { dice } = meaning
        showZone('wheel')
        if (!walkDice(dice)) requestAnimationFrame(() => walkDice(dice))
      } else if (!act(meaning.command, at, openSheet)) {
        const zone = ZONES[meaning.command]
        if (zone === undefined) return
        // Shows at once what is visible already; on a phone its tab is opened first.
        showZone(zone[0])
        focus(zone[1])
        if (!document.activeElement?.matches(zone[1])) requestAnimationFrame(() => focus(zone[1]))
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [at, openSheet, showZone, busy, language])
}

/** Moves the focus to the next die of one resource, around the wheel. */
function walkDice(resource: Resource): boolean {
  const dice = [...document.querySelectorAll<HTMLElement>(`#wheel [data-resource="${resource}"]`)]
  const at = dice.findIndex((die) => die === document.activeElement)
  const next = dice[(at + 1) % dice.length]
  next?.focus()
  return next === document.activeElement
}

const focus = (where: string): void => document.querySelector<HTMLElement>(where)?.focus()

function act(command: KeyCommand, at: AtTable, openSheet: (sheet: OpenSheet) => void): boolean {
  const { table, play, planning } = at
  const { moments, legal, plan } = table.snapshot()
  switch (command) {
    case 'undo':
      table.backTo(moments.length - 1)
      return true
    case 'redo':
      table.redo()
      return true
    case 'end':
      if (legal.has('end turn')) play('end turn')
      else if (legal.has('done')) play('done')
      else play(...kingSteps(table.snapshot()).map((move) => table.snapshot().game.format(move)))
      return true
    case 'tasks':
      openSheet({ is: 'tasks' })
      return true
    case 'hint':
      if (!hintsAllowed(at, currentSettings()) || legal.size === 0 || plan !== undefined)
        return false
      openSheet({
        is: 'hint',
        anchor: document.querySelector('#tray .ask-hint')?.getBoundingClientRect(),
      })
      return true
    case 'plans':
      if (planning?.now.current().turn === undefined) return false
      planOrShow(planning)
      return true
    case 'points':
      openSheet({ is: 'points' })
      return true
    case 'rules':
      openSheet({ is: 'rules', clause: undefined })
      return true
    case 'help':
      openSheet({ is: 'keys' })
      return true
    default:
      return false
  }
}

/** Elements in which letters are typed; sliders and checkboxes are not among them. */
const WRITTEN_IN = 'textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITTEN_IN))
