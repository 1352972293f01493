/** What is said aloud of the game itself: one message per finished turn, and when it is one's own. */
import { useEffect, useRef } from 'react'
import type { AtTable } from '../game/TableContext.tsx'
import { CHANCE } from '../game/moment.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { Words } from '../language/words.ts'
import { newsSince } from '../log/news.ts'
import { announce } from './live.tsx'

export interface Announcements {
  readonly polite: string
  readonly assertive: string
}

/** What changed since an earlier look at the game. */
export function announcementsOf(
  words: Words,
  { say, people }: Pick<AtTable, 'say' | 'people'>,
  before: Pick<Snapshot, 'moments' | 'seat' | 'over'>,
  now: Pick<Snapshot, 'moments' | 'seat' | 'over'>,
): Announcements {
  const { web } = words
  const from = before.moments.length
  const grown = now.moments.length > from
  const polite = grown ? newsSince(say, now, from, people).join(' ') : ''
  if (now.over && !before.over) return { polite, assertive: web.live.gameOver }
  const mine = people.includes(now.seat)
  if (mine && now.seat !== before.seat)
    return { polite, assertive: web.live.yourTurn(say.seat(now.seat)) }
  const added = now.moments.slice(from)
  const turned = mine && added.some(({ by }) => by === CHANCE)
  const ended = added.some(({ events }) => events.some(({ event }) => event === 'turn-over'))
  if (turned && ended) return { polite, assertive: web.live.yourTurn(say.seat(now.seat)) }
  return { polite, assertive: turned ? web.tray.fixed : '' }
}

const NOTHING_YET = { seat: -2, over: false } as const

/** Nothing of a game that is only looked at. */
export function useAnnouncements(at: AtTable, snapshot: Snapshot, looking: boolean): void {
  const { words } = useLanguage()
  const before = useRef<Pick<Snapshot, 'moments' | 'seat' | 'over'>>(undefined)
  useEffect(() => {
    // While a turn is played back, it is being told already.
    if (!snapshot.live || looking) return
    const last = before.current ?? { ...NOTHING_YET, moments: snapshot.moments }
    before.current = snapshot
    const { polite, assertive } = announcementsOf(words, at, last, snapshot)
    if (polite !== '') announce(polite)
    if (assertive !== '') announce(assertive, 'assertive')
  }, [at, snapshot, looking, words])
}
