/**
 * Tells processes that something happened, after it was committed. An event may be lost: nothing
 * depends on it, and what is watched is also looked up every two seconds.
 */
export interface EventBus {
  /**
   * Tells all watchers of the topic, in every process, this one included, that it stands at `n`.
   * Never fails and never waits.
   */
  publish(topic: Topic, n: number): void
  /** Calls `heard` whenever the topic may have moved on to `n`; the answer stops it. */
  watch(topic: Topic, heard: (n: number) => void): () => void
  /** Whether events of other processes arrive; while they don't, polling goes on. */
  isUp(): boolean
  close(): Promise<void>
}

/**
 * `table/ID`: its head · `chat/ID`: the number of its lines (both looked up too) · `person/ID`:
 * something of theirs changed, such as a revoked device · `seen/ID`: somebody is at that table ·
 * `door/ID`: a link of that table was made anew.
 */
export type Topic = `${'table' | 'chat' | 'person' | 'seen' | 'door'}/${string}`
