/** The maps: Europe, or what an expansion makes of it with maps of its own. */
import { usePart } from '../expansion/ExpansionParts.tsx'
import { MapPanel } from './MapPanel.tsx'
import type { MapPanelProps } from './MapPanel.tsx'

export function MapZone(props: MapPanelProps) {
  const Maps = usePart('maps') ?? MapPanel
  return (
    <div id="map" className="map-zone">
      <Maps {...props} />
    </div>
  )
}
