/** The page that creates a table on the server. */
import { newRequestId, LIMITS } from '@tiletum/protocol'
import type { Me, NewTableRequest } from '@tiletum/protocol'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { goInstead, go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import { api } from '../game/remote/http-api.ts'
import { rememberLinkSecret } from '../game/remote/link-secrets.ts'
import { useOneAtATime } from '../shared/ui/one-at-a-time.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { FIRST_CHOICE, isChosen } from '../new-game/game-choice.ts'
import { GameFields } from '../new-game/GameFields.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import { NEW_TABLE, termsOf } from './new-table-form.ts'
import type { NewTableForm } from './new-table-form.ts'
import { AidFields, PaceFields, SeatField, VisibilityFields } from './NewTableFields.tsx'
import styles from './online.module.css'

export function CreateTable({ me }: { readonly me: Me }) {
  const { create, table } = useLazyWords(onlineWords)
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const [form, setForm] = useState(NEW_TABLE)
  const set = (change: Partial<NewTableForm>) => setForm({ ...form, ...change })
  const { levels, title } = form
  const [fault, setFault] = useState<string>()
  const [request] = useState(newRequestId)
  const id = useId()
  const number = Number(choice.count)

  // A second request would change the link, and the one on the page would stop working.
  const only = useOneAtATime()
  const done = async () => {
    if (!isChosen(choice)) return
    const terms = termsOf(choice, form, me)
    const reply = await api.createTable({ id: request, terms, seat: 0 } satisfies NewTableRequest)
    if (reply.is === 'done') {
      rememberLinkSecret(reply.result.table, reply.result.join)
      goInstead({ at: 'table', id: reply.result.table })
    } else
      setFault(
        reply.is === 'no' && reply.no.why === 'limit' ? create.failed.limit : create.failed.other,
      )
  }

  return (
    <PageFrame>
      <form
        className="new-game"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void only(done)()
        }}
      >
        <h1>{create.title}</h1>
        <GameFields
          choice={choice}
          setChoice={setChoice}
          names={[me.name, create.seat(2), create.seat(3), create.seat(4)]}
        >
          {number === 1 ? undefined : (
            <fieldset className={styles['seatFields']}>
              <legend>{create.seats}</legend>
              <span>{create.seat(1)}</span>
              <span>{me.name}</span>
              {Array.from({ length: number - 1 }, (_, index) => (
                <SeatField
                  key={PLAYER_COLOURS[index]}
                  id={`${id}-seat-${index}`}
                  label={create.seat(index + 2)}
                  level={levels[index + 1]}
                  onChange={(level) => set({ levels: withAt(levels, index + 1, level) })}
                />
              ))}
            </fieldset>
          )}
        </GameFields>
        <PaceFields form={form} set={set} />
        <AidFields form={form} set={set} />
        <VisibilityFields form={form} set={set} />
        <p>
          <label htmlFor={`${id}-title`}>{create.tableTitle}</label>{' '}
          <input
            id={`${id}-title`}
            type="text"
            maxLength={LIMITS.title}
            autoComplete="off"
            value={title}
            onChange={(event) => set({ title: event.target.value })}
          />
        </p>
        {fault === undefined ? undefined : (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
        <p className="buttons">
          <button type="submit" className="primary" disabled={!isChosen(choice)}>
            {create.done}
          </button>
          <button type="button" onClick={() => go({ at: 'online' })}>
            {table.toLobby}
          </button>
        </p>
      </form>
    </PageFrame>
  )
}

const withAt = <T,>(list: readonly T[], index: number, value: T): readonly T[] =>
  Array.from({ length: Math.max(list.length, index + 1) }, (_, at) =>
    at === index ? value : (list[at] as T),
  )
