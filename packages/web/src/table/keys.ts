/** Single keys for what is done often; they can be turned off, and never act while one writes. */
import { useEffect } from 'react'
import type { Resource } from '@tiletum/engine'
import type { AtTable } from '../game/TableContext.tsx'
import type { Zone } from '../panels/moves/verbs.ts'
import type { Sheet } from './sheets.ts'
import { hintsAllowed } from '../panels/hint/allowed.ts'
import { kingSteps } from '../panels/moves/king-steps.ts'
import { planOrShow } from '../panels/plans/PlanButton.tsx'
import { currentSettings } from '../base/settings/settings.ts'

export const KEYS = {
  undo: 'U',
  redo: 'Y',
  end: 'E',
  tasks: 'T',
  wheel: 'D',
  dice: 'G F W S I',
  map: 'M',
  offers: 'O',
  mine: 'B',
  moves: 'L',
  points: 'P',
  plans: 'N',
  hint: 'H',
  rules: 'R',
  help: '?',
} as const

const ZONE_KEYS: Readonly<Record<string, readonly [Zone, string]>> = {
  d: ['wheel', '#wheel button'],
  m: ['map', '#map .space[tabindex="0"]'],
  o: ['offers', '#offers button'],
  b: ['mine', '#mine button'],
  l: ['table', '#moves [role="tab"][aria-selected="true"]'],
}

export function useKeys(
  at: AtTable,
  openSheet: (sheet: Sheet) => void,
  showZone: (zone: Zone) => void,
  busy: boolean,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (busy || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!currentSettings().keys || isWriting(event.target)) return
      const key = event.key.toLowerCase()
      const zone = ZONE_KEYS[key]
      const resource = RESOURCE_KEYS[key]
      if (resource !== undefined) {
        showZone('wheel')
        if (!walkDice(resource)) requestAnimationFrame(() => walkDice(resource))
      } else if (zone !== undefined) {
        // At once where it is shown already; on a phone its tab has to open first.
        showZone(zone[0])
        focus(zone[1])
        if (!document.activeElement?.matches(zone[1])) requestAnimationFrame(() => focus(zone[1]))
      } else if (!act(key, at, openSheet)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [at, openSheet, showZone, busy])
}

/** The resource of a die is its silhouette's letter. */
const RESOURCE_KEYS: Readonly<Record<string, Resource>> = {
  g: 'gold',
  f: 'food',
  w: 'wool',
  s: 'stone',
  i: 'iron',
}

/** From die to die of one resource, around the wheel. */
function walkDice(resource: Resource): boolean {
  const dice = [...document.querySelectorAll<HTMLElement>(`#wheel [data-resource="${resource}"]`)]
  const at = dice.findIndex((die) => die === document.activeElement)
  const next = dice[(at + 1) % dice.length]
  next?.focus()
  return next === document.activeElement
}

const focus = (where: string): void => document.querySelector<HTMLElement>(where)?.focus()

function act(key: string, at: AtTable, openSheet: (sheet: Sheet) => void): boolean {
  const { table, play, planning } = at
  const { moments, legal, plan } = table.snapshot()
  switch (key) {
    case 'u':
      table.backTo(moments.length - 1)
      return true
    case 'y':
      table.redo()
      return true
    case 'e':
      if (legal.has('end turn')) play('end turn')
      else if (legal.has('done')) play('done')
      else play(...kingSteps(table.snapshot()))
      return true
    case 't':
      openSheet({ is: 'tasks' })
      return true
    case 'h':
      if (!hintsAllowed(at, currentSettings()) || legal.size === 0 || plan !== undefined)
        return false
      openSheet({
        is: 'hint',
        anchor: document.querySelector('#tray .ask-hint')?.getBoundingClientRect(),
      })
      return true
    case 'n':
      if (planning?.now.current().turn === undefined) return false
      planOrShow(planning)
      return true
    case 'p':
      openSheet({ is: 'points' })
      return true
    case 'r':
      openSheet({ is: 'rules', clause: undefined })
      return true
    case '?':
      openSheet({ is: 'keys' })
      return true
    default:
      return false
  }
}

/** Letters mean nothing to sliders and ticks. */
const WRITTEN_IN = 'textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITTEN_IN))
