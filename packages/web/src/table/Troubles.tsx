/** What prevents playing or storing the game, in a line under the header. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { announce } from '../shared/access/live.tsx'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { Words } from '../shared/language/words.ts'
import { go } from '../shared/navigation/route.ts'
import type { RejectedMoves } from '../game/host-sync.ts'
import type { HostConnection } from '../game/host/host.ts'
import { downloadFile } from '../game/storage/download.ts'
import type { PlanName } from '../game/storage/plans.ts'
import { usePlanning } from './plans/use-planning.ts'
import type { GameText } from '../game/game-text.ts'
import type { GameSession } from '../game/game-session.ts'

interface TroublesProps {
  readonly session: GameSession
  readonly say: GameText
}

export function Troubles({ session, say }: TroublesProps) {
  const { trouble, why } = useLanguage().words.web
  const { host, table } = session
  const connection = useSyncExternalStore(host.connection.subscribe, host.connection.current)
  const { rejected } = useSyncExternalStore(table.subscribe, table.snapshot)
  const rescued = usePlanning(session.planning)?.rescued
  const [read, setRead] = useState<RejectedMoves>()
  const inTheWay = sentenceOf(trouble, connection)
  const sentence =
    inTheWay ??
    (rejected === undefined || rejected === read
      ? undefined
      : sentenceOfRefusal(trouble, say, rejected, rescued))
  useEffect(() => {
    if (sentence !== undefined) announce(sentence, 'assertive')
  }, [sentence])
  if (sentence === undefined) return undefined
  const { takeOver } = host
  return (
    <aside className="trouble" aria-label={trouble.state}>
      <p>{sentence}</p>
      {connection.is === 'elsewhere' && takeOver !== undefined ? (
        <button type="button" onClick={takeOver}>
          {trouble.takeOver}
        </button>
      ) : undefined}
      {connection.is === 'outdated' ? (
        <button type="button" onClick={() => location.reload()}>
          {trouble.reload}
        </button>
      ) : undefined}
      {connection.is === 'frozen' ? (
        <button type="button" className="primary" onClick={() => go({ at: 'new' })}>
          {trouble.newGame}
        </button>
      ) : undefined}
      {connection.is === 'frozen' ||
      connection.is === 'removed' ||
      (connection.is === 'open' && !connection.stored) ? (
        <button type="button" onClick={() => downloadFile(session.saved())}>
          {trouble.saveIt}
        </button>
      ) : undefined}
      {inTheWay === undefined ? (
        <button type="button" onClick={() => setRead(rejected)}>
          {why.close}
        </button>
      ) : undefined}
    </aside>
  )
}

type Sentences = Words['web']['trouble']

function sentenceOf(trouble: Sentences, connection: HostConnection): string | undefined {
  switch (connection.is) {
    case 'opening':
    case 'closed':
    case 'ended':
      return undefined
    case 'paused':
      return connection.away ? trouble.away : undefined
    case 'open':
      return connection.stored ? undefined : trouble.notStored
    case 'away':
      return trouble.away
    case 'outdated':
      return trouble.outdated
    case 'elsewhere':
      return connection.lost ? trouble.takenOver : trouble.otherTab
    case 'removed':
      return trouble.removed
    case 'frozen':
      return trouble.frozen(connection.entry + 1, connection.text)
  }
}

/** @param rescued The plan under which the rejected moves were stored. */
function sentenceOfRefusal(
  trouble: Sentences,
  say: GameText,
  { why, refusal }: RejectedMoves,
  rescued: PlanName | undefined,
): string {
  return [
    trouble.notTaken[why],
    ...(refusal === undefined ? [] : [say.refusal(refusal)]),
    ...(rescued === undefined ? [] : [trouble.rescued(rescued.toUpperCase())]),
  ].join(' ')
}
