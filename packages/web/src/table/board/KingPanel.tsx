/** The king track along the edge of the map, with its markers and its tile. */
import { NONE } from '@tiletum/engine'
import { memo } from 'react'
import { KING_TRACK, kingSpot, kingTileSpot, KingTrack, StoreTile } from '../../shared/art/index.ts'
import { tableIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { Pressable } from '../moves/Pressable.tsx'
import { atSpot } from './drawing-position.ts'
import './KingPanel.css'

const GROUND = KING_TRACK
const selectKing = (snapshot: Snapshot) => tableIn(snapshot).king
const selectTile = (snapshot: Snapshot) => tableIn(snapshot).kingTile
const selectSeat = ({ seat }: Snapshot) => seat
const selectOffered = ({ pending }: Snapshot) => pending.at(-1)?.is === 'king-tile'

export const KingPanel = memo(function KingPanel() {
  const king = useSelected(selectKing)
  const tile = useSelected(selectTile)
  const seat = useSelected(selectSeat)
  const offered = useSelected(selectOffered)
  const { table, colours, faces, say } = useTable()
  const { web } = useLanguage().words
  const { rules } = table.snapshot().game
  const { award } = rules.content.kingTrack
  const stacks = king.map(({ stack }) => stack.map((marker) => colours[marker] ?? 'cardinal'))
  const store = tile === undefined ? undefined : faces.store(tile)
  const next = seat === NONE ? undefined : king.findIndex(({ stack }) => stack.includes(seat)) + 1
  const words = king
    .filter(({ stack }) => stack.length > 0)
    .map(({ points, stack }) => web.king.space(points, web.and(stack.map(say.seat))))
    .join('; ')
  return (
    <section className="king ground" aria-label={web.panel.king}>
      <p className="unseen">{words}</p>
      <KingTrack spaces={rules.kingSpaces} award={award} stacks={stacks} />
      <ExpansionParts place="king" />
      {next === undefined || next >= rules.kingSpaces.length ? undefined : (
        <Pressable
          className="at"
          style={atSpot(kingSpot(next, rules.kingSpaces.length), GROUND)}
          wanted={[['climb']]}
          label={web.part(web.panel.king, web.king.space(rules.kingSpaces[next] ?? 0, ''))}
          tip={web.part(web.panel.king, words)}
        />
      )}
      {tile === undefined || store === undefined ? undefined : (
        <Pressable
          className="at"
          style={atSpot(kingTileSpot(), GROUND)}
          fly={tile}
          wanted={offered ? [[`take ${tile}`]] : []}
          about="kingTile"
          label={web.king.tile(say.tile(tile))}
        >
          <StoreTile store={store} size={kingTileSpot().size} />
        </Pressable>
      )}
    </section>
  )
})
