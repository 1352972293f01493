/** The maps of the game: Europe, or with an expansion several ones. */
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
