/** One turn on the real table, to be played by one seat; nothing of it is stored. */
import type { EvaluationReason } from '@tiletum/bots/review'
import { turnAt, turnsOf } from '../../game/timeline/turns.ts'
import type { Turn } from '../../game/timeline/turns.ts'
import { answerFrom } from '../../game/host/seeded-chance.ts'
import { hostMatch } from '../../game/host/match-host.ts'
import type { Composed } from '../../game/storage/compose.ts'
import { newGame } from '../../game/storage/saved-game.ts'
import type { SavedPlayer } from '../../game/storage/saved-game.ts'
import type { GameSession } from '../../game/game-session.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { createGameTable } from '../../game/game-table.ts'

export interface TurnQuestion extends Composed {
  readonly players: readonly SavedPlayer[]
  /** The moves before the turn. */
  readonly line: readonly string[]
  /** The seat to play. */
  readonly seat: number
  /** Seed of the chance within the turn. */
  readonly seed: string
}

export interface Solution {
  readonly moves: readonly string[]
  /** The number of entries before these moves. */
  readonly at: number
  readonly reasons: readonly EvaluationReason[]
  /** True if only a turn with the same die is right. */
  readonly sameDie?: boolean
  /** A note shown beside the line. */
  readonly note?: string
}

export function askTurn({ game, content, players, line, seat, seed }: TurnQuestion): GameSession {
  // The others never move here, and nobody moves for them.
  const seated = players.map((player, at): SavedPlayer => {
    const { computer: _own, ...person } = player
    return at === seat ? person : { ...player, computer: player.computer ?? 'master' }
  })
  const host = hostMatch({
    game,
    entries: line,
    players: seated,
    answer: answerFrom(seed),
    agreement: { hints: false },
  })
  const table = createGameTable(host)
  const saved = newGame(game.config, seated, line)
  return { host, table, content, saved: () => saved, close: table.close }
}

/** Returns the turn of the question once it is over. */
export function turnPlayed({ moments }: Pick<Snapshot, 'moments'>, at: number): Turn | undefined {
  const turns = turnsOf(moments)
  const turn = turns[turnAt(turns, at)]
  return turn !== undefined && turn.over && turn.end > at ? turn : undefined
}
