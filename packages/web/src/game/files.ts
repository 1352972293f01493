import { recordText } from './record.ts'
import type { SavedGame } from './saved.ts'

export function saveAsFile(game: SavedGame): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([recordText(game)], { type: 'text/plain' }))
  link.download = `tiletum-${new Date(game.created).toISOString().slice(0, 10)}-${game.id.slice(0, 6)}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
