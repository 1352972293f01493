/** What was understood of a record, as a record of its own. */
import type { Header } from './header.ts'
import type { Match } from './match.ts'
import { RULES_REVISION } from './record.ts'
import type { GameRecord, Reading, RecordError } from './record.ts'

export function kept(match: Match, header: Header): { record: GameRecord; match: Match } {
  const { rules, players, edition } = header
  const record = {
    rules,
    players,
    ...(edition === undefined ? {} : { edition }),
    log: match.log,
    state: match.game.hash(match.state),
  }
  return { record, match }
}

/** The part before an error. Other rules may be the very reason why a record does not play. */
export const failedAt = (match: Match, header: Header, error: RecordError): Reading => ({
  ...kept(match, header),
  error: header.rules === RULES_REVISION ? error : { ...error, otherRules: header.rules },
})
