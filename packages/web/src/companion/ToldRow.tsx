/** What was told for the question that is asked: one tap takes one back, the others stay. */
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { stateAt } from '../game/timeline/moment.ts'
import type { GameText } from '../game/game-text.ts'
import { AnswerFace } from './AnswerFace.tsx'
import type { Companion, Look } from './companion.ts'
import { placeName } from './place-name.ts'
import { companionWords } from './words.ts'

interface ToldRowProps {
  readonly companion: Companion
  readonly look: Look
  readonly say: GameText
}

export function ToldRow({ companion, look, say }: ToldRowProps) {
  const { words } = useLanguage()
  const { companion: own } = useLazyWords(companionWords)
  const { screen, snapshot, keptBack } = look
  const { game, opening, moments } = snapshot
  if (screen.told.length + keptBack.length === 0) return undefined
  return (
    <ul className="told" aria-label={own.told}>
      {screen.told.map(({ moment, notation, goes }) => {
        const before = stateAt(opening, moments, moment)
        const { label } = say.move(before, notation)
        const where = goes === undefined ? '' : placeName(game, before, goes, say, words, own)
        return (
          <li key={moment}>
            <button
              type="button"
              data-told={notation}
              aria-label={own.takeBack(where === '' ? label : words.web.part(where, label))}
              onClick={() => companion.untell(moment)}
            >
              <AnswerFace game={game} notation={notation} size={30} />
            </button>
          </li>
        )
      })}
      {keptBack.map((notation, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are in order
        <li key={`kept ${index}`} className="kept">
          <AnswerFace game={game} notation={notation} size={30} />
        </li>
      ))}
    </ul>
  )
}
