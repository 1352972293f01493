/** What nobody at the table must miss, in lines under the header: proposals, a pause, a stand-in. */
import { holds, isUnderWay, seatsOf } from '@tiletum/protocol'
import type { Me, Offered, Replacement, Table } from '@tiletum/protocol'
import { useState } from 'react'
import { useArea } from '../../base/language/area.ts'
import type { Session } from '../../game/session.ts'
import type { RemoteTable } from '../../online/remote-table.ts'
import { nameOf } from '../../online/players.ts'
import { useStream } from '../../online/use-stream.ts'
import { OpenOffers, useProposal } from './OpenOffers.tsx'
import { Rematch } from './Rematch.tsx'
import { useAnswered } from './use-answered.ts'
import type { Answered } from './use-answered.ts'
import { useAsk } from './use-ask.ts'
import { useLevelName } from './use-level-name.ts'
import { delayText } from './VisitorNotice.tsx'
import { onlineWords } from './words.ts'
import styles from './online.module.css'

interface TableNewsProps {
  readonly remote: RemoteTable
  readonly session: Session
  readonly me: Me
}

export function TableNews({ remote, session, me }: TableNewsProps) {
  const { table: words, together, seatWays, chat, visitor } = useArea(onlineWords)
  const { people } = useStream(remote.presence)
  const table = useStream(remote.table)
  const levelName = useLevelName()
  const { ask, fault } = useAsk(remote)
  const [greeted, setGreeted] = useState(false)
  const [answered, setRead] = useAnswered(remote)
  if (table === undefined) return undefined
  const standInName = (by: Replacement) =>
    'level' in by
      ? seatWays.aComputer(levelName(by.level))
      : (nameOf(people, by.person) ?? chat.gone)
  const replaced = standIn(table, me.id)
  const mine = seatsOf(table, me.id).length > 0
  const { players } = session.host.seats.current()
  const howItEnded = ({ ended }: Table) =>
    ended?.how === 'conceded'
      ? words.conceded(players[ended.seat ?? 0]?.name ?? chat.gone)
      : ended?.how === 'agreed'
        ? words.agreed
        : words.over
  const proposed = (what: Offered['what']) =>
    table.offers.some(({ offered }) => offered.what === what)
  const quiet =
    table.state === 'playing' &&
    replaced === undefined &&
    (mine || greeted) &&
    answered === undefined &&
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
      {answered === undefined ? undefined : (
        <WhatBecame answered={answered} remote={remote} session={session} onRead={setRead} />
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

interface WhatBecameProps {
  readonly answered: Answered
  readonly remote: RemoteTable
  readonly session: Session
  readonly onRead: () => void
}

function WhatBecame({ answered, remote, session, onRead }: WhatBecameProps) {
  const { together, chat } = useArea(onlineWords)
  const { proposal, decliner } = answered
  const nameAt = (seat: number) => session.host.seats.current().players[seat]?.name ?? chat.gone
  const text = useProposal(proposal.offered, nameAt(proposal.seat), remote, session)
  return (
    <div className={styles['offer']}>
      <output>
        {text} {decliner === undefined ? together.allAgree : together.declines(nameAt(decliner))}
      </output>
      <button type="button" onClick={onRead}>
        {together.understood}
      </button>
    </div>
  )
}

interface StoodIn {
  readonly seat: number
  readonly by: Replacement
}

/** Where somebody else plays for this person. */
function standIn(table: Table, me: string): StoodIn | undefined {
  if (!isUnderWay(table)) return undefined
  for (const [index, seat] of table.seats.entries())
    if (holds(seat, me) && seat.standIn !== undefined) return { seat: index, by: seat.standIn }
  return undefined
}
