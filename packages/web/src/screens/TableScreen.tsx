/** The table: everything at its place, by the size of the window. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { announce } from '../access/live.tsx'
import { useKeepFocus } from '../access/keep-focus.ts'
import { useKeys } from '../access/keys.ts'
import { BoardPanel, Goods } from '../board/BoardPanel.tsx'
import { useFlights } from '../board/flights.ts'
import { DiceList } from '../board/DiceList.tsx'
import { useComputers } from '../computer/use-computers.ts'
import { FairsPanel } from '../board/FairsPanel.tsx'
import { MapPanel } from '../board/MapPanel.tsx'
import { OffersPanel } from '../board/OffersPanel.tsx'
import { PlacesTable } from '../board/PlacesTable.tsx'
import { PlayersPanel } from '../board/PlayersPanel.tsx'
import { WheelPanel } from '../board/WheelPanel.tsx'
import { TableProvider } from '../game/TableContext.tsx'
import type { AtTable } from '../game/TableContext.tsx'
import { facesOf } from '../game/faces.ts'
import { marksOf, NO_MARKS } from '../game/marks.ts'
import { usePlayback } from '../game/playback.ts'
import { Recap } from '../log/Recap.tsx'
import { saveAsFile } from '../game/files.ts'
import type { Session } from '../game/session.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { sayer } from '../language/say.ts'
import { currentSettings } from '../settings/settings.ts'
import type { PlayerColour } from '../theme/tokens.ts'
import { Decision } from '../tray/Decision.tsx'
import { Tray } from '../tray/Tray.tsx'
import { wastesOf } from '../tray/waste.ts'
import { Header } from './Header.tsx'
import { PhoneTabs } from './PhoneTabs.tsx'
import type { Zone } from './PhoneTabs.tsx'
import { SheetHost } from './SheetHost.tsx'
import type { Sheet } from './sheets.ts'
import { SideTabs } from './SideTabs.tsx'
import { Troubles } from './Troubles.tsx'
import './TableScreen.css'
import './phone.css'

export function TableScreen({ session }: { readonly session: Session }) {
  const { words } = useLanguage()
  const { table } = session
  const { players } = session.saved()
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot)
  const [sheet, setSheet] = useState<Sheet>()
  const [zone, setZone] = useState<Zone>('wheel')
  const { game, seat, state, over, live } = snapshot

  const at = useMemo((): AtTable => {
    const seats = game.rules.seats
    const colours: PlayerColour[] = Array.from(
      { length: seats },
      (_, index) => players[index]?.colour ?? 'cardinal',
    )
    const play = (...notations: readonly string[]) => {
      const [first = ''] = notations
      const { warnings } = currentSettings()
      if (
        notations.length === 1 &&
        wastesOf(table.snapshot(), first).some(({ waste }) => warnings[waste])
      )
        setSheet({ is: 'waste', move: first })
      else table.play(...notations)
    }
    return {
      table,
      faces: facesOf(game.rules),
      colours,
      people: players.flatMap(({ computer }, index) => (computer === undefined ? [index] : [])),
      levels: players.map(({ computer }) => computer),
      say: sayer(
        words,
        game,
        players.map(({ name }) => name),
      ),
      play,
      press(moves, title, element, careful) {
        const { legal } = table.snapshot()
        const possible = moves.filter((move) => legal.has(move))
        const anchor = element.getBoundingClientRect()
        const [only] = possible
        if (only !== undefined && possible.length === 1 && careful !== true) play(only)
        else if (possible.length > 0) setSheet({ is: 'choice', title, moves, anchor })
        else setSheet({ is: 'why', title, moves, anchor })
      },
      openRule: (clause) => setSheet({ is: 'rules', clause }),
    }
  }, [table, game, players, words])

  const { people } = at
  const [lastPerson, setLastPerson] = useState(people[0] ?? 0)
  const watched = people.length === 0 ? state.active : seat
  if ((people.includes(seat) || people.length === 0) && watched >= 0 && watched !== lastPerson)
    setLastPerson(watched)
  const [wasOver, setWasOver] = useState(over)
  if (over !== wasOver) {
    setWasOver(over)
    if (over) setSheet({ is: 'result' })
  }
  const me = lastPerson

  const computers = useComputers(session)
  const playback = usePlayback(table, at.say, snapshot, game.bot)
  const marks = useMemo(
    () => (playback.playing ? marksOf(playback.lines, playback.told) : NO_MARKS),
    [playback],
  )

  const announced = useRef(-2)
  useEffect(() => {
    if (!live || announced.current === seat) return
    announced.current = seat
    if (over) announce(words.web.live.gameOver, 'assertive')
    else if (people.includes(seat))
      announce(words.web.live.yourTurn(at.say.seat(seat)), 'assertive')
  }, [live, seat, over, words, at, people])

  const close = useCallback(() => setSheet(undefined), [])
  const openDie = useCallback(
    (colour: string, value: number, anchor: DOMRect) =>
      setSheet({ is: 'die', colour, value, anchor }),
    [],
  )
  const openPlace = useCallback(
    (space: string, anchor: DOMRect) => setSheet({ is: 'place', space, anchor }),
    [],
  )
  const openBoard = useCallback((of: number) => setSheet({ is: 'board', seat: of }), [])
  const openTasks = useCallback(() => setSheet({ is: 'tasks' }), [])
  const openPoints = useCallback(() => setSheet({ is: 'points' }), [])
  const openResult = useCallback(() => setSheet({ is: 'result' }), [])
  const save = useCallback(() => saveAsFile(session.saved()), [session])
  useKeys(at, setSheet, setZone, sheet !== undefined)
  useFlights(state)
  useKeepFocus(table, snapshot.moments, sheet !== undefined)

  return (
    <TableProvider value={at}>
      <div
        className="table"
        data-zone={zone}
        data-round={state.round}
        data-over={over ? '' : undefined}
        data-computes={snapshot.computes ? '' : undefined}
      >
        <a
          className="skip-link"
          href="#moves"
          onClick={(event) => {
            event.preventDefault()
            setZone('table')
            document.querySelector<HTMLElement>('#moves')?.focus()
          }}
        >
          {words.web.skip}
        </a>
        <Header onSheet={setSheet} onSave={save} />
        <Troubles session={session} />
        <main className="zones" id="content">
          <div className="top-goods">
            <Goods seat={me} />
          </div>
          <div className="left" data-zone-of="wheel">
            <WheelPanel seat={me} onDie={openDie} marks={marks} />
            <DiceList onDie={openDie} />
          </div>
          <div className="left-offers" data-zone-of="offers">
            <OffersPanel />
          </div>
          <div className="middle" data-zone-of="map">
            <MapPanel seat={me} onPlace={openPlace} marks={marks} />
            <div className="phone-places">
              <PlacesTable onPlace={openPlace} seat={me} />
            </div>
          </div>
          <div className="right" data-zone-of="table">
            <PlayersPanel onBoard={openBoard} />
            <Recap />
            <SideTabs
              session={session}
              playback={playback}
              withBot={game.bot !== undefined}
              seat={me}
              onPlace={openPlace}
              onPoints={openPoints}
            />
          </div>
          <div className="bottom" data-zone-of="mine">
            <BoardPanel seat={me} own />
            <FairsPanel />
          </div>
          <div className="asked">
            <Decision />
          </div>
        </main>
        <Tray onTasks={openTasks} onResult={openResult} playback={playback} computers={computers} />
        <PhoneTabs zone={zone} onZone={setZone} />
        <SheetHost session={session} sheet={sheet} onClose={close} />
      </div>
    </TableProvider>
  )
}
