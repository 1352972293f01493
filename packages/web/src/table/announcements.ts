/**
 * Announcements of the game for screen readers: one for each finished turn, and one when the
 * player's turn begins.
 */
import { useEffect, useRef } from 'react'
import type { AtTable } from '../game/TableContext.tsx'
import { CHANCE } from '../game/host/host.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { Words } from '../shared/language/words.ts'
import { stateAt } from '../game/timeline/moment.ts'
import { timesOver } from './moves/times-over.ts'
import { newsSince } from './log/news.ts'
import { announce } from '../shared/access/live.tsx'
import { afterPaint } from '../shared/browser/after-paint.ts'

export interface Announcements {
  readonly polite: string
  readonly assertive: string
}

/** The events before which no player's next turn begins. */
const ENDS: ReadonlySet<string> = new Set(['turn-over', 'round'])

/** Returns the announcement of what changed since an earlier snapshot. */
export function announcementsOf(
  words: Words,
  { say, mine, freeUndo }: Pick<AtTable, 'say' | 'mine' | 'freeUndo'>,
  before: Pick<Snapshot, 'moments' | 'seat' | 'over'>,
  now: Pick<Snapshot, 'moments' | 'seat' | 'over'>,
): Announcements {
  const { web } = words
  const from = before.moments.length
  const added = now.moments.slice(from)
  const polite = added.length > 0 ? newsSince(say, now, from, mine).join(' ') : ''
  if (now.over && !before.over) return { polite, assertive: web.live.gameOver }
  const asked = mine.includes(now.seat)
  if (asked && now.seat !== before.seat)
    return { polite, assertive: web.live.yourTurn(say.seat(now.seat)) }
  const turned = asked && added.some(({ by }) => by === CHANCE)
  const ended = added.some(({ events }) => events.some(({ event }) => ENDS.has(event)))
  // A seat that ends a round with a tile of the king track may also begin the next one.
  if (turned && ended) return { polite, assertive: web.live.yourTurn(say.seat(now.seat)) }
  return { polite, assertive: turned ? (freeUndo ? web.tray.noted : web.tray.fixed) : '' }
}

type Told = Pick<Snapshot, 'game' | 'opening' | 'moments' | 'pending' | 'seat'>

/** Announces own moves as they are played, undone or redone, and the points left to spend. */
export function ownSteps(
  { web }: Words,
  { say, mine }: Pick<AtTable, 'say' | 'mine'>,
  before: Told,
  now: Told,
): string {
  const label = ({ opening, moments }: Told, index: number) =>
    say.move(stateAt(opening, moments, index), moments[index]?.notation ?? '').label
  const own = ({ moments }: Told, from: number) =>
    moments.flatMap(({ by }, index) => (index >= from && mine.includes(by) ? [index] : []))
  const taken = own(now, before.moments.length).map((index) => label(now, index))
  const undone = own(before, now.moments.length).map((index) => label(before, index))
  const steps = taken.length > 0 ? timesOver(taken) : undone.length > 0 ? timesOver(undone) : ''
  if (steps === '') return ''
  const spend = now.pending.findLast(({ is }) => is === 'spend')
  const left =
    spend?.is === 'spend' && mine.includes(now.seat) ? [web.tray.pointsLeft(spend.points)] : []
  return [taken.length > 0 ? steps : web.live.undone(steps), ...left]
    .map((sentence) => (/\p{Terminal_Punctuation}$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}

const NOTHING_YET = { seat: -2, over: false } as const

/** Announces nothing in a read-only game, and a turn only after its playback. */
export function useAnnouncements(
  at: AtTable,
  snapshot: Snapshot,
  looking: boolean,
  /** True where moves are played without an answer in words. */
  withOwnSteps = false,
): void {
  const { words } = useLanguage()
  const before = useRef<Snapshot>(undefined)
  useEffect(() => {
    // The playback announces the turn by itself.
    if (!snapshot.live || looking) return
    const last = before.current ?? { ...snapshot, ...NOTHING_YET }
    before.current = snapshot
    afterPaint(() => {
      const { polite, assertive } = announcementsOf(words, at, last, snapshot)
      const own = withOwnSteps ? ownSteps(words, at, last, snapshot) : ''
      const told = [own, polite].filter((sentence) => sentence !== '').join(' ')
      if (told !== '') announce(told)
      if (assertive !== '') announce(assertive, 'assertive')
    })
  }, [at, snapshot, looking, withOwnSteps, words])
}
