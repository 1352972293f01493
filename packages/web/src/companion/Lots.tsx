/** The ties that the page broke by lot: whoever draws lots by hand taps what came up instead. */
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { stateAt } from '../game/timeline/moment.ts'
import type { GameText } from '../game/game-text.ts'
import { AnswerFace } from './AnswerFace.tsx'
import type { Companion, Look } from './companion.ts'
import { companionWords } from './words.ts'

interface LotsProps {
  readonly companion: Companion
  readonly look: Look
  readonly say: GameText
}

export function Lots({ companion, look, say }: LotsProps) {
  const { companion: own, chance } = useLazyWords(companionWords)
  const { screen, snapshot } = look
  const { game, opening, moments } = snapshot
  if (screen.lots.length === 0) return undefined
  return (
    <section className="lots" aria-label={own.lots}>
      {screen.lots.map((lot) => (
        <fieldset key={lot.moment} data-lot={lot.moment}>
          <legend>{chance.ask(lot.request, 1)}</legend>
          <ul className="answers">
            {lot.tied.map((notation) => (
              <li key={notation}>
                <button
                  type="button"
                  data-drawn={notation}
                  aria-pressed={notation === lot.drawn}
                  onClick={() => companion.drawOtherwise(lot, notation)}
                >
                  <AnswerFace game={game} notation={notation} size={48} />
                  <span className="answer-name">
                    {say.move(stateAt(opening, moments, lot.moment), notation).label}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <p className="quiet">{own.lots}</p>
    </section>
  )
}
