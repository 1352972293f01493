/** A game of a real table: what is asked, what is to be done, and the ways out on every screen. */
import { scores } from '@tiletum/engine'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { addressOf } from '../../base/navigation/route.ts'
import { useArea } from '../../base/language/area.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { sayer } from '../../game/say.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Editor } from './Editor.tsx'
import { Hand } from './Hand.tsx'
import { OwnTurn } from './OwnTurn.tsx'
import { Result } from './Result.tsx'
import { Tell } from './Tell.tsx'
import type { Sitting } from './TableOf.tsx'
import { useWakeLock } from './wake-lock.ts'
import { WhereWereWe } from './WhereWereWe.tsx'
import { companionWords } from './words.ts'

type Sheet = 'edit' | 'differs' | undefined

export function Mirror({ sitting }: { readonly sitting: Sitting }) {
  const { words } = useLanguage()
  const { companion: own } = useArea(companionWords)
  const { companion, host } = sitting
  const look = useSyncExternalStore(companion.subscribe, companion.look)
  const { players } = useSyncExternalStore(host.seats.subscribe, host.seats.current)
  const { snapshot, screen } = look
  const { game, state } = snapshot
  const [sheet, setSheet] = useState<Sheet>()
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
  const say = useMemo(() => sayer(words, game, seats), [words, game, seats])

  if (resumed)
    return (
      <Frame>
        <WhereWereWe look={look} say={say} seats={seats} onGo={() => setResumed(false)} />
      </Frame>
    )
  const { ask } = screen
  return (
    <Frame>
      <header className="companion-bar">
        <h1>
          <a href={addressOf({ at: 'companion', page: undefined })}>{own.title}</a>
        </h1>
        <p>
          {state.round === 0
            ? own.whereSetup
            : own.whereRound(state.round, Math.max(1, state.turn))}
        </p>
        <ul>
          {seats.map((name, seat) => (
            <li key={name}>{own.points(name, scores(state)[seat] ?? 0)}</li>
          ))}
        </ul>
      </header>
      <main id="content" tabIndex={-1}>
        <Hand key={snapshot.moments.length} look={look} say={say} seats={seats} />
        {screen.waits ? (
          <button type="button" className="primary done" onClick={companion.done}>
            {state.round === 0 || screen.dealt.length > 0 ? own.ready : own.done}
          </button>
        ) : ask.is === 'tell' ? (
          <Tell key={ask.request} companion={companion} look={look} ask={ask} say={say} />
        ) : ask.is === 'play' ? (
          <OwnTurn
            key={snapshot.moments.length}
            companion={companion}
            look={look}
            say={say}
            onEdit={() => setSheet('edit')}
          />
        ) : (
          <Result look={look} seats={seats} saved={host.saved} />
        )}
      </main>
      <nav className="companion-foot" aria-label={own.editing}>
        <button type="button" disabled={!look.canUndo} onClick={companion.undo}>
          {own.undo}
        </button>
        <button type="button" onClick={() => setSheet('differs')}>
          {own.notPossible}
        </button>
        <button type="button" onClick={() => setSheet('differs')}>
          {own.otherwise}
        </button>
        <button type="button" onClick={() => setSheet('edit')}>
          {own.edit}
        </button>
      </nav>
      <footer>
        <p className="companion-habits">
          <label>
            <input
              type="checkbox"
              checked={look.habits.rolls}
              onChange={(event) => companion.change({ rolls: event.target.checked })}
            />{' '}
            {own.appRolls}
          </label>
          {state.round === 0 ? (
            <label>
              <input
                type="checkbox"
                checked={look.habits.deals}
                onChange={(event) => companion.change({ deals: event.target.checked })}
              />{' '}
              {own.dealForMe}
            </label>
          ) : undefined}
        </p>
        <p className="companion-note">
          {look.corrections > 0 ? `${own.corrections(look.corrections)} · ` : ''}
          {awake ? own.awake : own.notAwake}
        </p>
      </footer>
      {sheet === 'differs' ? (
        <Dialog
          title={own.otherwise}
          closeLabel={words.web.why.close}
          onClose={() => setSheet(undefined)}
        >
          <p>{own.notPossibleAbout}</p>
          <p className="stacked">
            {screen.bot ? (
              <button
                type="button"
                className="primary"
                onClick={() => {
                  companion.takeBotBack()
                  setSheet('edit')
                }}
              >
                {own.takeBotBack}
              </button>
            ) : undefined}
            <button type="button" onClick={() => setSheet('edit')}>
              {own.edit}
            </button>
            <button
              type="button"
              disabled={!look.canUndo}
              onClick={() => {
                companion.undo()
                setSheet(undefined)
              }}
            >
              {own.undo}
            </button>
          </p>
        </Dialog>
      ) : undefined}
      {sheet === 'edit' ? (
        <Dialog
          className="companion-edit"
          title={own.editing}
          closeLabel={words.web.why.close}
          onClose={() => setSheet(undefined)}
        >
          <Editor companion={companion} look={look} seats={seats} say={say} />
        </Dialog>
      ) : undefined}
    </Frame>
  )
}

/** Dark and large, whatever the rest of the page wears. */
const Frame = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="companion" data-theme="candle">
    {children}
  </div>
)
