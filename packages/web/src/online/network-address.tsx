/** Where others find this server; and, where nobody else does, the word that says so. */
import { useEffect, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { api } from '../game/remote/http-api.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

const THIS_COMPUTER = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** What others can open: where this page is, or the network's name for this very computer. */
export function useReachableOrigin(): string {
  const [origin, setOrigin] = useState(location.origin)
  useEffect(() => {
    if (!THIS_COMPUTER.test(location.hostname)) return undefined
    let left = false
    void api.addresses().then((reply) => {
      const [nearest] = reply.is === 'done' ? reply.result : []
      if (!left && nearest !== undefined) setOrigin(nearest)
    })
    return () => {
      left = true
    }
  }, [])
  return origin
}

export function OnlyHere({ origin }: { readonly origin: string }) {
  const { lobby } = useLazyWords(onlineWords)
  return THIS_COMPUTER.test(new URL(origin).hostname) ? (
    <p className="error">{lobby.local}</p>
  ) : undefined
}
