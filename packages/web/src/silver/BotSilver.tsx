/** The Cardinalbot's silver, its pieces of the expansion and the King's Surprises it keeps. */
import { UNDERGROUND_MAPS } from '@tiletum/engine'
import { Piece, ResourceToken } from '../art/index.ts'
import { useArea } from '../language/area.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { ROMAN, silverOf, sliceOf } from './read.ts'
import { silverWords } from './words.ts'

export function BotSilver({ seat }: { readonly seat: number }) {
  const { game, state } = useSnapshot()
  const { say } = useTable()
  const { bot, web } = useLanguage().words
  const { board } = useArea(silverWords).silverTable
  const slice = sliceOf(state)
  const { surprises } = silverOf(game).content.solo
  const kept = state.slices.silverSolo?.kept ?? []
  const mines = slice.minesInSupply[seat] ?? 0
  const stands = UNDERGROUND_MAPS.flatMap((_, map) => {
    const space =
      game.rules.names.space[slice.prospectors[seat * UNDERGROUND_MAPS.length + map] ?? -1]
    return space === undefined ? [] : [{ map: ROMAN[map] ?? '', place: say.place(space) }]
  })
  return (
    <>
      <ul className="row">
        <li data-tip={web.board.silver}>
          <ResourceToken resource="silver" size={26} /> {slice.silver[seat]}
          <span className="unseen">{web.board.silver}</span>
        </li>
        <li data-tip={board.mines(mines)}>
          <Piece kind="mine" player="cardinal" size={20} /> {mines}
          <span className="unseen">{board.mines(mines)}</span>
        </li>
        {stands.map(({ map, place }) => (
          <li key={map}>
            <Piece kind="prospector" player="cardinal" size={20} /> {board.stands(map, place)}
          </li>
        ))}
      </ul>
      {kept.length === 0 ? undefined : (
        <section className="cards">
          <h3>{board.surprises(kept.length)}</h3>
          <ul>
            {kept.map((card) => (
              <li key={card}>{bot.surprise(surprises[card]?.effects ?? [])}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
