/** The link that invites others, to copy, share or scan. */
import { useId, useRef, useState } from 'react'
import { addressOf } from '../shared/navigation/route.ts'
import { attempt, attemptLater } from '../shared/browser/attempt.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { api } from '../game/remote/http-api.ts'
import { linkSecretOf, rememberLinkSecret } from '../game/remote/link-secrets.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { copied } from '../shared/ui/copy.ts'
import { QrCode } from './QrCode.tsx'
import { OnlyHere, useReachableOrigin } from './network-address.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface InviteProps {
  readonly remote: RemoteTable
  /** The owner may make another link; the old one stops working. */
  readonly owner: boolean
  /** The purpose of the link, if it invites nobody to a seat. */
  readonly about?: string
}

export function Invite({ remote, owner, about }: InviteProps) {
  const { lobby } = useLazyWords(onlineWords)
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const origin = useReachableOrigin()
  const id = useId()
  const role = useSignalValue(remote.head)?.role
  const [secret, setSecret] = useState(() => linkSecretOf(remote.id))
  const renew = async () => {
    const reply = await api.renewLink(remote.id, 'join')
    if (reply.is !== 'done') return
    rememberLinkSecret(remote.id, reply.result.secret)
    setSecret(reply.result.secret)
    setTold('')
  }
  // A spectator has no link that lets others play.
  if (role === 'watcher' || (secret === undefined && !owner)) return undefined
  const renewal = owner ? (
    <button type="button" data-tip={lobby.newLinkAbout} onClick={() => void renew()}>
      {lobby.newLink}
    </button>
  ) : undefined
  if (secret === undefined)
    return (
      <section aria-labelledby={id}>
        <h2 id={id}>{lobby.invite}</h2>
        <p>{lobby.newLinkAbout}</p>
        <p className="buttons">{renewal}</p>
      </section>
    )
  const route = addressOf({ at: 'join', id: remote.id, secret })
  const link = `${origin}${location.pathname}${route}`
  const canShare = attempt(() => typeof navigator.share === 'function') ?? false
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{lobby.invite}</h2>
      <div className={styles['invite']}>
        <p>{about ?? lobby.inviteAbout}</p>
        <QrCode text={link} label={lobby.qr} className={styles['qr']} />
        <input ref={field} type="text" readOnly aria-label={lobby.invite} value={link} />
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
          {canShare ? (
            <button
              type="button"
              onClick={() => void attemptLater(async () => navigator.share({ url: link }))}
            >
              {lobby.share}
            </button>
          ) : undefined}
          {renewal}
          <output>{told}</output>
        </p>
      </div>
      <OnlyHere origin={origin} />
    </section>
  )
}
