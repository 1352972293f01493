/**
 * The number of news for this person: unread lines of chat, and proposals that wait for their
 * answer.
 */
import { seatsOf } from '@tiletum/protocol'
import type { Me, OpenOffer, Table } from '@tiletum/protocol'
import type { ChatLine, RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'

export function useUnread(remote: RemoteTable, me: Me): number {
  const { readChat } = useSignalValue(remote.mine)
  const table = useSignalValue(remote.table)
  const lines = useSignalValue(remote.chat)
  return (
    unreadLines(lines, readChat, me) +
    (table?.offers.filter((open) => waitsFor(open, table, me.id)).length ?? 0)
  )
}

/** Lines are numbered from 0; the server stores how many of them were read. */
export const unreadLines = (lines: readonly ChatLine[], read: number, { id, muted }: Me): number =>
  lines.filter(
    ({ n, person }) => n >= read && person !== id && !muted.some((one) => one.id === person),
  ).length

/** Whether somebody with a seat has neither made this proposal nor answered it. */
export function waitsFor(open: OpenOffer, table: Table, me: string): boolean {
  const mine = seatsOf(table, me)
  return (
    mine.length > 0 && !mine.some((seat) => [open.seat, ...open.yes, ...open.no].includes(seat))
  )
}
