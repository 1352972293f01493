import { recordText } from './record.ts'
import type { SavedGame } from './saved.ts'

export function saveAsFile(game: SavedGame): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([textOf(game)], { type: 'text/plain' }))
  const day = new Date(game.created).toISOString().slice(0, 10)
  link.download = `tiletum-${day}-${game.id.slice(0, 6)}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A game that these rules can't play is kept as it lies on the shelf. */
function textOf(game: SavedGame): string {
  try {
    return recordText(game)
  } catch {
    return JSON.stringify(game, undefined, 2)
  }
}
