/** What players can do after a game, in the dialog of its result. */
import type { Me } from '@tiletum/protocol'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { GameSession } from '../game/game-session.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { OpenOffers } from './OpenOffers.tsx'
import { Rematch } from './Rematch.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'

interface AfterwardsProps {
  readonly remote: RemoteTable
  readonly session: GameSession
  readonly me: Me
}

export function AfterGame({ remote, session, me }: AfterwardsProps) {
  const { table: words } = useLazyWords(onlineWords)
  const table = useSignalValue(remote.table)
  if (table === undefined) return undefined
  return (
    <>
      <OpenOffers remote={remote} table={table} session={session} me={me} />
      <p className="buttons">
        <Rematch remote={remote} table={table} me={me} />
        <button type="button" onClick={() => go({ at: 'online' })}>
          {words.toLobby}
        </button>
      </p>
    </>
  )
}
