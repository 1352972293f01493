/** The players: whose turn it is and since when, and how much time is left. */
import { dueOf, holds, canBeReplaced, isUnderWay, seatsOf } from '@tiletum/protocol'
import type { Me, People, Seat, Table } from '@tiletum/protocol'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { localeFor } from '../shared/language/locale.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { drawnColour } from '../game/storage/record-file.ts'
import { nameAt } from '../game/remote/players.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { onlineSocket } from '../game/remote/browser-socket.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { useDuration } from '../shared/ui/duration.ts'
import { useNow } from '../shared/ui/now.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { visitorsAt } from './SeatActions.tsx'
import { StandIn } from './StandIn.tsx'
import { Visitors } from './Visitors.tsx'
import { useTableRequest } from './use-table-request.ts'
import { useLevelName } from './use-level-name.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface PlayingSeatsProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: Me
}

export function PlayingSeats({ remote, table, me }: PlayingSeatsProps) {
  const words = useLazyWords(onlineWords)
  const { together, lobby } = words
  const { language, words: all } = useLanguage()
  const { setup } = all.web
  const { people } = useSignalValue(remote.presence)
  const { ask, fault } = useTableRequest(remote)
  const now = useNow() + onlineSocket().skew()
  const duration = useDuration()
  const levelName = useLevelName()
  const visitors = visitorsAt(table, people)
  const mine = seatsOf(table, me.id).length > 0
  const names = {
    computer: (seat: number) => setup.computerNames[seat] ?? setup.defaultName(seat + 1),
    nobody: (seat: number) => setup.defaultName(seat + 1),
  }

  const attendance = (person: People[string] | undefined): string[] =>
    person?.here === undefined ? [] : [person.here ? lobby.here : lobby.away]
  const said = (seat: Seat, index: number): string[] => {
    const { holder, standIn } = seat
    return [
      setup.colours[drawnColour(seat.colour)],
      ...(holder.kind === 'computer' ? [lobby.computer(levelName(holder.level))] : []),
      ...(holder.kind === 'person'
        ? seat.gone === true
          ? [together.gone]
          : attendance(people[holder.person])
        : []),
      ...(holder.kind === 'person' && seat.awayUntil > now
        ? [together.holiday(new Date(seat.awayUntil).toLocaleDateString(localeFor(language)))]
        : []),
      ...(standIn !== undefined && 'level' in standIn
        ? [together.standIn(levelName(standIn.level))]
        : []),
      ...(seat.resting ? [together.resting] : []),
      ...(seat.flagged ? [together.flagged] : []),
      ...clockText(seat, index),
    ]
  }
  const clockText = (seat: Seat, index: number): string[] => {
    const active = table.awaits === index && table.state === 'playing'
    const due = active ? dueOf(table) : undefined
    const runs = isUnderWay(table) && seat.holder.kind === 'person' && !seat.flagged
    const standing = runs ? seat.clock : undefined
    const left = due === undefined ? standing && standing.bank + standing.turn : due - now
    const since = new Date(table.awaitsSince - onlineSocket().skew())
    return [
      ...(active
        ? [
            together.since(
              since.toLocaleString(localeFor(language), sinceForm(now - table.awaitsSince)),
            ),
          ]
        : []),
      ...(left === undefined ? [] : [together.clock(duration(left))]),
    ]
  }

  return (
    <section>
      <h3>{together.seats}</h3>
      <ul className={styles['seats']}>
        {table.seats.map((seat, index) => {
          const name = nameAt(seat, index, people, names)
          const own = holds(seat, me.id)
          const { holder } = seat
          const here = holder.kind === 'person' && people[holder.person]?.here === true
          // Only the server knows how long a player has been absent, so it decides in the end.
          const missing = canBeReplaced(table, index, now, here ? undefined : table.awaitsSince)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <li key={index} className={styles['seat']}>
              <span className={styles['who']}>
                <strong>{name}</strong>
                {own ? ` (${lobby.you})` : ''}
                <small>{said(seat, index).join(' · ')}</small>
              </span>
              {own && seat.standIn !== undefined ? (
                <button
                  type="button"
                  className="primary"
                  onClick={() => void ask({ type: 'seat', act: { do: 'return', seat: index } })}
                >
                  {together.return}
                </button>
              ) : undefined}
              {seat.resting ? (
                <button
                  type="button"
                  onClick={() => void ask({ type: 'seat', act: { do: 'wake', seat: index } })}
                >
                  {together.wake}
                </button>
              ) : undefined}
              {!own && missing && seat.standIn === undefined && mine ? (
                <StandIn
                  name={name}
                  visitors={visitors}
                  people={people}
                  onCall={(by) =>
                    void ask({ type: 'offer', offered: { what: 'stand-in', seat: index, by } })
                  }
                />
              ) : undefined}
              {holder.kind === 'person' && !own ? (
                <PersonMenu table={remote.id} person={holder.person} name={name} me={me} />
              ) : undefined}
            </li>
          )
        })}
      </ul>
      <Visitors remote={remote} table={table} me={me} heading="h4" />
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

const DAY = 86_400_000

/** Shows the time, with the date if it was another day. */
const sinceForm = (ago: number): Intl.DateTimeFormatOptions =>
  ago < DAY / 2 ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }
