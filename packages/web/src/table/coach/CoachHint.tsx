/** What the turn is worth a look at, where the master sees one clearly: a subject, never a move. */
import type { Advice, ReasonSubject } from '@tiletum/bots'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import type { GameSession } from '../../game/game-session.ts'
import { useAdvice } from '../hint/use-advice.ts'
import { hintWords } from '../../shared/language/screen-words.ts'
import { lessonsWords } from '../../shared/language/screen-words.ts'

/** The better line must be that much better, and that much of it for one reason. */
const CLEARLY = 4
const MAINLY = 3
/** Nobody can look at these. */
const VAGUE: readonly ReasonSubject[] = ['points', 'unused', 'others', 'later']

/** The subject that a newcomer should look at; nothing where two lines are about equal. */
export function worthALook({ lines, reasons }: Advice): ReasonSubject | undefined {
  const [first, second] = lines
  if (first === undefined || second === undefined) return undefined
  if (first.expected - second.expected < CLEARLY) return undefined
  return reasons.find(({ subject, points }) => points >= MAINLY && !VAGUE.includes(subject))
    ?.subject
}

/** Asked once for each choice of a die; it says nothing until it has something to say. */
export function CoachHint({ session }: { readonly session: GameSession }) {
  const { coach } = useLazyWords(lessonsWords)
  const { reasons } = useLazyWords(hintWords)
  const { found } = useAdvice(session)
  const subject = found.is === 'advice' ? worthALook(found.advice) : undefined
  return subject === undefined ? undefined : (
    <li>{coach.worthALook(reasons.subjects(undefined)[subject])}</li>
  )
}
