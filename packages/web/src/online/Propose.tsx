/** The proposals that a player can make, and the ways to leave a game. */
import { isUnderWay, seatsOf } from '@tiletum/protocol'
import type { Me, OfferRequested, Table } from '@tiletum/protocol'
import { useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { GameSession } from '../game/game-session.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { SeatActions } from './SeatActions.tsx'
import { useTableRequest } from './use-table-request.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

interface ProposeProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly session: GameSession
  readonly me: Me
}

export function Propose({ remote, table, session, me }: ProposeProps) {
  const { together } = useLazyWords(onlineWords)
  const { ask, fault } = useTableRequest(remote)
  const [conceding, setConceding] = useState(false)
  const [seat] = seatsOf(table, me.id)
  const offer = (offered: OfferRequested) => void ask({ type: 'offer', offered })
  const back = seat === undefined ? undefined : sinceOwnTurn(session, seat)
  const { state } = table
  return (
    <>
      <p className="buttons">
        {state === 'playing' && back !== undefined ? (
          <button type="button" onClick={() => offer({ what: 'take-back', entries: back })}>
            {together.takeBack}
          </button>
        ) : undefined}
        {state === 'playing' ? (
          <button type="button" onClick={() => offer({ what: 'pause' })}>
            {together.pause}
          </button>
        ) : undefined}
        {state === 'playing' && seat !== undefined ? (
          conceding ? (
            <button
              type="button"
              className="danger"
              onClick={() => void ask({ type: 'seat', act: { do: 'concede', seat } })}
            >
              {together.concedeSure}
            </button>
          ) : (
            <button type="button" onClick={() => setConceding(true)}>
              {together.concede}
            </button>
          )
        ) : undefined}
        {state === 'playing' || state === 'paused' ? (
          <button type="button" onClick={() => offer({ what: 'end' })}>
            {together.end}
          </button>
        ) : undefined}
      </p>
      {isUnderWay(table) && seat !== undefined ? (
        <SeatActions remote={remote} table={table} me={me} seat={seat} />
      ) : undefined}
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

/**
 * Returns the number of moves and chance answers since the own last turn began, including that
 * turn.
 */
function sinceOwnTurn({ table }: GameSession, seat: number): number | undefined {
  const { moments, confirmed } = table.snapshot()
  let first: number | undefined
  for (let index = confirmed - 1; index >= 0; index--) {
    const by = moments[index]?.by
    if (by === seat) first = index
    else if (first !== undefined && by !== undefined && by >= 0) break
  }
  return first === undefined ? undefined : confirmed - first
}
