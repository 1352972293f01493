/** Europe and the underground maps behind tabs, or side by side where there is room. */
import { MAIN_MAP, mapOfSpace } from '@tiletum/engine'
import { useEffect, useState } from 'react'
import { Icon } from '../../shared/art/index.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useMedia } from '../../shared/ui/media.ts'
import { WINDOWS } from '../../shared/ui/windows.ts'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import { measureAgain } from '../board/flip-animation.ts'
import { MapPanel } from '../board/MapPanel.tsx'
import type { MapPanelProps } from '../board/MapPanel.tsx'
import { mapOfMove } from '../board/space-moves.ts'
import { silverOf, silverOfTable } from './silver-facts.ts'
import { UndergroundPanel } from './UndergroundPanel.tsx'
import './MapTabs.css'

/** The maps of all moves, joined by spaces. */
const selectTargets = (snapshot: Snapshot): string =>
  snapshot.options.flatMap((option) => mapOfMove(snapshot, option) ?? []).join(' ')

const IN_EUROPE: readonly string[] = ['merchant', 'architect', 'king']

/** The maps of the current decision, without tasks, which can wait. */
const selectWanted = (snapshot: Snapshot): string => {
  const now = snapshot.pending.at(-1)
  // While the bonus tile of a die is asked about, the map of its action is shown already.
  if (now?.is === 'tile' && IN_EUROPE.includes(now.action)) return String(MAIN_MAP)
  const maps = snapshot.options
    .filter(({ task }) => !task)
    .flatMap((option) => mapOfMove(snapshot, option) ?? [])
  return [...new Set(maps)].join(' ')
}

const selectMaps = (snapshot: Snapshot) => silverOfTable(snapshot).maps

const numbers = (joined: string): readonly number[] =>
  joined === '' ? [] : joined.split(' ').map(Number)

export function MapTabs(props: MapPanelProps) {
  const { table } = useTable()
  const { tabs } = useLanguage().words.web.place
  const { game } = table.snapshot()
  const { rules } = game
  const maps = useSelected(selectMaps)
  const targets = numbers(useSelected(selectTargets))
  const decided = useSelected(selectWanted)
  const told = toldOf(props.marks)
  // The coach always marks the fair, so the current decision comes first.
  const wanted = decided === '' ? told : decided
  // The player's choice of a map lasts until something new is asked.
  const reason = `${decided === '' ? 'told' : 'asked'} ${wanted}`
  const wide = useMedia(WINDOWS.wide)

  const [map, setMap] = useState(() => numbers(wanted)[0] ?? MAIN_MAP)
  const [below, setBelow] = useState(Math.max(0, map))
  const [followed, setFollowed] = useState(reason)
  const show = (next: number) => {
    setMap(next)
    if (next !== MAIN_MAP) setBelow(next)
  }
  if (reason !== followed) {
    setFollowed(reason)
    const asked = numbers(wanted)
    const [first] = wide ? asked.filter((one) => one !== MAIN_MAP) : asked
    if (first !== undefined && !asked.includes(wide ? below : map)) show(first)
  }

  const shown = wide ? below : map
  useEffect(() => {
    measureAgain()
  }, [shown])
  const { sides } = silverOf(game).content
  const side = sides.find(({ id }) => id === maps[shown])
  const europe = <MapPanel {...props} />
  const tabOf = (one: number) => ({
    id: String(one),
    label:
      one === MAIN_MAP ? (
        tabs.europe
      ) : (
        <>
          <span className="narrow">
            <Icon name="tunnel" size={18} />
          </span>
          <span className="wide">{tabs.underground} </span>
          {rules.names['map']?.[one]}
        </>
      ),
    count: targets.filter((target) => target === one).length,
  })
  const every = [...maps.keys()]
  return (
    <div className="maps" data-split={wide ? '' : undefined} data-shown={shown}>
      {wide ? europe : undefined}
      <Tabs
        className="map-tabs"
        label={tabs.label}
        tabs={(wide ? every : [MAIN_MAP, ...every]).map(tabOf)}
        selected={String(shown)}
        onSelect={(id) => show(Number(id))}
      >
        {side === undefined ? undefined : (
          <UndergroundPanel key={side.id} map={shown} side={side} {...props} />
        )}
        {/* A hidden map stays rendered behind the other one, so that keys find it. */}
        {wide ? undefined : (
          <div className="map-sheet" hidden={shown !== MAIN_MAP}>
            {europe}
          </div>
        )}
      </Tabs>
    </div>
  )

  /** Returns the map that the Cardinalbot considers. */
  function toldOf({ chosen, compared }: BoardMarks): string {
    for (const mark of [...chosen, ...compared]) {
      if (!mark.startsWith('town ')) continue
      const space = rules.names.space.indexOf(mark.slice(5))
      if (space >= 0) return String(mapOfSpace(rules, table.snapshot().state, space) ?? MAIN_MAP)
    }
    return ''
  }
}
