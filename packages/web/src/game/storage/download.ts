import { recordText } from './record-file.ts'
import type { SavedGame } from './saved-game.ts'

export function downloadFile(game: SavedGame): void {
  const day = new Date(game.created).toISOString().slice(0, 10)
  const name = `tiletum-${day}-${game.id.slice(0, 6)}.txt`
  void textOf(game).then((text) => offerFile(name, text, 'text/plain'))
}

/** Offers the player a file to save. */
export function offerFile(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A game that today's rules can't play is saved as it is stored. */
async function textOf(game: SavedGame): Promise<string> {
  try {
    return await recordText(game)
  } catch {
    return JSON.stringify(game, undefined, 2)
  }
}
