/** A table before the start: its seats, who is ready, and the link for others. */
import { holds, isColourFree, seatsOf, seatsToReveal } from '@tiletum/protocol'
import type { Me, SeatAct, Table } from '@tiletum/protocol'
import { useEffect, useState } from 'react'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { BOX_COLOURS } from '../game/storage/record-file.ts'
import { nameOf } from '../game/remote/players.ts'
import { promiseChance, revealChance } from '../game/remote/random-share.ts'
import type { RemoteTable, TableAsk } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { useFocusAfter } from '../shared/ui/focus-after.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { Chat } from './Chat.tsx'
import { Invite } from './Invite.tsx'
import { LobbySeat } from './LobbySeat.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { refusalText } from './refusal-text.ts'
import { TermsText } from './TermsText.tsx'
import { VisitorNotice } from './VisitorNotice.tsx'
import { Visitors } from './Visitors.tsx'
import { Watching } from './Watching.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

const BOX = Object.values(BOX_COLOURS)

interface LobbyProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: Me
}

export function Lobby({ remote, table, me }: LobbyProps) {
  const words = useLazyWords(onlineWords)
  const { lobby } = words
  const { people, watchers } = useSignalValue(remote.presence)
  const role = useSignalValue(remote.head)?.role
  const [fault, setFault] = useState<string>()
  const mine = seatsOf(table, me.id)
  const owner = table.owner === me.id
  const full = table.seats.every(({ holder }) => holder.kind !== 'open')
  const ready = table.seats.every((seat) => seat.holder.kind !== 'person' || seat.ready)

  const ask = async (request: TableAsk) => {
    const answer = await remote.ask(request)
    setFault(answer.is === 'no' ? refusalText(answer.no, words) : undefined)
    return answer
  }
  /** A player who takes a seat gets their favourite colour, if it is free. */
  const takeOrAct = async (act: SeatAct) => {
    const answer = await ask({ type: 'seat', act })
    // Without a seat the person may have no access to the table any more.
    if (act.do === 'decline' && answer.is === 'done' && !owner) return go({ at: 'online' })
    const now = remote.table.current()
    const wanted = me.colours.find(
      (colour) => now !== undefined && isColourFree(now, colour, act.seat),
    )
    if (act.do !== 'take' || wanted === undefined || now?.seats[act.seat]?.colour === wanted) return
    await ask({ type: 'seat', act: { do: 'colour', seat: act.seat, colour: wanted } })
  }
  useReveal(remote, table, me.id)
  useFocusAfter(`.${styles['seats']}`, '[data-next]', '#content')

  return (
    <PageFrame>
      <h1 className={styles['title']}>{table.terms.title ?? lobby.title}</h1>
      <TermsText table={table} />
      <VisitorNotice table={table} role={role} seated={mine.length > 0} />
      {owner ? <Invite remote={remote} owner /> : undefined}
      <section>
        <h2>{lobby.seats}</h2>
        <ul className={styles['seats']}>
          {table.seats.map((seat, index) => (
            <LobbySeat
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
              key={index}
              seat={seat}
              index={index}
              people={people}
              me={me.id}
              owner={owner}
              seated={mine.length > 0}
              colours={BOX.filter((colour) => isColourFree(table, colour, index))}
              onAct={(act) => void takeOrAct(act)}
            >
              {seat.holder.kind === 'person' && seat.holder.person !== me.id ? (
                <PersonMenu
                  table={remote.id}
                  person={seat.holder.person}
                  name={nameOf(people, seat.holder.person) ?? words.chat.gone}
                  me={me}
                />
              ) : undefined}
            </LobbySeat>
          ))}
        </ul>
        <Visitors remote={remote} table={table} me={me} heading="h3" />
        {watchers > 0 ? <p className="quiet">{lobby.watchers(watchers)}</p> : undefined}
      </section>
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
      <p className="buttons">
        {mine.map((seat) =>
          table.seats[seat]?.ready === true ? (
            <button
              key={seat}
              type="button"
              onClick={() => void ask({ type: 'seat', act: { do: 'wait', seat } })}
            >
              {lobby.wait}
            </button>
          ) : (
            <button
              key={seat}
              type="button"
              className="primary"
              data-next
              onClick={() =>
                void ask({
                  type: 'seat',
                  act: { do: 'ready', seat, entropy: promiseChance(remote.id) },
                })
              }
            >
              {lobby.ready}
            </button>
          ),
        )}
        {owner ? (
          <button
            type="button"
            className={ready ? 'primary' : ''}
            disabled={!full || !ready || table.calledUntil !== undefined}
            onClick={() => void ask({ type: 'start' })}
          >
            {lobby.start}
          </button>
        ) : undefined}
        <button type="button" onClick={() => go({ at: 'online' })}>
          {words.table.toLobby}
        </button>
        {owner ? <CloseButton onClose={() => void ask({ type: 'close' })} /> : undefined}
      </p>
      <output>
        {table.calledUntil === undefined
          ? full
            ? ready
              ? owner
                ? ''
                : lobby.waitingForOwner(nameOf(people, table.owner) ?? words.chat.gone)
              : lobby.waitingForReady
            : lobby.waitingForSeats
          : lobby.starting}
      </output>
      {owner ? undefined : <Invite remote={remote} owner={false} />}
      <Watching remote={remote} table={table} me={me.id} />
      <section>
        <h2>{words.chat.title}</h2>
        <Chat remote={remote} me={me} />
      </section>
    </PageFrame>
  )
}

/** Reveals the person's random share when the start is called. */
function useReveal(remote: RemoteTable, table: Table, me: string): void {
  useEffect(() => {
    if (table.calledUntil === undefined) return
    for (const seat of seatsToReveal(table)) {
      const { entropyHash } = table.seats[seat] ?? {}
      if (entropyHash === undefined || !isMine(table, seat, me)) continue
      const entropy = revealChance(remote.id, entropyHash)
      if (entropy !== undefined)
        void remote.ask({ type: 'seat', act: { do: 'reveal', seat, entropy } })
    }
  }, [remote, table, me])
}

const isMine = ({ seats }: Table, index: number, me: string): boolean => {
  const seat = seats[index]
  return seat !== undefined && holds(seat, me)
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { lobby } = useLazyWords(onlineWords)
  const [asked, setAsked] = useState(false)
  return asked ? (
    <button type="button" className="danger" onClick={onClose}>
      {lobby.closeSure}
    </button>
  ) : (
    <button type="button" onClick={() => setAsked(true)}>
      {lobby.close}
    </button>
  )
}
