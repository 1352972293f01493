/** Everything that can be done now, in words: the whole game can be played from here. */
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { GROUPS, grouped } from './groups.ts'
import { MoveRow } from './MoveRow.tsx'
import './MoveList.css'

export function MoveList() {
  const { options, live, readOnly, computes, seat } = useSnapshot()
  const { say } = useTable()
  const { web } = useLanguage().words
  const groups = grouped(options)
  if (options.length === 0)
    return (
      <p className="quiet">
        {readOnly
          ? web.moves.readOnly
          : !live
            ? web.moves.past
            : computes
              ? web.moves.computes(say.seat(seat))
              : web.moves.none}
      </p>
    )
  return (
    <div className="move-list">
      {GROUPS.map((group) => {
        const list = groups.get(group)
        if (list === undefined) return undefined
        const rows = (
          <ul>
            {list.map(({ notation }) => (
              <li key={notation}>
                <MoveRow move={notation} />
              </li>
            ))}
          </ul>
        )
        if (group !== 'changed')
          return (
            <section key={group}>
              <h2>{web.moves.groups[group]}</h2>
              {rows}
            </section>
          )
        return (
          <details key={group}>
            <summary>{web.moves.groups[group]}</summary>
            {rows}
          </details>
        )
      })}
    </div>
  )
}
