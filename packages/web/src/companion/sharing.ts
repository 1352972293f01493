/** A game of this device put on the server, where several devices tell of it; and back again. */
import { placesThatCount } from '@tiletum/engine'
import { newRequestId } from '@tiletum/protocol'
import { go } from '../shared/navigation/route.ts'
import { recordText } from '../game/storage/record-file.ts'
import { newGame } from '../game/storage/saved-game.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { api } from '../game/remote/http-api.ts'
import { rememberLinkSecret } from '../game/remote/link-secrets.ts'
import { setIdentity } from '../game/remote/identity.ts'
import { DONE, forgetMarks, GREYED, LAID_OUT, writeMarks } from './marks.ts'
import type { MarkList } from './marks.ts'
import { companionStore } from '../game/storage/companion-store.ts'

const OF_ENTRY = /^(laid|by)\.(\d+)$/
const COUNTERS: ReadonlySet<string> = new Set([DONE, GREYED, LAID_OUT])

/** Only what counts moves: the numbers of notes are those of the entries that are left. */
export function movedMarks(marks: MarkList, entries: readonly string[]): MarkList {
  const counting = placesThatCount(entries)
  const moved = Object.entries(marks).flatMap(([what, value]): (readonly [string, number])[] => {
    if (COUNTERS.has(what)) return [[what, counting.filter((entry) => entry < value).length]]
    const [, kind, entry] = OF_ENTRY.exec(what) ?? []
    if (entry === undefined) return [[what, value]]
    const index = counting.indexOf(Number(entry))
    return index < 0 ? [] : [[`${kind}.${index}`, value]]
  })
  return Object.fromEntries(moved.filter(([, value]) => value > 0))
}

/** Whoever plays alone needs no name, but on other devices "you" would be somebody else. */
const withName = (saved: SavedGame, name: string | undefined): SavedGame =>
  name === undefined
    ? saved
    : {
        ...saved,
        players: saved.players.map((player, seat) => (seat === 0 ? { ...player, name } : player)),
      }

/**
 * False where the server can't be reached or does not take it.
 * @param name What the first player is called from now on, where that was nothing for others to read.
 */
export async function shareGame(here: SavedGame, marks: MarkList, name?: string): Promise<boolean> {
  const saved = withName(here, name)
  const me = await api.me()
  if (me.is === 'unreachable') return false
  if (me.is === 'no' && !setIdentity(await api.introduce(saved.players[0]?.name ?? '?')))
    return false
  const reply = await api.importTable({
    id: newRequestId(),
    record: await recordText(saved),
    kind: 'companion',
    pace: { pace: 'live' },
    listed: false,
  })
  if (reply.is !== 'done') return false
  const { table, join } = reply.result
  rememberLinkSecret(table, join)
  writeMarks(table, movedMarks(marks, saved.entries))
  await companionStore.write({ ...saved, id: table })
  await companionStore.remove(saved.id)
  forgetMarks(saved.id)
  go({ at: 'companion', page: table })
  return true
}

/** Goes on with a copy on this device, as when the server is gone. */
export async function goOnAlone(saved: SavedGame, marks: MarkList): Promise<void> {
  const { config, players, entries, edition } = saved
  const game = { ...newGame(config, players, entries, edition), freeUndo: true }
  await companionStore.write(game)
  writeMarks(game.id, marks)
  go({ at: 'companion', page: game.id })
}
