/** The page of a link that adds a device: only a press signs this device in. */
import type { DeviceAsked } from '@tiletum/protocol'
import { useEffect, useState } from 'react'
import { goInstead } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { api } from '../game/remote/http-api.ts'
import { setIdentity } from '../game/remote/identity.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'

export function DevicePage({ secret }: { readonly secret: string }) {
  const { device, table } = useLazyWords(onlineWords)
  const [asked, setAsked] = useState<DeviceAsked | 'gone'>()
  useEffect(() => {
    let left = false
    void api.askDevice(secret).then((reply) => {
      if (!left) setAsked(reply.is === 'done' ? reply.result : 'gone')
    })
    return () => {
      left = true
    }
  }, [secret])
  const leave = () => goInstead({ at: 'online' })
  const use = async () => {
    if (setIdentity(await api.useDevice(secret))) leave()
    else setAsked('gone')
  }
  if (asked === undefined) return <main id="content" aria-busy="true" />
  return (
    <PageFrame>
      <h1>{device.title}</h1>
      {asked === 'gone' ? (
        <>
          <p>{device.gone}</p>
          <p className="buttons">
            <button type="button" onClick={leave}>
              {table.toLobby}
            </button>
          </p>
        </>
      ) : (
        <>
          <p>{device.question(asked.as)}</p>
          {asked.now === undefined ? undefined : (
            <p>{device.now(asked.now.name, asked.now.tables)}</p>
          )}
          <p className="buttons">
            <button type="button" className="primary" onClick={() => void use()}>
              {device.yes(asked.as)}
            </button>
            <button type="button" onClick={leave}>
              {device.no}
            </button>
          </p>
        </>
      )}
    </PageFrame>
  )
}
