/**
 * The coach's hint about a turn where the master sees one line clearly ahead: a subject, never a
 * move.
 */
import type { Advice, ReasonSubject } from '@tiletum/bots'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import type { GameSession } from '../../game/game-session.ts'
import { useAdvice } from '../hint/use-advice.ts'
import { hintWords } from '../../shared/language/screen-words.ts'
import { lessonsWords } from '../../shared/language/screen-words.ts'

/** Minimum lead of the best line in points, in all and for one reason. */
const CLEARLY = 4
const MAINLY = 3
/** Subjects that give a player nothing to look at. */
const VAGUE: readonly ReasonSubject[] = ['points', 'unused', 'others', 'later']

/** Returns the subject to look at; undefined if two lines are about equal. */
export function worthALook({ lines, reasons }: Advice): ReasonSubject | undefined {
  const [first, second] = lines
  if (first === undefined || second === undefined) return undefined
  if (first.expected - second.expected < CLEARLY) return undefined
  return reasons.find(({ subject, points }) => points >= MAINLY && !VAGUE.includes(subject))
    ?.subject
}

/** Asks once for each choice of a die, and shows nothing until there is a hint. */
export function CoachHint({ session }: { readonly session: GameSession }) {
  const { coach } = useLazyWords(lessonsWords)
  const { reasons } = useLazyWords(hintWords)
  const { found } = useAdvice(session)
  const subject = found.is === 'advice' ? worthALook(found.advice) : undefined
  return subject === undefined ? undefined : (
    <li>{coach.worthALook(reasons.subjects(undefined)[subject])}</li>
  )
}
