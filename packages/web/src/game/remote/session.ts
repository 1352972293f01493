/** A game on the server as a session for the screens of a game. */
import type { Json } from '@tiletum/engine'
import { go } from '../../shared/navigation/route.ts'
import { composeGame } from '../storage/compose.ts'
import { gameStore } from '../storage/game-store.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import type { GameSession } from '../game-session.ts'
import { planAt } from '../plan/planning.ts'
import { createGameTable } from '../game-table.ts'
import type { RewindableTable } from '../game-table.ts'
import type { ComputerNames } from './players.ts'
import type { RemoteTable } from './remote-table.ts'
import { savedTable } from './saved-table.ts'
import { onlineSocket } from './browser-socket.ts'
import { openTableHost } from './table-host.ts'

export interface OnlineSession extends GameSession {
  readonly table: RewindableTable
}

/** The table must be loaded already. */
export async function openOnlineSession(
  remote: RemoteTable,
  me: string,
  names: ComputerNames,
): Promise<OnlineSession> {
  const known = remote.table.current()
  if (known === undefined) throw new Error('The table is not known yet')
  const { config, edition } = known.terms
  const { game, content } = await composeGame({
    config,
    ...(edition === undefined ? {} : { edition: edition as Json }),
  })
  const host = openTableHost({
    game,
    socket: onlineSocket(),
    remote,
    me,
    names,
  })
  const table = createGameTable(host)
  const planning = planAt(host, table)
  const saved = (): SavedGame =>
    savedTable({
      id: remote.id,
      table: remote.table.current() ?? known,
      steps: remote.steps.current(),
      players: host.seats.current().players,
      agreement: host.agreement.current(),
      round: table.snapshot().state.round,
    })
  /**
   * Replays open a copy on this device. A game under way gets no copy, so that it does not appear
   * in the list of local games.
   */
  const whenOver = (leave: (moment?: number) => void) =>
    table.snapshot().over
      ? (moment?: number) => void gameStore.write(saved()).then(() => leave(moment))
      : undefined
  return {
    host,
    table,
    content,
    saved,
    planning,
    get look() {
      return whenOver((moment?: number) => go({ at: 'replay', id: remote.id, moment }))
    },
    get review() {
      return whenOver(() => go({ at: 'review', id: remote.id }))
    },
    close() {
      planning.close()
      table.close()
      host.close()
    },
  }
}
