import { recordText } from './record-file.ts'
import type { SavedGame } from './saved-game.ts'

export function downloadFile(game: SavedGame): void {
  const day = new Date(game.created).toISOString().slice(0, 10)
  const name = `tiletum-${day}-${game.id.slice(0, 6)}.txt`
  void textOf(game).then((text) => offerFile(name, text, 'text/plain'))
}

/** Lets the browser keep something as a file. */
export function offerFile(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A game that these rules can't play is kept as it lies in the store. */
async function textOf(game: SavedGame): Promise<string> {
  try {
    return await recordText(game)
  } catch {
    return JSON.stringify(game, undefined, 2)
  }
}
