/** A game that was left: round, whose turn, points, goods, and what happened last. */
import { useState } from 'react'
import { RESOURCES, seatFacts, seatsIn } from '@tiletum/engine'
import { ResourceToken } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { GameText } from '../game/game-text.ts'
import type { Look } from './companion.ts'
import { daysAgo } from './days-ago.ts'
import { companionWords } from './words.ts'

interface WhereProps {
  readonly look: Look
  readonly say: GameText
  readonly seats: readonly string[]
  /** In milliseconds since 1970. */
  readonly lastPlayed: number | undefined
  readonly onGo: () => void
}

const LAST = 6

export function WhereWereWe({ look, say, seats, lastPlayed, onGo }: WhereProps) {
  const [now] = useState(() => Date.now())
  const { words, language } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const { game, state, moments, over } = look.snapshot
  const sentences = say.sentences(moments.slice(-40).flatMap(({ events }) => events)).slice(-LAST)
  return (
    <main id="content" tabIndex={-1} className="where">
      <h1>{companion.where}</h1>
      <p>
        {over
          ? companion.whereOver
          : state.round === 0
            ? companion.whereSetup
            : companion.whereRound(state.round, Math.max(1, state.turn))}
      </p>
      {lastPlayed === undefined ? undefined : (
        <p className="last-played">
          {companion.lastPlayed(
            daysAgo(language, lastPlayed, now),
            new Date(lastPlayed).toLocaleDateString(language, { day: 'numeric', month: 'long' }),
          )}
        </p>
      )}
      {seatsIn(state)
        .map((seat) => seatFacts(game.rules, state, seat))
        .map(({ seat, vp, resources }) => (
          <section key={seat} aria-label={seats[seat]}>
            <h2>{companion.points(seats[seat] ?? '', vp)}</h2>
            <ul className="goods-line" aria-label={companion.goods(seats[seat] ?? '')}>
              {RESOURCES.map((resource) => (
                <li key={resource}>
                  <ResourceToken resource={resource} size={28} />
                  <span>{words.nouns.amount(resource, resources[resource])}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <ul>
        {sentences.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- sentences in order
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      <button type="button" className="primary" onClick={onGo}>
        {companion.go}
      </button>
    </main>
  )
}
