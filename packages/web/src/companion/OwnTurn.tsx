/** The person's own turn: everything that may be done, large, in the order of the list of options. */
import { useState } from 'react'
import type { Option } from './options.ts'
import { optionGroups } from './options.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { GameText } from '../game/game-text.ts'
import { partsIn } from '../game/move-parts.ts'
import { AnswerFace } from './AnswerFace.tsx'
import type { Companion, Look } from './companion.ts'
import { ResultSheet } from './ResultSheet.tsx'
import { companionWords } from './words.ts'

interface OwnTurnProps {
  readonly companion: Companion
  readonly look: Look
  readonly say: GameText
  readonly seats: readonly string[]
  readonly onEdit: () => void
}

export function OwnTurn({ companion, look, say, seats, onEdit }: OwnTurnProps) {
  const { words } = useLanguage()
  const { companion: own } = useLazyWords(companionWords)
  const { snapshot } = look
  const { game, state, options } = snapshot
  const [onlyResult, setOnlyResult] = useOnlyResult()
  const turn = state.active >= 0
  const people = game.config.players
  return (
    <section className="own-turn" aria-labelledby="own-turn">
      <h2 id="own-turn">
        {!turn ? own.doThis : people === 1 ? own.yourTurn : own.turnOf(seats[state.active] ?? '')}
      </h2>
      {turn ? (
        <div className="two-ways">
          <button type="button" aria-pressed={!onlyResult} onClick={() => setOnlyResult(false)}>
            {own.stepByStep}
          </button>
          <button type="button" aria-pressed={onlyResult} onClick={() => setOnlyResult(true)}>
            {own.resultOnly}
          </button>
        </div>
      ) : undefined}
      {turn && onlyResult ? (
        <ResultSheet companion={companion} look={look} say={say} onEdit={onEdit} />
      ) : (
        optionGroups({ rules: game.rules, seats: [] }, state, options).map(([group, listed]) => (
          <Options
            key={group}
            title={words.moves.group[group]}
            options={listed}
            {...{ companion, look, say }}
          />
        ))
      )}
    </section>
  )
}

/** Whoever entered a result does so the next time, too. */
let lastOnlyResult = false
function useOnlyResult() {
  const [only, setOnly] = useState(lastOnlyResult)
  return [
    only,
    (next: boolean) => {
      lastOnlyResult = next
      setOnly(next)
    },
  ] as const
}

interface OptionsProps extends Omit<OwnTurnProps, 'onEdit' | 'seats'> {
  readonly title: string
  readonly options: readonly Option[]
}

function Options({ title, options, companion, look, say }: OptionsProps) {
  const { companion: own } = useLazyWords(companionWords)
  const [asked, setAsked] = useState<Option>()
  const { game, state } = look.snapshot
  const press = (option: Option) => {
    if (option.warnings.length > 0 && asked?.notation !== option.notation) setAsked(option)
    else companion.tell(option.notation)
  }
  const button = (option: Option) => (
    <li key={option.notation}>
      <button type="button" data-legal={option.notation} onClick={() => press(option)}>
        <AnswerFace game={game} notation={option.notation} size={40} />
        <span>{say.move(state, option.notation).long}</span>
      </button>
      {asked?.notation === option.notation ? (
        <output className="said">
          {own.waste} {option.warnings.map((warning) => say.warning(warning)).join(' ')}
        </output>
      ) : undefined}
    </li>
  )
  /** The same die with its value changed, which is folded under it. */
  const changed = (option: Option, list: readonly Option[]) => {
    const die = partsIn(game, option.notation)
    if (die?.verb !== 'die <colour> <value>') return []
    return list.filter(({ notation }) => {
      const other = partsIn(game, notation)
      return (
        other?.verb === 'die <colour> <value> to <value>' &&
        other.args[0] === die.args[0] &&
        other.args[1] === die.args[1]
      )
    })
  }
  const folded = new Set(options.flatMap((option) => changed(option, options)))
  return (
    <>
      <h3>{title}</h3>
      <ul className="options">
        {options.flatMap((option) => {
          if (folded.has(option)) return []
          const more = changed(option, options)
          return more.length === 0
            ? [button(option)]
            : [
                button(option),
                <li key={`${option.notation} changed`}>
                  <details>
                    <summary>{own.changeDie}</summary>
                    <ul className="options">{more.map(button)}</ul>
                  </details>
                </li>,
              ]
        })}
      </ul>
    </>
  )
}
