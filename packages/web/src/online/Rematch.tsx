/** Proposes a rematch after a game, or links to it. */
import { seatsOf } from '@tiletum/protocol'
import type { Me, Table } from '@tiletum/protocol'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useTableRequest } from './use-table-request.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

interface RematchProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: Me
}

export function Rematch({ remote, table, me }: RematchProps) {
  const { together } = useLazyWords(onlineWords)
  const { ask, fault } = useTableRequest(remote)
  const { rematch, offers } = table
  const proposed = offers.some(({ offered }) => offered.what === 'rematch')
  if (seatsOf(table, me.id).length === 0 || proposed) return undefined
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() =>
          rematch === undefined
            ? void ask({ type: 'offer', offered: { what: 'rematch' } })
            : go({ at: 'table', id: rematch })
        }
      >
        {rematch === undefined ? together.rematch : together.toRematch}
      </button>
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
