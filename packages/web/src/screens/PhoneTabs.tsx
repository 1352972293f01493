/** On a phone one zone at a time; a count says where something can be done. */
import { memo, useEffect } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { useSelected } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { groupOf } from '../tray/groups.ts'

const ZONES = ['wheel', 'map', 'offers', 'mine', 'table'] as const
export type Zone = (typeof ZONES)[number]

function zoneOf(notation: string, atTile: boolean, task: boolean): Zone | undefined {
  if (/^(enter |climb)/.test(notation)) return 'map'
  if (notation.startsWith('technology ')) return 'offers'
  if (notation === 'icon action') return 'wheel'
  if (task)
    return /^(contribute|icon walk) /.test(notation)
      ? 'map'
      : /^(buy|earmark) /.test(notation)
        ? undefined
        : 'mine'
  switch (groupOf({ notation, task } as Parameters<typeof groupOf>[0], atTile)) {
    case 'die':
      return 'wheel'
    case 'map':
      return 'map'
    case 'offer':
      return 'offers'
    case 'board':
      return 'mine'
    default:
      return undefined
  }
}

/** How many things can be done in each zone, joined by spaces. */
const selectCounts = ({ options }: Snapshot): string => {
  const atTile = options.some(({ notation }) => notation === 'leave')
  const counts = new Map<Zone, number>()
  for (const { notation, task } of options) {
    const zone = zoneOf(notation, atTile, task)
    if (zone !== undefined) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  }
  return ZONES.map((zone) => counts.get(zone) ?? 0).join(' ')
}

/** Where the decision of the moment is made, and how deep it lies: an action inside another is a new one. */
const selectWanted = ({ options, pending }: Snapshot): string => {
  const atTile = options.some(({ notation }) => notation === 'leave')
  for (const { notation, task } of options) {
    const zone = task ? undefined : zoneOf(notation, atTile, task)
    if (zone !== undefined) return `${zone} ${pending.length}`
  }
  return ''
}

interface PhoneTabsProps {
  readonly zone: Zone
  readonly onZone: Dispatch<SetStateAction<Zone>>
}

export const PhoneTabs = memo(function PhoneTabs({ zone, onZone }: PhoneTabsProps) {
  const { panel } = useLanguage().words.web
  const counts = useSelected(selectCounts).split(' ').map(Number)
  const wanted = useSelected(selectWanted)
  useEffect(() => {
    const zone = ZONES.find((one) => wanted.startsWith(one))
    if (zone !== undefined) onZone((before) => (before === 'table' ? before : zone))
  }, [wanted, onZone])
  useEffect(() => {
    if (wanted.startsWith(zone)) showRinged(zone)
  }, [wanted, zone])
  const names: Readonly<Record<Zone, string>> = {
    wheel: panel.wheelTab,
    map: panel.map,
    offers: panel.offers,
    mine: panel.mineTab,
    table: panel.table,
  }
  return (
    <nav className="phone-tabs" aria-label={panel.all}>
      {ZONES.map((one, index) => (
        <button
          key={one}
          type="button"
          data-zone-tab={one}
          aria-current={one === zone ? 'page' : undefined}
          onClick={() => onZone((before) => (one === 'table' && before === one ? 'wheel' : one))}
        >
          {names[one]}
          {(counts[index] ?? 0) > 0 ? <span className="count">{counts[index]}</span> : undefined}
        </button>
      ))}
    </nav>
  )
})

/** The map looks for itself. */
function showRinged(zone: Zone): void {
  const part = document.querySelector(`[data-zone-of="${zone}"]:not([data-zone-of="map"])`)
  const ringed = [...(part?.querySelectorAll('.thing[data-legal]') ?? [])]
  const bottom = part?.getBoundingClientRect().bottom ?? 0
  const hidden = ringed.some((thing) => thing.getBoundingClientRect().bottom > bottom)
  if (hidden) ringed[0]?.scrollIntoView({ block: 'start' })
}
