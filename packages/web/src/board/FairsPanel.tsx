/** The four fairs: where, what they count, and who is there already. */
import { memo } from 'react'
import { Banner, FairTileFace } from '../art/index.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSilver } from '../silver/use-silver.ts'
import './FairsPanel.css'

const selectTowns = ({ state }: Snapshot) => state.fairTowns
const selectTiles = ({ state }: Snapshot) => state.fairTiles
const selectRound = ({ state }: Snapshot) => state.round
/** The seats present at each fair, as bits: what the rules themselves answer. */
const selectPresent = ({ game, state }: Snapshot) =>
  state.fairTowns
    .map((town) =>
      state.seats.reduce(
        (mask, _, seat) =>
          game.rules.ask.takesPart({ rules: game.rules, state, sink: undefined }, seat, town)
            ? mask | (1 << seat)
            : mask,
        0,
      ),
    )
    .join(' ')

export const FairsPanel = memo(function FairsPanel() {
  const towns = useSelected(selectTowns)
  const tiles = useSelected(selectTiles)
  const round = useSelected(selectRound)
  const present = useSelected(selectPresent).split(' ').map(Number)
  const { table, say, colours, faces } = useTable()
  const { components, web } = useLanguage().words
  const silver = useSilver()
  const { rules } = table.snapshot().game
  return (
    <section className="fairs" aria-label={web.panel.fairs}>
      <ol>
        {towns.map((town, index) => {
          const tile = rules.fairs[tiles[index] ?? -1]?.tile
          const name = faces.town(rules.names.space[town] ?? '')?.name ?? ''
          const board = rules.content.fairs.board[index] ?? 0
          if (tile === undefined) return undefined
          const what = components.describe({ is: 'fair', tile, removed: false })
          const who = colours.flatMap((_, seat) =>
            ((present[index] ?? 0) & (1 << seat)) === 0 ? [] : [seat],
          )
          const when = index + 1 === round ? web.fair.now : index + 1 < round ? web.fair.past : ''
          return (
            <li
              key={tile.id}
              data-when={index + 1 === round ? 'now' : index + 1 < round ? 'past' : 'later'}
              data-tip={`${web.fair.name(index + 1, name)}. ${what} ${web.fair.board(board)}.`}
            >
              <FairTileFace scores={tile.scores} vp={tile.vp + board} size={62} />
              <div>
                <strong>
                  {index + 1}. {name}
                </strong>
                <span className="unseen">
                  {what} {web.fair.board(board)} {when} {web.and(who.map((seat) => say.seat(seat)))}
                </span>
                <span className="present" aria-hidden="true">
                  {who.map((seat) => (
                    <Banner key={seat} player={colours[seat] ?? 'cardinal'} size={16} />
                  ))}
                </span>
                {when === '' ? undefined : <small aria-hidden="true">{when}</small>}
              </div>
            </li>
          )
        })}
      </ol>
      {silver === undefined ? undefined : <silver.OverlayStrip />}
    </section>
  )
})
