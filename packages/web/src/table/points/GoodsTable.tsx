/** The resources that each seat received and spent so far. */
import { useMemo } from 'react'
import { ResourceToken } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { GOODS } from '../../shared/theme/tokens.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { goodName } from '../moves/goods-phrase.ts'
import { goodsIn } from './turn-report.ts'
import type { GoodsChange } from './turn-report.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import { goodsBySource, GOODS_SOURCES } from './goods.ts'
import { SeatHead } from './SourcesTable.tsx'

export function GoodsTable({ seats }: { readonly seats: readonly number[] }) {
  const { opening, moments, shown } = useSnapshot()
  const { say } = useTable()
  const { words: all } = useLanguage()
  const { points: words } = useLazyWords(replayWords)
  const { bySeat, from } = useMemo(() => {
    const events = [opening, ...moments.slice(0, shown)].flatMap((moment) => moment.events)
    return {
      bySeat: seats.map(
        (seat) => new Map(goodsIn(events, seat).map((change) => [change.good, change])),
      ),
      from: seats.map((seat) => goodsBySource(events, seat)),
    }
  }, [opening, moments, shown, seats])
  const met = GOODS.filter((good) => bySeat.some((goods) => goods.has(good)))
  const sources = GOODS_SOURCES.filter((source) => from.some((goods) => goods[source] > 0))
  return (
    <table className="goods-table">
      <caption>
        {words.goods}{' '}
        <small>
          {words.received} − {words.spent}
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.good}</th>
          {seats.map((seat) => (
            <SeatHead key={seat} seat={seat} narrow />
          ))}
        </tr>
      </thead>
      <tbody>
        {met.map((good) => (
          <tr key={good}>
            <th scope="row">
              <ResourceToken resource={good} size={18} /> {goodName(all, good)}
            </th>
            {seats.map((seat) => (
              <Booked key={seat} name={say.seat(seat)} good={bySeat[seat]?.get(good)} />
            ))}
          </tr>
        ))}
      </tbody>
      <tbody className="from">
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{words.goodsFrom[source]}</th>
            {seats.map((seat) => (
              <td key={seat}>{from[seat]?.[source] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Booked({ name, good }: { readonly name: string; readonly good: GoodsChange | undefined }) {
  const { points: words } = useLazyWords(replayWords)
  const { gained, paid } = good ?? { gained: 0, paid: 0 }
  const sentence = words.receivedSpent(name, gained, paid)
  return (
    <td data-tip={sentence}>
      <span aria-hidden="true">
        {gained} − {paid}
      </span>
      <span className="unseen">{sentence}</span>
    </td>
  )
}
