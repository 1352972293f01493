/** The chat of a table; ready-made phrases appear in the language of each reader. */
import { LIMITS, chatRefusal, roomToWrite, seatsOf } from '@tiletum/protocol'
import type { Me, Role, Table } from '@tiletum/protocol'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { nameOf } from '../game/remote/players.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { refusalText } from './refusal-text.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

/** A ready-made phrase is sent as its number, so that each reader gets it in their language. */
const PHRASE = /^\/([1-9])$/

interface ChatProps {
  readonly remote: RemoteTable
  readonly me: Me
}

export function Chat({ remote, me }: ChatProps) {
  const words = useLazyWords(onlineWords)
  const { chat } = words
  const all = useSignalValue(remote.chat)
  const lines = all.filter(({ person }) => !me.muted.some(({ id }) => id === person))
  const { people } = useSignalValue(remote.presence)
  const table = useSignalValue(remote.table)
  const role = roleOf(table, me, useSignalValue(remote.head)?.role)
  const silent = table === undefined ? undefined : chatRefusal(table, role, roomToWrite(role))
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const last = all.at(-1)?.n

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
    const lines = last === undefined ? 0 : last + 1
    if (lines > remote.mine.current().readChat) void remote.ask({ type: 'keep', readChat: lines })
  }, [last, remote])

  const say = async (what: string) => {
    const answer = await remote.ask({
      type: 'say',
      room: roomToWrite(role),
      text: what,
    })
    setFault(answer.is === 'no' ? refusalText(answer.no, words) : undefined)
    return answer.is === 'done'
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const what = text.trim()
    if (what !== '' && (await say(what))) setText('')
  }
  const read = (line: string) => {
    const phrase = PHRASE.exec(line)?.[1]
    return (phrase === undefined ? undefined : chat.phrases[Number(phrase) - 1]) ?? line
  }

  return (
    <div className={styles['chat']}>
      {lines.length === 0 ? <p className="quiet">{chat.none}</p> : undefined}
      <div ref={list} className={styles['lines']} role="log" aria-label={chat.title}>
        <ul>
          {lines.map(({ n, person, text: line }) => (
            <li key={n}>
              <strong>{person === me.id ? me.name : (nameOf(people, person) ?? chat.gone)}</strong>{' '}
              {read(line)}
            </li>
          ))}
        </ul>
      </div>
      {silent === undefined ? (
        <>
          <form className={styles['say']} onSubmit={(event) => void send(event)}>
            <input
              type="text"
              aria-label={chat.say}
              placeholder={chat.say}
              maxLength={LIMITS.chat}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit">{chat.send}</button>
          </form>
          <p className={styles['phrases']}>
            {chat.phrases.map((phrase, index) => (
              <button key={phrase} type="button" onClick={() => void say(`/${index + 1}`)}>
                {phrase}
              </button>
            ))}
          </p>
        </>
      ) : (
        <p className="quiet">{role === 'seated' ? chat.closed : chat.playersOnly}</p>
      )}
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** A guest who has taken a seat is a player. */
const roleOf = (table: Table | undefined, me: Me, came: Role = 'guest'): Role =>
  table !== undefined && seatsOf(table, me.id).length > 0
    ? 'seated'
    : came === 'watcher'
      ? 'watcher'
      : 'guest'
