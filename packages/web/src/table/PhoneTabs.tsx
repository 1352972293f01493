/** Tabs for the zones of the table on a phone; a count shows where something can be done. */
import { memo, useEffect } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { Icon } from '../shared/art/index.ts'
import type { IconName } from '../shared/art/index.ts'
import { useSelected } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { isAtTile, zoneOf } from './moves/groups.ts'
import { ZONES } from './moves/verbs.ts'
import type { Zone } from './moves/verbs.ts'
import { useMedia } from '../shared/ui/media.ts'
import { WINDOWS } from '../shared/ui/windows.ts'
import './PhoneTabs.css'

/** Number of possible moves in each zone, joined by spaces. */
const selectCounts = ({ options }: Snapshot): string => {
  const atTile = isAtTile(options)
  const counts = new Map<Zone, number>()
  for (const option of options) {
    const zone = zoneOf(option, atTile)
    if (zone !== undefined) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  }
  return ZONES.map((zone) => counts.get(zone) ?? 0).join(' ')
}

/** The zone of the current decision and its depth: an action inside another one counts as new. */
const selectWanted = ({ options, pending }: Snapshot): string => {
  const atTile = isAtTile(options)
  for (const option of options) {
    const zone = option.task ? undefined : zoneOf(option, atTile)
    if (zone !== undefined) return `${zone} ${pending.length}`
  }
  return ''
}

const ICONS: Readonly<Record<Zone, IconName>> = {
  wheel: 'wheel',
  map: 'compass',
  offers: 'contract',
  mine: 'storehouse',
  table: 'player',
}

interface PhoneTabsProps {
  readonly zone: Zone
  readonly onZone: Dispatch<SetStateAction<Zone>>
  /** Number of news in chat and proposals. */
  readonly news: number
}

export const PhoneTabs = memo(function PhoneTabs({ zone, onZone, news }: PhoneTabsProps) {
  const { panel } = useLanguage().words.web
  const counts = useSelected(selectCounts).split(' ').map(Number)
  const wanted = useSelected(selectWanted)
  const mapStays = useMedia(WINDOWS.folded)
  useEffect(() => {
    const zone = ZONES.find((one) => wanted.startsWith(one))
    if (zone === undefined || (mapStays && zone === 'map')) return
    onZone((before) => (before === 'table' ? before : zone))
  }, [wanted, mapStays, onZone])
  useEffect(() => {
    if (wanted.startsWith(zone)) showRinged(zone)
  }, [wanted, zone])
  const shown = mapStays && zone === 'map' ? 'wheel' : zone
  const names: Readonly<Record<Zone, string>> = {
    wheel: panel.wheelTab,
    map: panel.map,
    offers: panel.offers,
    mine: panel.mineTab,
    table: panel.table,
  }
  const countAt = (one: Zone, index: number) => (counts[index] ?? 0) + (one === 'table' ? news : 0)
  return (
    <nav className="phone-tabs" aria-label={panel.all}>
      {ZONES.map((one, index) => (
        <button
          key={one}
          type="button"
          data-zone-tab={one}
          aria-current={one === shown ? 'page' : undefined}
          onClick={() => onZone((before) => (one === 'table' && before === one ? 'wheel' : one))}
        >
          <Icon name={ICONS[one]} size={22} />
          <span className="name">{names[one]}</span>
          {countAt(one, index) > 0 ? (
            <span className="count">{countAt(one, index)}</span>
          ) : undefined}
        </button>
      ))}
    </nav>
  )
})

/** The map scrolls by itself. */
function showRinged(zone: Zone): void {
  const part = document.querySelector(`[data-zone-of="${zone}"]:not([data-zone-of="map"])`)
  const ringed = [...(part?.querySelectorAll('.thing[data-legal]') ?? [])]
  const bottom = part?.getBoundingClientRect().bottom ?? 0
  const hidden = ringed.some((thing) => thing.getBoundingClientRect().bottom > bottom)
  if (hidden) ringed[0]?.scrollIntoView({ block: 'start' })
}
