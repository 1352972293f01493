/** Face-down piles: any tile left in one may be drawn. */
import type { Family, Position } from './position.ts'
import { without } from './words.ts'
import type { Play } from './words.ts'

export function leaveGame(position: Position, tile: string): void {
  if (tile.startsWith('bonus.')) position.gone.push(tile)
}

function* draw(position: Position, family: Family): Play<string | undefined> {
  const pile = position.piles[family]
  if (pile.length === 0) return undefined
  const answer = yield { who: 'chance', answers: [...new Set(pile)].map((id) => `draw ${id}`) }
  const tile = answer.slice('draw '.length)
  position.piles[family] = without(pile, tile)
  return tile
}

/** When the bonus pile is empty, the tiles that left the game form a new one. */
export function* drawBonus(position: Position): Play<string | undefined> {
  if (position.piles.bonus.length === 0) {
    position.piles.bonus = position.gone
    position.gone = []
  }
  return yield* draw(position, 'bonus')
}

/** The offer slides to the right; new tiles come in from the left. */
export function* drawContracts(position: Position): Play {
  const left = position.contracts.filter((tile) => tile !== '')
  const gaps = position.contracts.length - left.length
  position.contracts = [...Array.from({ length: gaps }, () => ''), ...left]
  for (let space = gaps - 1; space >= 0; space--)
    position.contracts[space] = (yield* draw(position, 'contract')) ?? ''
}

export function* drawCharacters(position: Position, count: number): Play {
  for (let drawn = 0; drawn < count; drawn++) {
    const tile = yield* draw(position, 'character')
    if (tile !== undefined) position.characters[position.characters.indexOf('')] = tile
  }
}

/** The discarded tiles are mixed in after the refill, or earlier if the pile is empty. */
export function* renewCharacters(position: Position): Play {
  const discarded = position.characters.filter((tile) => tile !== '')
  const spaces = position.characters.length
  const fromPile = Math.min(spaces, position.piles.character.length)
  position.characters = position.characters.map(() => '')
  yield* drawCharacters(position, fromPile)
  position.piles.character.push(...discarded)
  yield* drawCharacters(position, spaces - fromPile)
}
