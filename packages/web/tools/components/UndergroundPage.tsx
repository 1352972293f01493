/** Both sides of the three underground maps, with their tablets. */
import { silver } from '@tiletum/content'
import type { UndergroundSide } from '@tiletum/engine'
import {
  BLEED,
  planOf,
  Tablet,
  UNDERGROUND,
  UndergroundGround,
} from '../../src/shared/art/map/underground/index.ts'
import '../../src/shared/art/map/underground/underground.css'

export function UndergroundPage() {
  return silver.sides.map((side) => <Side key={side.id} side={side} />)
}

function Side({ side }: { readonly side: UndergroundSide }) {
  const { galleries } = planOf(side)
  return (
    <div className="side" style={{ ...UNDERGROUND }}>
      <div className="side-ground" style={{ left: BLEED.x, top: BLEED.y, width: BLEED.width }}>
        <UndergroundGround side={side} />
      </div>
      {galleries.map(({ tablet }, index) => (
        <div
          key={side.links[index]?.between.join(' ')}
          className="side-ground"
          style={{ left: tablet?.box.x, top: tablet?.box.y }}
        >
          {tablet === undefined ? undefined : (
            <Tablet
              effect={silver.tablets.find(({ id }) => id === side.links[index]?.tablet)?.effect}
            />
          )}
        </div>
      ))}
    </div>
  )
}
