/**
 * The Cardinalbot's trace of a stored game, line by line with its clauses, to be compared with the booklet.
 */
import type { Game, GameEvent } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { goldenGameEvents, GOLDEN_GAMES } from './golden-games.ts'
import type { GoldenGame } from './golden-games.ts'

/** The stored games with the Cardinalbot. */
export const TRACED = GOLDEN_GAMES.filter(({ config }) => config.players === 1)

export function traceText(golden: GoldenGame, language: Language): string {
  const { game, events } = goldenGameEvents(golden)
  return `${traceLines(game, events, language).join('\n')}\n`
}

/** The bot's turns event by event; a turn of the player in one sentence. */
export function traceLines(
  game: Game,
  events: readonly GameEvent[],
  language: Language,
): readonly string[] {
  const { log, solo } = CATALOGUES[language]
  const table = { rules: game.rules, seats: ['Agnes', 'Cardinalbot'] }
  const lines: string[] = []
  let turn: GameEvent[] | undefined
  for (const event of events) {
    if (event.event === 'turn' && event.seat !== game.bot) turn = []
    if (turn !== undefined) {
      turn.push(event)
      if (event.event !== 'turn-over') continue
      lines.push('', log.turn(table, turn) ?? '')
      turn = undefined
      continue
    }
    const said = solo.tell(table, event) ?? log.event(table, event)
    if (said === undefined || said === '') continue
    if (event.event === 'turn' || event.event === 'round') lines.push('')
    lines.push(event.event === 'bot-step' ? `— ${said}` : `${said} [${event.clause}]`)
  }
  return lines
}
