/** What everything around a game on the table shares, however the game is shown. */
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { AtTable } from '../game/TableContext.tsx'
import { nameIn } from '../game/storage/edition-store.ts'
import { facesOf } from '../game/faces.ts'
import type { GameSession } from '../game/game-session.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { createGameText } from '../game/game-text.ts'
import { currentSettings } from '../shared/settings/settings.ts'
import type { PieceColour } from '../shared/theme/tokens.ts'
import { meaningAt } from '../game/intent/meaning.ts'
import { runInSlices } from '../game/intent/slices.ts'
import { wastesOf } from '../game/intent/wastes.ts'
import type { OpenSheet } from './open-sheet.ts'

export function useAtTable(session: GameSession, openSheet: (sheet: OpenSheet) => void): AtTable {
  const { words } = useLanguage()
  const { table } = session
  const { host, planning } = session
  const { players, mine } = useSyncExternalStore(host.seats.subscribe, host.seats.current)
  const { hints, freeUndo } = useSyncExternalStore(host.agreement.subscribe, host.agreement.current)
  const [{ edition }] = useState(session.saved)
  const { game } = table.snapshot()
  const stopPress = useRef<() => void>(undefined)
  return useMemo((): AtTable => {
    const colours: PieceColour[] = Array.from(
      { length: game.rules.seats },
      (_, index) => players[index]?.colour ?? 'cardinal',
    )
    const play = (...notations: readonly string[]) => {
      const [first = ''] = notations
      const { warnings } = currentSettings()
      if (
        notations.length === 1 &&
        wastesOf(table.snapshot(), first).some(({ waste }) => warnings[waste])
      )
        openSheet({ is: 'waste', move: first })
      else table.play(...notations)
    }
    return {
      table,
      faces: facesOf(game.rules),
      edition: edition === undefined ? undefined : words.web.bar.edition(nameIn(edition)),
      colours,
      people: players.flatMap(({ computer }, index) => (computer === undefined ? [index] : [])),
      mine: players.flatMap((_, index) => (mine.has(index) ? [index] : [])),
      competes: !hints,
      // A viewer without a seat has no turn to plan.
      planning: mine.size === 0 ? undefined : planning,
      attendance: host.seatStatus,
      freeUndo,
      levels: players.map(({ computer }) => computer),
      say: createGameText(
        words,
        game,
        players.map(({ name }) => name),
      ),
      play,
      press({ target, title, element, byMouse, careful, about, otherwise }) {
        stopPress.current?.()
        const snapshot = table.snapshot()
        stopPress.current = runInSlices(meaningAt(snapshot, target), (meaning) => {
          if (snapshot.legal.size > 0 && careful !== true) {
            if (meaning.is === 'now') {
              play(...meaning.moves.map((move) => game.format(move)))
              return
            }
            if (meaning.is === 'leads' && byMouse) {
              table.play(...meaning.moves.map((move) => game.format(move)))
              return
            }
          }
          if (otherwise === undefined)
            openSheet({
              is: 'press',
              title,
              target,
              about,
              anchor: element.getBoundingClientRect(),
            })
          else otherwise()
        })
      },
      openRule: (clause) => openSheet({ is: 'rules', clause }),
    }
  }, [table, host, game, players, mine, hints, freeUndo, edition, planning, words, openSheet])
}

/**
 * Returns the seat whose board is shown as the own one: the person who decides, or who decided
 * last.
 */
export function useViewer({ mine }: AtTable, { seat, state }: Snapshot): number {
  const [last, setLast] = useState(mine[0] ?? 0)
  const watched = mine.length === 0 ? state.active : seat
  if ((mine.includes(seat) || mine.length === 0) && watched >= 0 && watched !== last)
    setLast(watched)
  return last
}
