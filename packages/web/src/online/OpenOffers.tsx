/** Proposals that are not answered by everybody yet. */
import { holds } from '@tiletum/protocol'
import { LEVELS } from '@tiletum/bots'
import type { Me, Proposal, OpenOffer, Table } from '@tiletum/protocol'
import { useEffect } from 'react'
import { announce } from '../shared/access/live.tsx'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { GameSession } from '../game/game-session.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { nameOf } from '../game/remote/players.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { Group } from '../shared/ui/Group.tsx'
import { paceText } from './pace-text.ts'
import { UndoneMoves } from './UndoneMoves.tsx'
import { useTableRequest } from './use-table-request.ts'
import { waitsFor } from './use-unread.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface OpenOffersProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly session: GameSession
  readonly me: Me
}

export function OpenOffers({ remote, table, session, me }: OpenOffersProps) {
  return table.offers.map((open) => (
    <Offer key={open.offer} open={open} remote={remote} table={table} session={session} me={me} />
  ))
}

function Offer({
  open,
  remote,
  table,
  session,
  me,
}: OpenOffersProps & { readonly open: OpenOffer }) {
  const { together } = useLazyWords(onlineWords)
  const { ask, fault } = useTableRequest(remote)
  const { offered, offer } = open
  const seat = table.seats[open.seat]
  const own = seat !== undefined && holds(seat, me.id)
  const name = session.host.seats.current().players[open.seat]?.name ?? ''
  const text = useProposal(offered, name, remote, session)
  useEffect(() => {
    if (!own) announce(text, 'assertive')
  }, [own, text])
  return (
    <Group className={styles['offer']} label={text}>
      <p>{text}</p>
      {offered.what === 'take-back' ? (
        <UndoneMoves session={session} entries={offered.entries} open={!own} />
      ) : undefined}
      <p className="buttons">
        {waitsFor(open, table, me.id) ? (
          <>
            <button
              type="button"
              className="primary"
              onClick={() => void ask({ type: 'answer', offer, yes: true })}
            >
              {together.agree}
            </button>
            <button type="button" onClick={() => void ask({ type: 'answer', offer, yes: false })}>
              {together.decline}
            </button>
          </>
        ) : undefined}
        {own ? (
          <>
            <span className={styles['asked']}>{together.asked}</span>
            <button type="button" onClick={() => void ask({ type: 'answer', offer, yes: false })}>
              {together.withdraw}
            </button>
          </>
        ) : undefined}
      </p>
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </Group>
  )
}

/** Returns a proposal as a sentence. */
export function useProposal(
  offered: Proposal,
  name: string,
  remote: RemoteTable,
  session: GameSession,
): string {
  const words = useLazyWords(onlineWords)
  const { computer } = useLanguage().words.web
  const { people } = useSignalValue(remote.presence)
  const { proposes } = words.together
  switch (offered.what) {
    case 'take-back':
      return proposes['take-back'](name, offered.entries)
    case 'pace':
      return proposes.pace(name, paceText(offered.pace, words))
    case 'stand-in': {
      const { seat, by } = offered
      const who = session.host.seats.current().players[seat]?.name ?? ''
      if ('person' in by)
        return proposes['stand-in'](name, who, nameOf(people, by.person) ?? words.chat.gone)
      const level = LEVELS.find((one) => one === by.level)
      const called = level === undefined ? by.level : computer.levels[level]
      return proposes['stand-in'](name, who, words.seatWays.aComputer(called))
    }
    default:
      return proposes[offered.what](name)
  }
}
