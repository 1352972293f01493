/** The score pad for two to four people: plays at this table, and a new one. */
import { useState } from 'react'
import { content } from '@tiletum/content'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { go } from '../shared/navigation/route.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { keepPad, newPad, readPads, removePad, totalOf, winnersOf } from './pad.ts'
import type { Pad } from './pad.ts'
import { PadSheet } from './PadSheet.tsx'
import { companionWords } from './words.ts'

const PEOPLE = [2, 3, 4] as const
const PARTS = ['base', 'silver'] as const

export function ScorePad() {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const [pad, setPad] = useState<Pad>()
  const [part, setPart] = useState<(typeof PARTS)[number]>('base')
  const [plays, setPlays] = useState(readPads)
  const change = (next: Pad) => {
    keepPad(next)
    setPad(next)
    setPlays(readPads())
  }
  const remove = (gone: Pad) => {
    removePad(gone)
    setPlays(readPads())
  }
  const begin = (count: number) => {
    const names = Array.from({ length: count }, (_, person) => companion.person(person + 1))
    const overlay = part === 'silver' ? content.silver.overlays[0]?.id : undefined
    change(newPad(names, overlay))
  }
  return (
    <PageFrame wide>
      <div className="score-pad">
        <h1>{companion.pad}</h1>
        {pad === undefined ? (
          <>
            <p>{companion.padAbout}</p>
            <Choice
              label={companion.edition}
              values={PARTS}
              names={{ base: words.nouns.module.base, silver: companion.silver }}
              value={part}
              onChange={setPart}
            />
            <p className="buttons">
              {PEOPLE.map((count) => (
                <button key={count} type="button" className="primary" onClick={() => begin(count)}>
                  {companion.people(count)}
                </button>
              ))}
            </p>
            <h2>{companion.plays}</h2>
            {plays.length === 0 ? <p className="quiet">{companion.noGames}</p> : undefined}
            <ul className="companion-games">
              {plays.map((kept) => (
                <li key={kept.id}>
                  <Play pad={kept} onOpen={() => setPad(kept)} onRemove={() => remove(kept)} />
                </li>
              ))}
            </ul>
            <p>
              <button type="button" onClick={() => go({ at: 'companion' })}>
                {companion.back}
              </button>
            </p>
          </>
        ) : (
          <PadSheet pad={pad} onChange={change} onClose={() => setPad(undefined)} />
        )}
      </div>
    </PageFrame>
  )
}

interface PlayProps {
  readonly pad: Pad
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function Play({ pad, onOpen, onRemove }: PlayProps) {
  const { language, words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const date = new Date(pad.started).toLocaleDateString(language)
  const points = pad.names.map((name, person) =>
    companion.points(name, totalOf(content, pad, person).points),
  )
  const won = words.web.and(winnersOf(content, pad).map((person) => pad.names[person] ?? ''))
  return (
    <>
      <button type="button" onClick={onOpen}>
        {points.join(', ')}
        <small>
          {date}, {companion.wins(won)}
        </small>
      </button>
      <button
        type="button"
        className="link"
        aria-label={`${companion.remove}: ${pad.names.join(', ')}, ${date}`}
        onClick={onRemove}
      >
        {companion.remove}
      </button>
    </>
  )
}
