/** The turn: its steps as an ordered list, the pending decisions, and all possible moves. */
import { pendingOf } from '@tiletum/engine'
import { asked } from '@tiletum/text/position-text'
import { CHANCE } from '../../game/host/host.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { hintsAllowed } from '../../table/hint/hints-allowed.ts'
import { useSettings } from '../../shared/settings/settings.ts'
import { GROUPS } from '../../table/moves/verbs.ts'
import { useTextView } from './context.ts'
import type { TextViewContext } from './context.ts'
import { askedOf } from './section-text.ts'
import { sentence } from './sentence.ts'

interface Step {
  readonly index: number
  readonly text: string
  readonly nested: Step[]
}

/** Moves within a bonus or a task, and reveals, are nested under the step that caused them. */
function stepsOf({ snapshot, at, words }: TextViewContext): readonly Step[] {
  const { steps, moments, opening, game } = snapshot
  const depthAt = (index: number): number =>
    pendingOf(game.rules, stateAt(opening, moments, index)).length
  const top = Math.min(...steps.map(depthAt))
  const roots: Step[] = []
  const open: Step[] = []
  for (const index of steps) {
    const moment = moments[index]
    if (moment === undefined) continue
    const { label } = at.say.move(stateAt(opening, moments, index), moment.notation)
    const text = moment.by === CHANCE ? words.web.tray.turned(label) : label
    const step: Step = { index, text, nested: [] }
    // A reveal belongs to the step that caused it.
    const deep = moment.by === CHANCE ? open.length : depthAt(index) - top
    const depth = Math.min(Math.max(0, deep), open.length)
    open.length = depth
    const under = open.at(-1)
    if (under === undefined) roots.push(step)
    else under.nested.push(step)
    if (moment.by !== CHANCE) open.push(step)
  }
  return roots
}

function StepList({ steps, label }: { readonly steps: readonly Step[]; readonly label?: string }) {
  const context = useTextView()
  const { at, snapshot } = context
  const { live, floor, moments } = snapshot
  return (
    <ol aria-label={label}>
      {steps.map(({ index, text, nested }) => (
        <li key={index}>
          {text}
          {live && index + 1 >= floor && index + 1 < moments.length ? (
            <>
              {' '}
              <button type="button" className="link" onClick={() => at.table.backTo(index + 1)}>
                {context.text.textView.backHere}
                <span className="unseen">: {text}</span>
              </button>
            </>
          ) : undefined}
          {nested.length === 0 ? undefined : <StepList steps={nested} />}
        </li>
      ))}
    </ol>
  )
}

export function TurnSection({ onLine }: { readonly onLine: (line: string) => void }) {
  const context = useTextView()
  const { text, snapshot, at, reader, told } = context
  const { sections, steps: stepsWord, noSteps, then } = text.textView
  const { seat, pending, live, over } = snapshot
  const steps = stepsOf(context)
  const [, ...later] = pending.filter(({ is }) => is !== 'helper').toReversed()
  const mine = at.mine.length === 1 && at.mine.includes(seat)
  const mayAsk = hintsAllowed(at, useSettings()) && snapshot.options.length > 0
  if (over) return undefined
  const title = seat < 0 || mine ? sections.turn : sections.turnOf(at.say.seat(seat))
  const { undo, redo, restart, hint } = text.vocabularies[0].commands
  return (
    <section aria-labelledby="text-turn">
      <h2 id="text-turn" tabIndex={-1}>
        {title}
      </h2>
      <p>{sentence(askedOf(context))}</p>
      <h3>{stepsWord}</h3>
      {steps.length === 0 ? <p>{noSteps}</p> : <StepList steps={steps} label={stepsWord} />}
      {later.length === 0 || !live ? undefined : (
        <>
          <h3>{then}</h3>
          <ol>
            {later.map((below, depth) => (
              // oxlint-disable-next-line react/no-array-index-key -- a stack: its place is its name
              <li key={depth}>{asked(reader.words, told, below)}</li>
            ))}
          </ol>
        </>
      )}
      <p className="buttons">
        {[undo, redo, restart, ...(mayAsk ? [hint] : [])].map(({ words: [word = ''] }) => (
          <button key={word} type="button" onClick={() => onLine(word)}>
            {sentence(word).slice(0, -1)}
          </button>
        ))}
      </p>
      <Options onLine={onLine} />
    </section>
  )
}

/** Numbered throughout, so that a number can be typed. */
function Options({ onLine }: { readonly onLine: (line: string) => void }) {
  const { listed, at, snapshot, words, text } = useTextView()
  if (listed.length === 0) return undefined
  return (
    <>
      <h3>{text.textView.sections.options}</h3>
      {GROUPS.map((group) => {
        const first = listed.findIndex((option) => option.group === group)
        if (first < 0) return undefined
        return (
          <section key={group} className="options" aria-label={words.web.moves.groups[group]}>
            <h4>{words.web.moves.groups[group]}</h4>
            <ol start={first + 1}>
              {listed.flatMap((option) =>
                option.group === group ? (
                  <li key={option.notation}>
                    <button
                      type="button"
                      data-move={option.notation}
                      onClick={() => onLine(option.notation)}
                    >
                      {at.say.move(snapshot.state, option.notation).long}
                      {option.reveals && group !== 'end'
                        ? ` (${words.web.moves.revealsShort})`
                        : ''}
                    </button>{' '}
                    <code>{option.short}</code>
                  </li>
                ) : (
                  []
                ),
              )}
            </ol>
          </section>
        )
      })}
    </>
  )
}
