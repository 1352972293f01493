/** News that no player must miss, in lines under the header: proposals, a pause, a stand-in. */
import { holds, isUnderWay, seatsOf } from '@tiletum/protocol'
import type { Me, Proposal, Replacement, Table } from '@tiletum/protocol'
import { useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { GameSession } from '../game/game-session.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { nameOf } from '../game/remote/players.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { useFocusAfter } from '../shared/ui/focus-after.ts'
import { OpenOffers, useProposal } from './OpenOffers.tsx'
import { Rematch } from './Rematch.tsx'
import { useTableRequest } from './use-table-request.ts'
import { useTableEvents } from './use-table-events.ts'
import type { Coming, TableEvent } from './use-table-events.ts'
import { useLevelName } from './use-level-name.ts'
import { delayText } from './VisitorNotice.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

/** After an answer the focus goes to the next line, or to the game. */
const NEWS = `.${styles['news']}`
const AFTERWARDS = [
  `${NEWS} button`,
  '#moves [data-legal]',
  '#tray button:enabled',
  '[role="tab"][aria-selected="true"]',
]

interface TableNewsProps {
  readonly remote: RemoteTable
  readonly session: GameSession
  readonly me: Me
}

export function TableNews({ remote, session, me }: TableNewsProps) {
  const { table: words, together, seatWays, chat, visitor } = useLazyWords(onlineWords)
  const { people } = useSignalValue(remote.presence)
  const table = useSignalValue(remote.table)
  const levelName = useLevelName()
  const { ask, fault } = useTableRequest(remote)
  const [greeted, setGreeted] = useState(false)
  const [happened, setRead] = useTableEvents(remote, me.id)
  useFocusAfter(NEWS, ...AFTERWARDS)
  if (table === undefined) return undefined
  const { players } = session.host.seats.current()
  const standInName = (by: Replacement) =>
    'level' in by
      ? seatWays.aComputer(levelName(by.level))
      : (nameOf(people, by.person) ?? chat.gone)
  const coming = (change: Coming, name: string): string => {
    const { comings } = together
    switch (change.do) {
      case 'hand-over':
        return comings.handOver(name, nameOf(people, change.person) ?? chat.gone)
      case 'stand-in':
        return comings.standIn(name, standInName(change.by))
      case 'return':
        return comings.back(name)
      case 'gone':
        return comings.gone(players[change.seat]?.name ?? chat.gone)
      case 'computer':
        return comings.concedes(name)
    }
  }
  const replaced = standIn(table, me.id)
  const mine = seatsOf(table, me.id).length > 0
  const howItEnded = ({ ended }: Table) =>
    ended?.how === 'conceded'
      ? words.conceded(players[ended.seat ?? 0]?.name ?? chat.gone)
      : ended?.how === 'agreed'
        ? words.agreed
        : words.over
  const proposed = (what: Proposal['what']) =>
    table.offers.some(({ offered }) => offered.what === what)
  const quiet =
    table.state === 'playing' &&
    replaced === undefined &&
    (mine || greeted) &&
    happened === undefined &&
    table.offers.length === 0 &&
    fault === undefined
  if (quiet) return undefined
  return (
    <section className={styles['news']} aria-label={together.news}>
      {mine || greeted || !isUnderWay(table) ? undefined : (
        <div className={styles['offer']}>
          <output>
            {visitor.begun}. {delayText(table, visitor)}
          </output>
          <button type="button" onClick={() => setGreeted(true)}>
            {together.understood}
          </button>
        </div>
      )}
      {table.state === 'paused' ? (
        <div className={styles['offer']}>
          <output>{words.paused}</output>
          {mine && !proposed('resume') ? (
            <button
              type="button"
              className="primary"
              onClick={() => void ask({ type: 'offer', offered: { what: 'resume' } })}
            >
              {together.resume}
            </button>
          ) : undefined}
        </div>
      ) : undefined}
      {replaced === undefined ? undefined : (
        <div className={styles['offer']}>
          <output>{together.replaced(standInName(replaced.by))}</output>
          <button
            type="button"
            className="primary"
            onClick={() => void ask({ type: 'seat', act: { do: 'return', seat: replaced.seat } })}
          >
            {together.return}
          </button>
        </div>
      )}
      {table.state === 'abandoned' ? (
        <div className={styles['offer']}>
          <output>{words.abandoned}</output>
          {mine ? (
            <button type="button" className="primary" onClick={() => void ask({ type: 'resume' })}>
              {together.resume}
            </button>
          ) : undefined}
        </div>
      ) : undefined}
      {table.state === 'over' ? (
        <div className={styles['offer']}>
          <p>{howItEnded(table)}</p>
          <Rematch remote={remote} table={table} me={me} />
        </div>
      ) : undefined}
      {happened === undefined ? undefined : (
        <div className={styles['offer']}>
          <output>
            {happened.is === 'answered' ? (
              <Outcome answered={happened} remote={remote} session={session} />
            ) : (
              coming(happened.change, nameOf(people, happened.by) ?? chat.gone)
            )}
          </output>
          <button type="button" onClick={setRead}>
            {together.understood}
          </button>
        </div>
      )}
      <OpenOffers remote={remote} table={table} session={session} me={me} />
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

interface OutcomeProps {
  readonly answered: Extract<TableEvent, { readonly is: 'answered' }>
  readonly remote: RemoteTable
  readonly session: GameSession
}

/** A proposal and its result. */
function Outcome({ answered: { proposal, decliner }, remote, session }: OutcomeProps) {
  const { together, chat } = useLazyWords(onlineWords)
  const nameAt = (seat: number) => session.host.seats.current().players[seat]?.name ?? chat.gone
  const text = useProposal(proposal.offered, nameAt(proposal.seat), remote, session)
  return `${text} ${decliner === undefined ? together.allAgree : together.declines(nameAt(decliner))}`
}

interface StoodIn {
  readonly seat: number
  readonly by: Replacement
}

/** Returns the stand-in of this person, if there is one. */
function standIn(table: Table, me: string): StoodIn | undefined {
  if (!isUnderWay(table)) return undefined
  for (const [index, seat] of table.seats.entries())
    if (holds(seat, me) && seat.standIn !== undefined) return { seat: index, by: seat.standIn }
  return undefined
}
