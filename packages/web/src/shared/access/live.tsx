/** Live regions for screen readers: turns of others politely, the own turn and refusals at once. */
import { useSyncExternalStore } from 'react'

const URGENCIES = ['polite', 'assertive'] as const
type Urgency = (typeof URGENCIES)[number]

let said: Readonly<Record<Urgency, string>> = { polite: '', assertive: '' }
const listeners = new Set<() => void>()

/** A repeated message must differ to be read again: it gets a no-break space. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const repeated = said[urgency] === text
  said = { ...said, [urgency]: repeated ? `${text}\u00a0` : text }
  for (const listener of listeners) listener()
}

/** Empties the live regions, so that messages in the old language are not read again. */
export function clearAnnouncements(): void {
  said = { polite: '', assertive: '' }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function LiveRegions() {
  const now = useSyncExternalStore(subscribe, () => said)
  return (
    <>
      {URGENCIES.map((urgency) => (
        <div key={urgency} className="unseen" aria-live={urgency} data-live={urgency}>
          {now[urgency]}
        </div>
      ))}
    </>
  )
}
