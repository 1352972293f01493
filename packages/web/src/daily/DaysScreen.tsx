/** The games of the last days, to play, continue or look at. */
import { solo } from '@tiletum/content'
import { go } from '../shared/navigation/route.ts'
import { OVER } from '../game/storage/saved-game.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { useStored } from '../game/storage/use-stored.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { defaultPlayers } from '../new-game/defaults.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { beginDay } from './begin-day.ts'
import { daysUpTo, difficultyOf, idOfDay, today } from './day.ts'
import { resultOfDay } from './results.ts'
import { dayWords } from '../shared/language/screen-words.ts'
import './day.css'

const SHOWN = 28

export function DaysScreen() {
  const words = useLazyWords(dayWords)
  const { language, words: all } = useLanguage()
  const games = useStored(gameStore)
  return (
    <PageFrame>
      <h1 className="days-title">{words.title}</h1>
      <p>{words.about}</p>
      <ul className="days">
        {daysUpTo(today(), SHOWN).map((date) => {
          const game = games?.find(({ id }) => id === idOfDay(date))
          const result = resultOfDay(date)
          const difficulty = difficultyOf(date)
          const label = words.date(new Date(date))
          const verb =
            game === undefined ? words.play : game.round === OVER ? words.look : words.continue
          return (
            <li key={date}>
              <span className="date">{label}</span>
              <span className="quiet">
                {solo.difficulties.find(({ id }) => id === difficulty)?.name[language]}
              </span>
              <span className="outcome">
                {result === undefined
                  ? ''
                  : result.won
                    ? words.won(...result.points)
                    : words.lost(...result.points)}
              </span>
              <button
                type="button"
                aria-label={all.web.part(verb, label)}
                onClick={() => void beginDay(date, defaultPlayers(all.web.setup, 1))}
              >
                {verb}
              </button>
            </li>
          )
        })}
      </ul>
      <p>
        <button type="button" onClick={() => go({ at: 'start' })}>
          {words.back}
        </button>
      </p>
    </PageFrame>
  )
}
