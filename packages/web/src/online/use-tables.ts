/** The person's tables and the public ones, updated by the server. */
import type { TableLists, TableSummary } from '@tiletum/protocol'
import { useEffect, useState } from 'react'
import { api } from '../game/remote/http-api.ts'
import { onlineSocket } from '../game/remote/browser-socket.ts'

const EMPTY: TableLists = { mine: [], listed: [], finished: [] }

/** Undefined until they are loaded. */
export function useTables(): TableLists | undefined {
  const [lists, setLists] = useState<TableLists>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const reply = await api.tables()
      if (!left) setLists((before) => (reply.is === 'done' ? reply.result : (before ?? EMPTY)))
    }
    void load()
    const socket = onlineSocket()
    const stops = [
      socket.onSummary(({ table }) =>
        setLists((before) => before && { ...before, mine: merged(before.mine, table) }),
      ),
      socket.status.subscribe(() => {
        if (socket.status.current().is === 'open') void load()
      }),
    ]
    return () => {
      left = true
      for (const stop of stops) stop()
    }
  }, [])
  return lists
}

const merged = (tables: readonly TableSummary[], table: TableSummary): TableSummary[] => [
  table,
  ...tables.filter(({ id }) => id !== table.id),
]
