/** A game on this device: its match, stored in the browser, with one tab playing it. */
import { RULES_REVISION } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import { gameStore } from '../storage/game-store.ts'
import { OVER, RELEASE } from '../storage/saved-game.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { readPlans } from '../storage/plans.ts'
import type { BrowserStore } from '../storage/browser-store.ts'
import { seedParameter } from '../url-parameters.ts'
import { attempt } from '../../shared/browser/attempt.ts'
import { answerFrom } from './seeded-chance.ts'
import { NO_DRAFT } from '../storage/move-draft.ts'
import { hostMatch } from './match-host.ts'
import type { MatchHost } from './match-host.ts'
import { lockGame } from './tab-lock.ts'
import type { TabLockState } from './tab-lock.ts'

export interface LocalHost extends MatchHost {
  /** The game as it is stored. */
  readonly saved: () => SavedGame
}

/** The store of the game, and who answers chance; both differ for games at a real table. */
export interface HostStorage {
  readonly store: BrowserStore<SavedGame>
  readonly chance: 'seeded' | 'people'
}
const ON_SCREEN: HostStorage = { store: gameStore, chance: 'seeded' }

/**
 * Needs the composed game (`composeGame`). @param diverged Called when the store holds another game
 * under this id: it must be opened again.
 */
export function openLocalHost(
  kept: SavedGame,
  game: Game,
  diverged: () => void,
  { store, chance }: HostStorage = ON_SCREEN,
): LocalHost {
  const seed = kept.seed ?? seedParameter()
  const { players, entries, draft, plans, freeUndo, day, forecast } = kept
  const host = hostMatch({
    game,
    entries,
    draft,
    plans: readPlans(plans),
    players,
    agreement: { freeUndo, hints: day === undefined, forecast: forecast !== false },
    answer: chance === 'people' ? undefined : answerFrom(seed),
    connection: { is: 'opening' },
  })
  let saved: SavedGame = { ...kept, seed }
  const frozen = host.connection.current().is === 'frozen'
  if (frozen) return { ...host, saved: () => saved }

  let held = false
  let closed = false
  let writing: Promise<void> | undefined
  let again = false
  /** The stored version when the last write began. */
  let written = kept.changed

  const note = (): void => {
    const { draft: _draft, plans: _plans, ...before } = saved
    const now = host.draft.current()
    const planned = host.plans.current()
    const state = host.state()
    saved = {
      ...before,
      entries: [...host.log()],
      ...(now.moves.length === 0 ? {} : { draft: now }),
      ...(planned.plans.length === 0 ? {} : { plans: planned }),
      ...(host.agreement.current().forecast ? {} : { forecast: false }),
      round: host.game.awaiting(state).who === 'nobody' ? OVER : state.round,
      rules: RULES_REVISION,
      release: RELEASE,
    }
  }
  const write = async (): Promise<void> => {
    do {
      again = false
      const since = saved.changed
      written = since
      note()
      saved = { ...saved, changed: Math.max(Date.now(), since + 1) }
      const stored = await store.update(saved, since)
      if (stored === 'changed-elsewhere') {
        saved = { ...saved, changed: since }
        lose(true)
        await readAgain()
        return
      }
      if (stored === 'removed') {
        held = false
        host.connection.set({ is: 'removed' })
        return
      }
      tabs.tell()
      const connection = host.connection.current()
      if (connection.is === 'open' && connection.stored !== stored)
        host.connection.set({ is: 'open', stored })
    } while (again && held)
  }
  /** Changes during a write are written after it. */
  const keep = (): void => {
    again = true
    if (!held || closed) return
    writing ??= write().finally(() => {
      writing = undefined
    })
  }
  /** The browser does not finish a database write for a page that is being left. */
  const leave = (): void => {
    if (writing === undefined) return
    const since = [written, saved.changed]
    note()
    store.leave({ ...saved, changed: saved.changed + 1 }, since)
  }
  attempt(() => addEventListener('pagehide', leave))
  const lose = (lost: boolean): void => {
    held = false
    host.connection.set({ is: 'elsewhere', lost })
  }

  /** Takes over the version that another tab stored. */
  const readAgain = async (): Promise<void> => {
    const latest = await store.read(saved.id)
    if (closed || latest === undefined || latest.changed === saved.changed) return
    const log = host.log()
    const goesOn = (one: readonly string[], other: readonly string[]): boolean =>
      one.every((entry, index) => entry === other[index])
    if (goesOn(log, latest.entries)) host.receive(latest.entries.slice(log.length))
    else if (!goesOn(latest.entries, log)) return diverged()
    saved = { ...latest, seed: latest.seed ?? seed }
    host.draft.set(latest.draft ?? NO_DRAFT)
    host.plans.set(readPlans(latest.plans))
    host.agreement.set({ ...host.agreement.current(), forecast: latest.forecast !== false })
  }

  let holder: TabLockState = 'other-tab'
  const hold = async (): Promise<void> => {
    await readAgain()
    // Another tab may have taken the lock in the meantime.
    if (closed || holder !== 'this-tab') return
    held = true
    host.connection.set({ is: 'open', stored: true })
    if (host.log().length !== saved.entries.length) keep()
  }
  const tabs = lockGame(saved.id, {
    holds(now) {
      holder = now
      if (now === 'this-tab') void hold()
      else lose(now === 'taken-over')
    },
    changedElsewhere() {
      // The playing tab is the only one that writes, so this means that the game may have been
      // deleted.
      if (held) keep()
      else void readAgain()
    },
  })
  const stops = [
    host.follow(host.log().length, keep),
    host.draft.subscribe(keep),
    host.plans.subscribe(keep),
    host.agreement.subscribe(keep),
  ]

  return {
    ...host,
    saved() {
      if (held) note()
      return saved
    },
    takeOver: tabs.take,
    close() {
      closed = true
      for (const stop of stops) stop()
      host.close()
      // Save first: releasing the lock lets another tab read the game.
      void (writing ?? Promise.resolve()).then(() => {
        tabs.release()
        attempt(() => removeEventListener('pagehide', leave))
      })
    },
  }
}
