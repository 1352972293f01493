/** The king track along the map's edge, with its markers and its tile. */
import { NONE } from '@tiletum/engine'
import { memo } from 'react'
import { KING_TRACK, kingSpot, kingTileSpot, KingTrack, StoreTile } from '../art/index.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSilver } from '../silver/use-silver.ts'
import { Thing } from '../ui/Thing.tsx'
import { atSpot } from './spot.ts'
import './KingPanel.css'

const GROUND = KING_TRACK
const selectKing = ({ state }: Snapshot) => state.king
const selectStack = ({ state }: Snapshot) => state.kingStack
const selectTile = ({ state }: Snapshot) => state.kingTile
const selectSeat = ({ seat }: Snapshot) => seat
const selectOffered = ({ pending }: Snapshot) => pending.at(-1)?.is === 'king-tile'

export const KingPanel = memo(function KingPanel() {
  const king = useSelected(selectKing)
  const stack = useSelected(selectStack)
  const kingTile = useSelected(selectTile)
  const seat = useSelected(selectSeat)
  const offered = useSelected(selectOffered)
  const silver = useSilver()
  const { table, colours, faces, say } = useTable()
  const { web } = useLanguage().words
  const { rules } = table.snapshot().game
  const { award } = rules.content.kingTrack
  const stacks = rules.kingSpaces.map((_, space) =>
    stack.filter((marker) => king[marker] === space).map((marker) => colours[marker] ?? 'cardinal'),
  )
  const tile = rules.names.face[kingTile]
  const store = tile === undefined ? undefined : faces.store(tile)
  const next = seat === NONE ? undefined : (king[seat] ?? 0) + 1
  const words = rules.kingSpaces
    .map((vp, space) => ({
      vp,
      who: stack.filter((marker) => king[marker] === space).map((marker) => say.seat(marker)),
    }))
    .filter(({ who }) => who.length > 0)
    .map(({ vp, who }) => web.king.space(vp, web.and(who)))
    .join('; ')
  return (
    <section className="king ground" aria-label={web.panel.king}>
      <p className="unseen">{words}</p>
      <KingTrack spaces={rules.kingSpaces} award={award} stacks={stacks} />
      {silver === undefined ? undefined : <silver.KingRibbons />}
      {next === undefined || next >= rules.kingSpaces.length ? undefined : (
        <Thing
          className="at"
          style={atSpot(kingSpot(next, rules.kingSpaces.length), GROUND)}
          moves="climb"
          label={web.part(web.panel.king, web.king.space(rules.kingSpaces[next] ?? 0, ''))}
          tip={web.part(web.panel.king, words)}
        />
      )}
      {tile === undefined || store === undefined ? undefined : (
        <Thing
          className="at"
          style={atSpot(kingTileSpot(), GROUND)}
          fly={tile}
          moves={offered ? `take ${tile}` : ''}
          label={web.king.tile(say.tile(tile))}
        >
          <StoreTile store={store} size={kingTileSpot().size} />
        </Thing>
      )}
    </section>
  )
})
