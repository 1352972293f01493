/** For those who only look: the large screen, and a link that lets nobody play. */
import type { Table } from '@tiletum/protocol'
import { useId, useState } from 'react'
import { useArea } from '../../base/language/area.ts'
import { addressOf, go } from '../../base/navigation/route.ts'
import { api } from '../../online/api.ts'
import type { RemoteTable } from '../../online/remote-table.ts'
import { onlineWords } from './words.ts'

interface WatchingProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: string
}

export function Watching({ remote, table, me }: WatchingProps) {
  const { room } = useArea(onlineWords)
  const [link, setLink] = useState<string>()
  const id = useId()
  const makeLink = async () => {
    const reply = await api.renewLink(remote.id, 'watch')
    if (reply.is !== 'done') return
    const route = addressOf({ at: 'watch', id: remote.id, secret: reply.result.secret })
    setLink(`${location.origin}${location.pathname}${route}`)
  }
  return (
    <>
      <p className="buttons">
        <button type="button" onClick={() => go({ at: 'room', id: remote.id })}>
          {room.open}
        </button>
        {table.owner === me ? (
          <button type="button" onClick={() => void makeLink()}>
            {room.watchLink}
          </button>
        ) : undefined}
      </p>
      <p className="quiet">{room.openAbout}</p>
      {link === undefined ? undefined : (
        <p>
          <label htmlFor={id}>{room.watchAbout}</label>
          <input id={id} type="text" readOnly value={link} />
        </p>
      )}
    </>
  )
}
