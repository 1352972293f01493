/** The set-up by player count: what stays in the box, and what goes where, to be ticked off. */
import { useState } from 'react'
import { content } from '@tiletum/content'
import { RULES } from '@tiletum/text/rules'
import { CharacterTile, Die, StoreTile } from '../../art/index.ts'
import { useArea } from '../../base/language/area.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { readLocalJson, writeLocal } from '../../base/browser/local.ts'
import { go } from '../../base/navigation/route.ts'
import { Choice } from '../../ui/Choice.tsx'
import { PageFrame } from '../frame/PageFrame.tsx'
import { leftOut, setupClauses } from './setup.ts'
import { companionWords } from './words.ts'

const COUNTS = ['1', '2', '3', '4'] as const
const PARTS = ['base', 'silver'] as const
const KEY = 'tiletum.companion.setup'

export function Setup() {
  const { language, words } = useLanguage()
  const { companion } = useArea(companionWords)
  const [count, setCount] = useState<(typeof COUNTS)[number]>('1')
  const [part, setPart] = useState<(typeof PARTS)[number]>('base')
  const [ticked, setTicked] = useState<readonly string[]>(() => {
    const kept = readLocalJson(KEY)
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  })
  const players = Number(count)
  const out = leftOut(content, players, part === 'silver')
  const clauses = setupClauses(RULES, players, part === 'silver')
  const steps = [...(out.length > 0 ? ['box'] : []), 'dice', ...clauses.map(({ id }) => id)]
  const done = steps.filter((step) => ticked.includes(step)).length
  const tick = (step: string) => {
    const next = ticked.includes(step) ? ticked.filter((one) => one !== step) : [...ticked, step]
    setTicked(next)
    writeLocal(KEY, JSON.stringify(next))
  }
  const box = (step: string, children: React.ReactNode) => (
    <li key={step}>
      <label>
        <input type="checkbox" checked={ticked.includes(step)} onChange={() => tick(step)} />
        <span>{children}</span>
      </label>
    </li>
  )
  const dice = content.base.dice
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
          label={companion.new}
          values={PARTS}
          names={{ base: words.nouns.module.base, silver: companion.silver }}
          value={part}
          onChange={setPart}
        />
        <p aria-live="polite">{companion.ticked(done, steps.length)}</p>
        <ul className="ticks-list">
          {out.length === 0
            ? undefined
            : box(
                'box',
                <>
                  {companion.leaveOut}
                  <span className="left-out">
                    {out.map(({ id, copies, store, character }) => (
                      <span key={id}>
                        {store === undefined ? undefined : <StoreTile store={store} size={48} />}
                        {character === undefined ? undefined : (
                          <CharacterTile kind={character.kind} bonus={character.bonus} size={48} />
                        )}
                        <small>×{copies}</small>
                      </span>
                    ))}
                  </span>
                </>,
              )}
          {box(
            'dice',
            <>
              {companion.diceInBag(dice.perPlayer * Math.max(2, players))}{' '}
              {Object.values(dice.colours).map((resource) => (
                <Die key={resource} resource={resource} value={6} size={32} />
              ))}
            </>,
          )}
          {clauses.map((clause) => box(clause.id, clause.text[language]))}
        </ul>
        <p className="buttons">
          <button
            type="button"
            onClick={() => {
              setTicked([])
              writeLocal(KEY, '[]')
            }}
          >
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
