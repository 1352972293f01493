/** The maps: Europe, or what an expansion makes of it with maps of its own. */
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { MapPanel } from './MapPanel.tsx'
import type { MapPanelProps } from './MapPanel.tsx'

export function MapZone(props: MapPanelProps) {
  return (
    <div id="map" className="map-zone">
      <ExpansionParts place="maps" {...props} otherwise={<MapPanel {...props} />} />
    </div>
  )
}
