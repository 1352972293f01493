/** The devices of a person: adding one by a link, and signing devices out. */
import type { Device } from '@tiletum/protocol'
import { useEffect, useState } from 'react'
import { addressOf } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { localeFor } from '../shared/language/locale.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { api } from '../game/remote/http-api.ts'
import { QrCode } from './QrCode.tsx'
import { OnlyHere, useReachableOrigin } from './network-address.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

export function Devices() {
  const { me: words, lobby } = useLazyWords(onlineWords)
  const { language } = useLanguage()
  const [devices, setDevices] = useState<readonly Device[]>([])
  const [secret, setSecret] = useState<string>()
  const origin = useReachableOrigin()
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    let left = false
    void api.devices().then((reply) => {
      if (!left && reply.is === 'done') setDevices(reply.result)
    })
    return () => {
      left = true
    }
  }, [visit])
  const makeLink = async () => {
    const reply = await api.linkDevice()
    if (reply.is === 'done') setSecret(reply.result.secret)
  }
  const link =
    secret === undefined
      ? undefined
      : `${origin}${location.pathname}${addressOf({ at: 'device', secret })}`
  return (
    <section>
      <h2>{words.devices}</h2>
      <ul className={styles['seats']}>
        {devices.map((device) => (
          <li key={device.id} className={styles['seat']}>
            <span className={styles['who']}>
              <strong>{device.label}</strong>
              <small>
                {device.current
                  ? words.current
                  : words.seen(new Date(device.seen).toLocaleDateString(localeFor(language)))}
              </small>
            </span>
            {device.current ? undefined : (
              <button
                type="button"
                aria-label={`${words.remove}: ${device.label}`}
                onClick={() => void api.removeDevice(device.id).then(() => setVisit(visit + 1))}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="buttons">
        <button type="button" onClick={() => void makeLink()}>
          {words.link}
        </button>
      </p>
      {link === undefined ? undefined : (
        <div className={styles['invite']}>
          <p>{words.linkAbout}</p>
          <QrCode text={link} label={lobby.qr} className={styles['qr']} />
          <input type="text" readOnly aria-label={words.link} value={link} />
          <OnlyHere origin={origin} />
        </div>
      )}
    </section>
  )
}
