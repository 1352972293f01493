/** Asks for a name, the only thing that online play requires. */
import { LIMITS, tidyName } from '@tiletum/protocol'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { api } from '../game/remote/http-api.ts'
import { setIdentity, useIdentity } from '../game/remote/identity.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { Privacy } from './Privacy.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'

export function NameForm() {
  const { introduce, refused, me } = useLazyWords(onlineWords)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [asking, setAsking] = useState(false)
  const identity = useIdentity()
  const field = useId()
  const done = async (event: FormEvent) => {
    event.preventDefault()
    const tidy = tidyName(name)
    if (tidy === undefined) return setFault(introduce.empty)
    // A double click would create two people for this device.
    setAsking(true)
    if (setIdentity(await api.introduce(tidy))) return undefined
    setAsking(false)
    return setFault(refused.other)
  }
  return (
    <PageFrame>
      <form className="new-game" onSubmit={(event) => void done(event)}>
        <h1>{introduce.title}</h1>
        {identity.is === 'nobody' && identity.signedOut === true ? (
          <p role="alert">{introduce.signedOut}</p>
        ) : undefined}
        <p>
          <label htmlFor={field}>{introduce.name}</label>{' '}
          <input
            id={field}
            type="text"
            maxLength={LIMITS.name}
            autoComplete="username"
            value={name}
            aria-describedby={`${field}-about`}
            aria-invalid={fault !== undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </p>
        <p id={`${field}-about`}>{introduce.about}</p>
        {fault === undefined ? undefined : (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
        <p className="buttons">
          <button type="submit" className="primary" disabled={asking}>
            {introduce.done}
          </button>
        </p>
      </form>
      <details>
        <summary>{me.privacy}</summary>
        <Privacy />
      </details>
    </PageFrame>
  )
}
