/** The address under which others find this server, or a note that only this computer does. */
import { useEffect, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { api } from '../game/remote/http-api.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

const THIS_COMPUTER = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Returns the origin of this page, or on localhost the address of the computer in its network. */
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
