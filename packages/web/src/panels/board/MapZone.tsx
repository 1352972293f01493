/** The maps: Europe alone, or with the undergrounds of Prospect for Silver behind tabs. */
import { lazy, Suspense } from 'react'
import { tableIn } from '../../game/position.ts'
import { useSelected } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { MapPanel } from './MapPanel.tsx'
import type { MapPanelProps } from './MapPanel.tsx'

const MapTabs = lazy(async () => ({ default: (await import('./MapTabs.tsx')).MapTabs }))

const selectMaps = (snapshot: Snapshot) => tableIn(snapshot).silver?.maps.length ?? 0

export function MapZone(props: MapPanelProps) {
  const maps = useSelected(selectMaps)
  const europe = <MapPanel {...props} />
  return (
    <div id="map" className="map-zone">
      {maps === 0 ? (
        europe
      ) : (
        <Suspense fallback={europe}>
          <MapTabs {...props} />
        </Suspense>
      )}
    </div>
  )
}
