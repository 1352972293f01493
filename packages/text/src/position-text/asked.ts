/** The pending decision of a position in words. */
import { pendingOf } from '@tiletum/engine'
import type { Game, Pending, State } from '@tiletum/engine'
import { askedBelow, bonusAsked } from '../message-data/silver-prompts.ts'
import { tileById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import type { ReadingWords } from './reader.ts'

export function askedLine(words: ReadingWords, game: Game, table: NamedGame, state: State): string {
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') return words.web.tray.over
  if (awaiting.who === 'chance') {
    const { request, left } = awaiting.request
    return `${words.chance.ask(request, left)}.`
  }
  const name = table.seats[awaiting.seat] ?? ''
  const now = pendingOf(game.rules, state)
    .filter(({ is }) => is !== 'helper')
    .at(-1)
  return now === undefined ? name : words.position.asks(name, asked(words, table, now))
}

export function asked(words: ReadingWords, table: NamedGame, pending: Pending): string {
  const { web, nouns, things } = words
  const tile = (id: string): string => things.bare(tileById(table, id))
  switch (pending.is) {
    case 'die':
      return pending.resource === undefined
        ? web.tray.chooseDie
        : web.tray.recolour(nouns.resource[pending.resource])
    case 'tile':
      return web.tray.takeTile(tile(pending.tile))
    case 'king-tile':
      return web.tray.kingTile(tile(pending.tile))
    case 'spend':
      return web.tray.spend(things.action(pending.action), nouns.points(pending.points))
    case 'bonus':
      return bonusAsked(words, table.rules, pending.effect)
    case 'characters':
      return web.tray.characters(pending.building)
    case 'helper':
      return tile(pending.tile)
    default:
      return askedBelow(words, pending)
  }
}
