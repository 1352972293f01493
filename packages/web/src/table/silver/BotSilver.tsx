/** The Cardinalbot's silver, its pieces of the expansion and the King's Surprises it keeps. */
import { Piece, ResourceToken } from '../../shared/art/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { seatIn } from '../../game/position.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { ROMAN, silverOfSeat } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

export function BotSilver({ seat }: { readonly seat: number }) {
  const snapshot = useSnapshot()
  const { say } = useTable()
  const { bot, web } = useLanguage().words
  const { board } = useLazyWords(silverWords).silverTable
  const { silver, minesInSupply: mines, prospectors } = silverOfSeat(snapshot, seat)
  const kept = seatIn(snapshot, seat).surprises ?? []
  const stands = prospectors.flatMap((space, map) => {
    return space === undefined ? [] : [{ map: ROMAN[map] ?? '', place: say.place(space) }]
  })
  return (
    <>
      <ul className="row">
        <li data-tip={web.board.aboutGood.silver}>
          <ResourceToken resource="silver" size={26} /> {silver}
          <span className="unseen">{web.board.aboutGood.silver}</span>
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
            {kept.map(({ id, effects }) => (
              <li key={id}>{bot.surprise(effects)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
