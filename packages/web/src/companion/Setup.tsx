/** The set-up by player count, on this device; a game begun from here has it on every device. */
import { useMemo, useState } from 'react'
import { content } from '@tiletum/content'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { go } from '../shared/navigation/route.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { beginAtTable } from './begin.ts'
import { Checklist } from './Checklist.tsx'
import { localMarks } from './marks.ts'
import { COUNTS } from './setup.ts'
import type { Count } from './setup.ts'
import { companionWords } from './words.ts'

const PARTS = ['base', 'silver'] as const

export function Setup() {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const [count, setCount] = useState<Count>('1')
  const [part, setPart] = useState<(typeof PARTS)[number]>('base')
  const marks = useMemo(() => localMarks('setup'), [])
  const players = Number(count)
  const silver = part === 'silver'
  const startOver = () => {
    marks.set(Object.fromEntries(Object.keys(marks.stream.current()).map((what) => [what, 0])))
  }
  const begin = () =>
    beginAtTable({
      names: Array.from({ length: players }, (_, seat) =>
        players === 1 ? companion.nameless : companion.person(seat + 1),
      ),
      silver,
      solo: { difficulty: 'normal', chosen: [] },
      dealing: 'all',
      marks: marks.stream.current(),
    })
  return (
    <PageFrame>
      <div className="setup-list">
        <h1>{companion.setupOnly}</h1>
        <p className="quiet">{companion.setupAbout}</p>
        <Choice
          label={companion.players}
          values={COUNTS}
          names={{ 1: '1', 2: '2', 3: '3', 4: '4' }}
          value={count}
          onChange={setCount}
        />
        <Choice
          label={companion.edition}
          values={PARTS}
          names={{ base: words.nouns.module.base, silver: companion.silver }}
          value={part}
          onChange={setPart}
        />
        <Checklist content={content} players={players} silver={silver} marks={marks} />
        <p className="quiet">{companion.setupDealAbout}</p>
        <p className="buttons">
          <button type="button" className="primary" onClick={() => void begin()}>
            {companion.setupDeal}
          </button>
          <button type="button" onClick={startOver}>
            {companion.startOver}
          </button>
          <button type="button" onClick={() => go({ at: 'companion' })}>
            {companion.back}
          </button>
        </p>
      </div>
    </PageFrame>
  )
}
