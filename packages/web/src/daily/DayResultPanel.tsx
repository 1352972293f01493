/** The end of a game of the day: the result that counts, as text to share. */
import { copied } from '../shared/ui/copy.ts'
import { solo } from '@tiletum/content'
import { useRef, useState } from 'react'
import { announce } from '../shared/access/live.tsx'
import { useSnapshot } from '../game/TableContext.tsx'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { difficultyOf } from './day.ts'
import { keepResult } from './results.ts'
import { dayResultOf, shareText } from './day-result-text.ts'
import { dayWords } from '../shared/language/screen-words.ts'
import './day.css'

export function DayResultPanel({ date }: { readonly date: string }) {
  const words = useLazyWords(dayWords)
  const { language } = useLanguage()
  const snapshot = useSnapshot()
  const [here] = useState(() => dayResultOf(snapshot))
  const [result] = useState(() => keepResult(date, here))
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const difficulty = difficultyOf(date)
  const named = solo.difficulties.find(({ id }) => id === difficulty)?.name[language] ?? difficulty
  const text = shareText(words.text, date, named, result)
  const first = JSON.stringify(here) !== JSON.stringify(result)
  const copy = async () => {
    const done = await copied(text, field.current ?? undefined)
    const told = done ? words.copied : words.select
    setSaid(told)
    announce(told)
  }
  return (
    <section className="day-result" aria-label={words.result}>
      <h3>{words.share}</h3>
      {first ? <p>{words.first}</p> : undefined}
      <textarea
        ref={field}
        readOnly
        rows={4}
        value={text}
        aria-label={words.share}
        onFocus={(event) => event.target.select()}
      />
      <p className="buttons">
        <button type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span className="quiet">{said}</span>
      </p>
    </section>
  )
}
