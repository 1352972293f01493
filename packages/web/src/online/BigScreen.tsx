/** A table on a television: the board, large points and whose turn it is, with nothing to press. */
import { scores } from '@tiletum/engine'
import type { Me, Table } from '@tiletum/protocol'
import { Suspense, useSyncExternalStore } from 'react'
import { Banner } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { addressOf } from '../shared/navigation/route.ts'
import { useWakeLock } from '../shared/browser/wake-lock.ts'
import { expansionsOf } from '../game/expansions/expansions.ts'
import { NO_BOARD_MARKS } from '../game/playback/board-marks.ts'
import type { GameSession } from '../game/game-session.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { FairsPanel } from '../table/board/FairsPanel.tsx'
import { MapZone } from '../table/board/MapZone.tsx'
import { OffersPanel } from '../table/board/OffersPanel.tsx'
import { SeatClock } from '../table/board/SeatClock.tsx'
import { WheelPanel } from '../table/board/WheelPanel.tsx'
import { GameProvider } from '../table/expansions.tsx'
import { useAtTable, useViewer } from '../table/use-at-table.ts'
import { ZoneBoundary } from '../shared/ui/ZoneBoundary.tsx'
import { useOnlineSession } from './use-session.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import './BigScreen.css'

interface RoomScreenProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: Me
}

export function BigScreen({ remote, table, me }: RoomScreenProps) {
  const { room, lobby } = useLazyWords(onlineWords)
  const { page } = useLanguage().words
  useWakeLock()
  const open = table.state === 'open'
  return (
    <div className="room">
      <header>
        <h1>{table.terms.title ?? (open ? lobby.title : page.title)}</h1>
        <a href={addressOf({ at: 'table', id: remote.id })}>{room.leave}</a>
      </header>
      {open ? (
        <main id="content">
          <p className="room-waiting">{room.waiting}</p>
        </main>
      ) : (
        <RoomGame remote={remote} table={table} me={me} />
      )}
    </div>
  )
}

function RoomGame({ remote, table, me }: RoomScreenProps) {
  const session = useOnlineSession(remote, me.id)
  const loading = <main id="content" aria-busy="true" />
  return session === undefined ? (
    loading
  ) : (
    <Suspense fallback={loading}>
      <RoomTable session={session} table={table} />
    </Suspense>
  )
}

const nothing = (): void => undefined

function RoomTable({ session, table }: { readonly session: GameSession; readonly table: Table }) {
  const { room, table: words } = useLazyWords(onlineWords)
  const { web } = useLanguage().words
  const snapshot = useSyncExternalStore(session.table.subscribe, session.table.snapshot)
  const at = useAtTable(session, nothing)
  const viewer = useViewer(at, snapshot)
  const { state, over, game } = snapshot
  const decides = snapshot.seat >= 0 ? snapshot.seat : state.active
  return (
    <GameProvider at={at}>
      <main id="content" className="room-table">
        <section className="room-scores" aria-label={web.panel.players}>
          <p className="room-round">
            {over ? web.bar.phase.over : web.bar.round(Math.max(1, state.round))}
          </p>
          {table.state === 'paused' ? <p className="room-paused">{words.paused}</p> : undefined}
          <ol>
            {(over ? game.standings(state) : state.order).map((seat) => (
              <li
                key={seat}
                aria-current={!over && seat === decides ? 'true' : undefined}
                data-player={at.colours[seat]}
              >
                <Banner player={at.colours[seat] ?? 'cardinal'} size={48} />
                <span className="room-name">{at.say.seat(seat)}</span>
                <strong className="room-points">
                  {scores(state)[seat] ?? 0} <small>{room.points}</small>
                </strong>
                {over ? undefined : (
                  <span className="room-turn">
                    {seat === decides ? web.board.active : ''} <SeatClock seat={seat} />
                  </span>
                )}
              </li>
            ))}
          </ol>
          <div className="room-fairs" inert>
            <FairsPanel />
          </div>
        </section>
        {/* A picture of the board: it can be pressed on every other screen. */}
        <div
          className="room-board"
          data-expansions={expansionsOf(game.config).join(' ') || undefined}
          inert
        >
          <div className="room-map">
            <ZoneBoundary name="map" of={snapshot}>
              <MapZone seat={viewer} onPlace={nothing} marks={NO_BOARD_MARKS} />
            </ZoneBoundary>
          </div>
          <div className="room-wheel">
            <ZoneBoundary name="wheel" of={snapshot}>
              <WheelPanel seat={viewer} onDie={nothing} marks={NO_BOARD_MARKS} />
            </ZoneBoundary>
          </div>
          <div className="room-offers">
            <ZoneBoundary name="offers" of={snapshot}>
              <OffersPanel />
            </ZoneBoundary>
          </div>
        </div>
      </main>
    </GameProvider>
  )
}
