/** A small map of a stored game: the land, and the buildings on it. */
import { LAND, MAP, PLACES } from '../shared/art/map/index.ts'
import { token } from '../shared/theme/tokens.ts'
import type { DrawnColour } from '../shared/theme/tokens.ts'
import type { Built } from '../game/storage/game-preview.ts'
import './thumbnail.css'

interface ThumbnailProps {
  readonly built: readonly Built[]
  /** Colours by seat; the Cardinalbot has none. */
  readonly colours: readonly DrawnColour[]
}

/** Size of a building, in units of the map. */
const SIZE = 30
const APART = 24

export function Thumbnail({ built, colours }: ThumbnailProps) {
  const standing = new Map<string, number>()
  return (
    <svg className="thumbnail" viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      <rect className="map-sea" width={MAP.width} height={MAP.height} />
      <path className="map-land" d={LAND} />
      {built.map(({ what, town, seat }) => {
        const [x, y] = PLACES[town] ?? [0, 0]
        const place = standing.get(town) ?? 0
        standing.set(town, place + 1)
        const at = `translate(${x + place * APART - SIZE / 2} ${y - SIZE / 2})`
        return (
          <path
            key={`${what} ${town} ${seat} ${place}`}
            className="thumbnail-piece"
            transform={at}
            fill={token(colours[seat] ?? 'cardinal')}
            d={what === 'house' ? HOUSE : PILLAR}
          />
        )
      })}
    </svg>
  )
}

const HOUSE = `M0 ${SIZE}V12L${SIZE / 2} 0L${SIZE} 12V${SIZE}z`
const PILLAR = `M6 ${SIZE}V0h${SIZE - 12}V${SIZE}z`
