/** A game of a real table: what is asked, what is to be done, and the ways out on every screen. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { playsWith } from '@tiletum/engine'
import { useWakeLock } from '../shared/browser/wake-lock.ts'
import { addressOf } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { createGameText } from '../game/game-text.ts'
import type { GameText } from '../game/game-text.ts'
import { Checklist } from './Checklist.tsx'
import type { Look } from './companion.ts'
import { Dealt } from './Dealt.tsx'
import { Foot, useSheet } from './Foot.tsx'
import { DEALING } from './habits.ts'
import type { Switch } from './habits.ts'
import { Hand } from './Hand.tsx'
import { Lots } from './Lots.tsx'
import { News } from './News.tsx'
import { OwnTurn } from './OwnTurn.tsx'
import { Result } from './Result.tsx'
import type { Screen } from './screen.ts'
import { SideLines } from './SideLines.tsx'
import { Tell } from './Tell.tsx'
import type { Sitting } from './sitting.ts'
import { WhereWereWe } from './WhereWereWe.tsx'
import { companionWords } from './words.ts'

export function Mirror({ sitting }: { readonly sitting: Sitting }) {
  const { words } = useLanguage()
  const { companion: own } = useLazyWords(companionWords)
  const { companion, host } = sitting
  const look = useSyncExternalStore(companion.subscribe, companion.look)
  const { players } = useSyncExternalStore(host.seats.subscribe, host.seats.current)
  const { game, state } = look.snapshot
  const [sheet, setSheet] = useSheet()
  const [resumed, setResumed] = useState(sitting.resumed)
  const awake = useWakeLock()
  const seats = useMemo(
    () =>
      Array.from(
        { length: game.rules.seats },
        (_, seat) => players[seat]?.name ?? words.web.setup.bot,
      ),
    [game, players, words],
  )
  const say = useMemo(() => createGameText(words, game, seats), [words, game, seats])
  useTopOfScreen(look.screen)
  const settingUp = state.round === 0
  // The summary of a game that was left has the page's heading.
  const Title = resumed ? 'p' : 'h1'

  return (
    <div className="companion" data-theme="candle">
      <header className="companion-bar">
        <Title className="home">
          <a href={addressOf({ at: 'companion', page: undefined })}>{own.title}</a>
        </Title>
        <p>{settingUp ? own.whereSetup : own.whereRound(state.round, Math.max(1, state.turn))}</p>
        <button type="button" className="devices" onClick={() => setSheet('devices')}>
          {own.devices}
        </button>
        {settingUp || resumed ? undefined : <SideLines look={look} seats={seats} />}
      </header>
      <News sitting={sitting} look={look} say={say} />
      {resumed ? (
        <WhereWereWe
          look={look}
          say={say}
          seats={seats}
          lastPlayed={sitting.lastPlayed}
          onGo={() => setResumed(false)}
        />
      ) : (
        <main id="content" tabIndex={-1}>
          <Asked
            sitting={sitting}
            look={look}
            say={say}
            seats={seats}
            onEdit={() => setSheet('edit')}
            onCheck={() => setSheet('check')}
          />
          {settingUp ? (
            <details className="checklist">
              <summary>{own.setupOnly}</summary>
              <Checklist
                content={sitting.content}
                players={game.config.players}
                silver={playsWith(game.config, 'silver')}
                marks={companion.marks}
              />
            </details>
          ) : undefined}
        </main>
      )}
      <Foot sitting={sitting} look={look} seats={seats} sheet={sheet} onSheet={setSheet} />
      <footer>
        <p className="companion-habits">
          {switchesOf(game.bot !== undefined, settingUp && look.habits.deals !== 'all').map(
            (what) => (
              <label key={what}>
                <input
                  type="checkbox"
                  checked={look.habits[what]}
                  onChange={(event) => companion.turn(what, event.target.checked)}
                />{' '}
                {own.switches[what]}
              </label>
            ),
          )}
          {settingUp ? (
            <label>
              {own.dealing}{' '}
              <select
                value={look.habits.deals}
                onChange={(event) =>
                  companion.deal(DEALING.find((one) => one === event.target.value) ?? 'nothing')
                }
              >
                {DEALING.map((one) => (
                  <option key={one} value={one}>
                    {own.dealingWays[one]}
                  </option>
                ))}
              </select>
            </label>
          ) : undefined}
        </p>
        <p className="companion-note">
          {look.corrections > 0 ? `${own.corrections(look.corrections)} · ` : ''}
          {awake ? own.awake : own.notAwake}
        </p>
      </footer>
    </div>
  )
}

/** What is asked next is read from its beginning, wherever the last tap was. */
function useTopOfScreen({ waits, bot, ask }: Screen): void {
  const screen = `${waits} ${bot} ${ask.is === 'tell' ? ask.request : ask.is}`
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) scrollTo({ top: 0 })
    shown.current = screen
  }, [screen])
}

const switchesOf = (bot: boolean, telling: boolean): readonly Switch[] => [
  ...(bot ? (['rolls'] as const) : []),
  ...(telling ? (['later'] as const) : []),
]

interface AskedProps {
  readonly sitting: Sitting
  readonly look: Look
  readonly say: GameText
  readonly seats: readonly string[]
  readonly onEdit: () => void
  readonly onCheck: () => void
}

/** What is to be done by hand, then what is asked. */
function Asked({ sitting, look, say, seats, onEdit, onCheck }: AskedProps) {
  const { companion: own } = useLazyWords(companionWords)
  const { companion } = sitting
  const { screen, snapshot } = look
  const { ask } = screen
  const dealt = <Dealt companion={companion} look={look} say={say} />
  const hand = (
    <>
      <Hand key={snapshot.moments.length} look={look} say={say} seats={seats} />
      <Lots companion={companion} look={look} say={say} />
    </>
  )
  if (screen.waits)
    return (
      <>
        {dealt}
        {hand}
        {screen.hand.some(({ event }) => event.event === 'wheel') ? (
          <p>
            <button type="button" className="check-table" onClick={onCheck}>
              {own.checkTable}
            </button>
          </p>
        ) : undefined}
        <button type="button" className="primary done" onClick={companion.done}>
          {screen.dealt.length > 0 ? own.ready : own.done}
        </button>
      </>
    )
  return (
    <>
      {hand}
      {ask.is === 'tell' ? (
        <Tell key={ask.request} companion={companion} look={look} ask={ask} say={say} />
      ) : ask.is === 'play' ? (
        <OwnTurn
          key={snapshot.moments.length}
          companion={companion}
          look={look}
          say={say}
          seats={seats}
          onEdit={onEdit}
        />
      ) : (
        <Result look={look} seats={seats} saved={sitting.saved} />
      )}
      {dealt}
    </>
  )
}
