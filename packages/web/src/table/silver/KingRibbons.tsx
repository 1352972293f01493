/** The silver on the ribbons of the king track, and the spaces where mines come to the supply. */
import { memo } from 'react'
import { Icon, KING_TRACK, kingSpot, ResourceToken } from '../../shared/art/index.ts'
import { atSpot } from '../board/drawing-position.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useTable } from '../../game/TableContext.tsx'
import { silverOf } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

/** At the edge, so that markers don't cover them. */
const EDGE = KING_TRACK.width - 1
const SIZE = 18

export const KingRibbons = memo(function KingRibbons() {
  const { table } = useTable()
  const { king: words } = useLazyWords(silverWords).silverTable
  const { game } = table.snapshot()
  const { ribbons } = silverOf(game).content.kingTrack
  const spaces = game.rules.kingSpaces
  return spaces.map((points, space) => {
    const { y } = kingSpot(space, spaces.length)
    const silver = ribbons[points]
    if (silver !== undefined)
      return (
        <span
          key={points}
          className="at ribbon"
          style={atSpot({ x: EDGE, y, size: SIZE }, KING_TRACK)}
          data-tip={words.ribbon(silver)}
        >
          <ResourceToken resource="silver" size={SIZE} />
          <b>{silver}</b>
        </span>
      )
    return points === 0 ? (
      <span
        key={points}
        className="at ribbon"
        style={atSpot({ x: EDGE, y, size: SIZE }, KING_TRACK)}
        data-tip={words.mine}
      >
        <Icon name="mine" size={SIZE} />
      </span>
    ) : undefined
  })
})
