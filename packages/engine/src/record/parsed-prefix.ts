/** What was understood of a record, as a record of its own. */
import type { Header } from './header.ts'
import type { Match } from './match.ts'
import { RULES_REVISION } from './record.ts'
import type { GameRecord, Reading, RecordError } from './record.ts'

/**
 * Whether the state a record ends with is told by its mark. A record of older rules that replays to its
 * end is a record of these rules from then on; what its mark was made of may have changed.
 */
export const endsAs = (match: Match, header: Header, mark: unknown): boolean =>
  header.rules < RULES_REVISION || match.game.hash(match.state) === mark

export function parsedPrefix(match: Match, header: Header): { record: GameRecord; match: Match } {
  const { players, edition, chance } = header
  const record = {
    rules: Math.max(header.rules, RULES_REVISION),
    players,
    ...(edition === undefined ? {} : { edition }),
    ...(chance === undefined ? {} : { chance }),
    log: match.log,
    state: match.game.hash(match.state),
  }
  return { record, match }
}

/** The part before an error. Other rules may be the very reason why a record does not play. */
export const failedAt = (match: Match, header: Header, error: RecordError): Reading => ({
  ...parsedPrefix(match, header),
  error: header.rules === RULES_REVISION ? error : { ...error, otherRules: header.rules },
})
