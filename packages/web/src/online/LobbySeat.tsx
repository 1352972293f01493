/** A seat of the lobby: its player, and what can be done with it. */
import { LEVELS } from '@tiletum/bots'
import { holds } from '@tiletum/protocol'
import type { People, Seat, SeatAct } from '@tiletum/protocol'
import type { ReactNode } from 'react'
import { Banner } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { drawnColour } from '../game/storage/record-file.ts'
import { nameOf } from '../game/remote/players.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface LobbySeatProps {
  readonly seat: Seat
  readonly index: number
  readonly people: People
  readonly me: string
  readonly owner: boolean
  /** True if this person has a seat. */
  readonly seated: boolean
  /** Colours that nobody else at the table has chosen. */
  readonly colours: readonly Seat['colour'][]
  readonly onAct: (act: SeatAct) => void
  /** Actions concerning the player of the seat. */
  readonly children?: ReactNode
}

export function LobbySeat(props: LobbySeatProps) {
  const { seat, index, people, me, owner, seated, colours, onAct, children } = props
  const { create, lobby, chat } = useLazyWords(onlineWords)
  const { setup, computer } = useLanguage().words.web
  const { holder } = seat
  const own = holds(seat, me)
  const label = create.seat(index + 1)
  const level = holder.kind === 'computer' ? LEVELS.find((one) => one === holder.level) : undefined
  const person = holder.kind === 'person' ? people[holder.person] : undefined
  const keptFor = holder.kind === 'open' ? holder.keptFor : undefined
  /** The person for whom the seat is kept, if that is somebody else. */
  const other = keptFor === me ? undefined : keptFor
  const kept = other === undefined ? undefined : nameOf(people, other)
  return (
    <li className={styles['seat']} aria-label={label}>
      <Banner player={drawnColour(seat.colour)} size={28} />
      <span className={styles['who']}>
        <strong>
          {holder.kind === 'open'
            ? keptFor === me
              ? lobby.keptForYou
              : kept === undefined
                ? lobby.openSeat
                : lobby.keptSeat(kept)
            : holder.kind === 'computer'
              ? (setup.computerNames[index] ?? setup.defaultName(index + 1))
              : (nameOf(people, holder.person) ?? chat.gone)}
        </strong>
        {own ? ` (${lobby.you})` : ''}
        <small>
          {[
            setup.colours[drawnColour(seat.colour)],
            ...(holder.kind === 'computer'
              ? [lobby.computer(level === undefined ? holder.level : computer.levels[level])]
              : []),
            ...(holder.kind === 'person'
              ? [
                  seat.ready ? lobby.isReady : lobby.notReady,
                  ...(person?.here === undefined ? [] : [person.here ? lobby.here : lobby.away]),
                ]
              : []),
          ].join(' · ')}
        </small>
        {level === undefined ? undefined : <small>{computer.about[level]}</small>}
      </span>
      {holder.kind === 'open' && !seated && other === undefined ? (
        <button
          type="button"
          className="primary"
          data-next
          onClick={() => onAct({ do: 'take', seat: index })}
        >
          {lobby.take}
        </button>
      ) : undefined}
      {keptFor === me ? (
        <button type="button" onClick={() => onAct({ do: 'decline', seat: index })}>
          {lobby.decline}
        </button>
      ) : undefined}
      {own ? (
        <label>
          {lobby.colour}{' '}
          <select
            value={seat.colour}
            onChange={({ target }) => {
              const colour = colours.find((one) => one === target.value)
              if (colour !== undefined) onAct({ do: 'colour', seat: index, colour })
            }}
          >
            {colours.map((colour) => (
              <option key={colour} value={colour}>
                {setup.colours[drawnColour(colour)]}
              </option>
            ))}
          </select>
        </label>
      ) : undefined}
      {own ? (
        <button type="button" onClick={() => onAct({ do: 'leave', seat: index })}>
          {lobby.leave}
        </button>
      ) : undefined}
      {owner && holder.kind !== 'person' ? (
        <select
          aria-label={`${label}: ${lobby.toComputer}`}
          value={holder.kind === 'computer' ? holder.level : ''}
          onChange={({ target }) =>
            onAct(
              target.value === ''
                ? { do: 'open', seat: index }
                : { do: 'computer', seat: index, level: target.value },
            )
          }
        >
          <option value="">{lobby.toOpen}</option>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {lobby.computer(computer.levels[one])}
            </option>
          ))}
        </select>
      ) : undefined}
      {children}
    </li>
  )
}
