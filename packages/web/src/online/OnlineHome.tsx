/** The person's tables, those that wait for them first, and public tables. */
import type { Me } from '@tiletum/protocol'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { MoveGames } from './MoveGames.tsx'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { Tables } from './TableRows.tsx'
import { useTables } from './use-tables.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

export function OnlineHome({ me }: { readonly me: Me }) {
  const words = useLazyWords(onlineWords)
  const { home, results } = words
  const tables = useTables()
  const mine = tables?.mine.filter(({ state }) => state !== 'over') ?? []
  const waiting = mine.filter(({ yours }) => yours)
  const others = mine.filter(({ yours }) => !yours)
  const own = new Set(mine.map(({ id }) => id))
  return (
    <PageFrame>
      <h1 className={styles['title']}>{words.title}</h1>
      <p>{home.hello(me.name)}</p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => go({ at: 'create' })}>
          {home.create}
        </button>
        <button type="button" onClick={() => go({ at: 'me' })}>
          {home.me}
        </button>
        <button type="button" onClick={() => go({ at: 'start' })}>
          {words.back}
        </button>
      </p>
      <p className="quiet">{home.createAbout}</p>
      {waiting.length > 0 ? <Tables title={home.waiting} tables={waiting} /> : undefined}
      {waiting.length > 0 && others.length === 0 ? undefined : (
        <Tables title={home.mine} tables={others} none={tables && home.none} />
      )}
      <MoveGames me={me} />
      <Tables
        title={home.listed}
        tables={tables?.listed.filter(({ id }) => !own.has(id)) ?? []}
        none={home.noneListed}
      />
      <Tables
        title={results.finished}
        tables={tables?.finished ?? []}
        none={results.noneFinished}
      />
    </PageFrame>
  )
}
