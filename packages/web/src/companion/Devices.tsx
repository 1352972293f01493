/** Several devices at one table: a game is put on the server once, others join by its code. */
import { useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { addressOf } from '../shared/navigation/route.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { Invite } from '../online/Invite.tsx'
import { goOnAlone, shareGame } from './sharing.ts'
import type { Sitting } from './sitting.ts'
import { companionWords } from './words.ts'

export function Devices({ sitting }: { readonly sitting: Sitting }) {
  return sitting.remote === undefined ? (
    <Share sitting={sitting} />
  ) : (
    <Joined sitting={sitting} remote={sitting.remote} />
  )
}

function Share({ sitting }: { readonly sitting: Sitting }) {
  const { companion: own } = useLazyWords(companionWords)
  const [state, setState] = useState<'asking' | 'sharing' | 'failed'>('asking')
  const [name, setName] = useState('')
  const { saved, companion } = sitting
  const unnamed = saved().players[0]?.name === own.nameless
  const share = async () => {
    setState('sharing')
    const called = unnamed ? name.trim() || own.person(1) : undefined
    if (!(await shareGame(saved(), companion.marks.stream.current(), called))) setState('failed')
  }
  return (
    <>
      <p>{own.shareAbout}</p>
      {unnamed ? (
        <label className="name">
          <span>{own.name}</span>
          <input
            type="text"
            value={name}
            maxLength={24}
            placeholder={own.person(1)}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      ) : undefined}
      <p className="stacked">
        <button
          type="button"
          className="primary"
          disabled={state === 'sharing'}
          onClick={() => void share()}
        >
          {own.share}
        </button>
      </p>
      {state === 'failed' ? (
        <p className="error" role="alert">
          {own.shareFailed}
        </p>
      ) : undefined}
    </>
  )
}

interface JoinedProps {
  readonly sitting: Sitting
  readonly remote: NonNullable<Sitting['remote']>
}

function Joined({ sitting, remote }: JoinedProps) {
  const { companion: own } = useLazyWords(companionWords)
  const { people } = useSignalValue(remote.presence)
  const table = useSignalValue(remote.table)
  const here = Object.values(people).filter(({ here: present }) => present)
  const { saved, companion } = sitting
  return (
    <>
      <p>{own.sharedAbout}</p>
      <p>{own.devicesHere(here.map(({ name }) => name))}</p>
      <Invite remote={remote} owner={table?.owner === sitting.me} about={own.joinAbout} />
      <p className="stacked">
        <a href={addressOf({ at: 'room', id: remote.id })}>{own.largeScreen}</a>
        <button
          type="button"
          onClick={() => void goOnAlone(saved(), companion.marks.stream.current())}
        >
          {own.goOnAlone}
        </button>
      </p>
    </>
  )
}
