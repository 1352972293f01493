/** The map as the picture of the start page. */
import { MapGround } from '../../art/map/index.ts'

export function StartMap() {
  return (
    <div className="start-map">
      <MapGround />
    </div>
  )
}
