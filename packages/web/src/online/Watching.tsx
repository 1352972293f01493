/** For spectators: the view for a television, and a link that lets nobody play. */
import type { Table } from '@tiletum/protocol'
import { useId, useRef, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { addressOf, go } from '../shared/navigation/route.ts'
import { api } from '../game/remote/http-api.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { copied } from '../shared/ui/copy.ts'
import { QrCode } from './QrCode.tsx'
import { OnlyHere, useReachableOrigin } from './network-address.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface WatchingProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: string
}

export function Watching({ remote, table, me }: WatchingProps) {
  const { room, lobby } = useLazyWords(onlineWords)
  const [route, setRoute] = useState<string>()
  const origin = useReachableOrigin()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const makeLink = async () => {
    const reply = await api.renewLink(remote.id, 'watch')
    if (reply.is !== 'done') return
    setRoute(addressOf({ at: 'watch', id: remote.id, secret: reply.result.secret }))
  }
  const link = `${origin}${location.pathname}${route ?? ''}`
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
      {route === undefined ? undefined : (
        <div className={styles['invite']}>
          <label htmlFor={id}>{room.watchAbout}</label>
          <QrCode text={link} label={lobby.qr} className={styles['qr']} />
          <input ref={field} id={id} type="text" readOnly value={link} />
          <p className="buttons">
            <button
              type="button"
              onClick={() =>
                void copied(link, field.current ?? undefined).then((done) =>
                  setTold(done ? lobby.copied : ''),
                )
              }
            >
              {lobby.copy}
            </button>
            <output>{told}</output>
          </p>
          <OnlyHere origin={origin} />
        </div>
      )}
    </>
  )
}
