/** Sends a request about a table, and shows the refusal. */
import { useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { RemoteTable, TableAsk } from '../game/remote/remote-table.ts'
import { refusalText } from './refusal-text.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

export function useTableRequest(remote: RemoteTable) {
  const words = useLazyWords(onlineWords)
  const [fault, setFault] = useState<string>()
  const ask = async (request: TableAsk): Promise<boolean> => {
    const answer = await remote.ask(request)
    setFault(answer.is === 'no' ? refusalText(answer.no, words) : undefined)
    return answer.is === 'done'
  }
  return { ask, fault }
}
