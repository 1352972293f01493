/** The set-up by player count: what stays in the box, and what goes where, to be ticked off. */
import { RULES } from '@tiletum/text/rules'
import type { Content } from '@tiletum/engine'
import { CharacterTile, Die, StoreTile } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { tickOf } from './marks.ts'
import type { Marks } from './marks.ts'
import { diceOfColour, leftOut, setupClauses } from './setup.ts'
import { SetupDrawing } from './SetupDrawing.tsx'
import { Tick } from './Tick.tsx'
import { companionWords } from './words.ts'

interface ChecklistProps {
  readonly content: Content
  readonly players: number
  readonly silver: boolean
  readonly marks: Marks
}

export function Checklist({ content, players, silver, marks }: ChecklistProps) {
  const { language } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const ticked = useSignalValue(marks.stream)
  const out = leftOut(content, players, silver)
  const clauses = setupClauses(RULES, players, silver)
  const steps = [...(out.length > 0 ? ['box'] : []), 'dice', ...clauses.map(({ id }) => id)]
  const done = steps.filter((step) => ticked[tickOf(step)] !== undefined).length
  return (
    <>
      <p aria-live="polite">{companion.ticked(done, steps.length)}</p>
      <ul className="ticks-list">
        {out.length === 0 ? undefined : (
          <Tick marks={marks} what={tickOf('box')}>
            {companion.leaveOut}
            <span className="drawn">
              {out.map(({ id, copies, store, character }) => (
                <span key={id} className="left-out">
                  {store === undefined ? undefined : <StoreTile store={store} size={48} />}
                  {character === undefined ? undefined : (
                    <CharacterTile kind={character.kind} bonus={character.bonus} size={48} />
                  )}
                  <small>×{copies}</small>
                </span>
              ))}
            </span>
          </Tick>
        )}
        <Tick marks={marks} what={tickOf('dice')}>
          {companion.diceInBag(diceOfColour(content, players))}
          <span className="drawn">
            {Object.values(content.base.dice.colours).map((resource) => (
              <Die key={resource} resource={resource} value={6} size={32} />
            ))}
          </span>
        </Tick>
        {clauses.map(({ id, text }) => (
          <Tick key={id} marks={marks} what={tickOf(id)}>
            {text[language]}
            <SetupDrawing clause={id} />
          </Tick>
        ))}
      </ul>
    </>
  )
}
