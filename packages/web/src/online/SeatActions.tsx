/** Changes of the pace, and of who plays a seat: a stand-in, or a new player. */
import { peopleAt } from '@tiletum/protocol'
import type { Me, People, Table } from '@tiletum/protocol'
import { useId, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { ALL_PACES, paceText } from './pace-text.ts'
import { DEFAULT_STAND_IN } from './default-stand-in.ts'
import { useTableRequest } from './use-table-request.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface SeatWaysProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: Me
  readonly seat: number
}

export function SeatActions({ remote, table, seat }: SeatWaysProps) {
  const words = useLazyWords(onlineWords)
  const { seatWays } = words
  const { ask, fault } = useTableRequest(remote)
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const others = ALL_PACES.filter((pace) => JSON.stringify(pace) !== JSON.stringify(table.pace))
  const pace = others[chosen] ?? others[0]
  const replaced = table.seats[seat]?.standIn !== undefined
  return (
    <details className={styles['ways']}>
      <summary>{seatWays.title}</summary>
      <p>
        <label htmlFor={`${id}-pace`}>{seatWays.pace}</label>
        <select
          id={`${id}-pace`}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {others.map((one, index) => (
            <option key={JSON.stringify(one)} value={index}>
              {paceText(one, words)}
            </option>
          ))}
        </select>{' '}
        <button
          type="button"
          onClick={() => {
            if (pace !== undefined) void ask({ type: 'offer', offered: { what: 'pace', pace } })
          }}
        >
          {seatWays.propose}
        </button>
      </p>
      {replaced ? undefined : (
        <p>
          <button
            type="button"
            onClick={() =>
              void ask({
                type: 'seat',
                act: { do: 'stand-in', seat, by: { level: DEFAULT_STAND_IN } },
              })
            }
          >
            {seatWays.standIn}
          </button>
        </p>
      )}
      <HandOver
        remote={remote}
        table={table}
        onGive={(person) => void ask({ type: 'seat', act: { do: 'hand-over', seat, person } })}
      />
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </details>
  )
}

interface HandOverProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly onGive: (person: string) => void
}

function HandOver({ remote, table, onGive }: HandOverProps) {
  const { seatWays } = useLazyWords(onlineWords)
  const { people } = useSignalValue(remote.presence)
  const visitors = visitorsAt(table, people)
  const [chosen, setChosen] = useState<string>()
  const [sure, setSure] = useState(false)
  const id = useId()
  const person = visitors.find((one) => one === chosen) ?? visitors[0]
  if (person === undefined) return <p className="quiet">{seatWays.nobody}</p>
  return (
    <p>
      <label htmlFor={id}>{seatWays.handOver}</label>
      <select
        id={id}
        value={person}
        onChange={(event) => {
          setChosen(event.target.value)
          setSure(false)
        }}
      >
        {visitors.map((one) => (
          <option key={one} value={one}>
            {people[one]?.name}
          </option>
        ))}
      </select>{' '}
      {sure ? (
        <button type="button" className="danger" onClick={() => onGive(person)}>
          {seatWays.handOverSure(people[person]?.name ?? '')}
        </button>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          {seatWays.handOverDo}
        </button>
      )}
    </p>
  )
}

/** People who opened the link for players and have no seat. */
export const visitorsAt = (table: Table, people: People): string[] => {
  const seated = peopleAt(table)
  return Object.entries(people).flatMap(([person, { here }]) =>
    here && !seated.includes(person) ? [person] : [],
  )
}
