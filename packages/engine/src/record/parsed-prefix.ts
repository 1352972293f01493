/** The part of a record that could be read, as a record of its own. */
import type { Header } from './header.ts'
import type { Match } from './match.ts'
import { RULES_REVISION } from './record.ts'
import type { GameRecord, Reading, RecordError } from './record.ts'

/**
 * Whether the hash of a record is that of the state it leads to. Records of older rules are not
 * compared, since the content of the state may have changed; one that replays to its end becomes a
 * record of the present rules.
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

/**
 * Returns the part before an error. The error names the other rules revision, if any, as a possible
 * cause.
 */
export const failedAt = (match: Match, header: Header, error: RecordError): Reading => ({
  ...parsedPrefix(match, header),
  error: header.rules === RULES_REVISION ? error : { ...error, otherRules: header.rules },
})
