/**
 * The time of the whole server. It runs at the pace of the monotonic clock, which is never set, and is
 * compared with the clock on the wall every second. Where the two part (the wall clock was set, or the
 * machine slept, in which the monotonic clock stands still), nobody knows yet which one is right: the
 * time goes on evenly, and only a wall clock that stays where it is for two minutes is followed.
 */
export interface Clocks {
  /** Milliseconds since 1970. With Postgres it is the database's, the same for all processes. */
  readonly wall: () => number | Promise<number>
  readonly monotonic: () => number
}

export const CLOCKS: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() }

/** The server's time went on at `to`. What passed since the jump was noticed at `from` counts for nobody. */
export interface Skip {
  readonly from: number
  readonly to: number
}

export interface ServerTime {
  /** For what is written down: whole milliseconds since 1970, never earlier but after a skip. */
  readonly now: () => number
  /** For rates, caches and everything else that only this process knows: milliseconds, never set. */
  readonly elapsed: () => number
  /** Looks at the wall clock; to be called every second. */
  readonly compare: () => Promise<void>
  /** The jumps that the time of this process has followed, the latest last. */
  skips(): readonly Skip[]
  /** False for two minutes after a jump: nobody's time runs out meanwhile. */
  mayFlag(): boolean
  /** False for a day after a jump: nothing is deleted or given up meanwhile. */
  mayRemove(): boolean
  /** Whether the wall clock has been trusted for two minutes: times that lie ahead of it are wrong. */
  isSettled(): boolean
  /** The last jump, for a day: by how many milliseconds the wall clock went, and when. */
  jumped(): { readonly by: number; readonly at: number } | undefined
}

export interface ClockEvents {
  /** The wall clock went by so many milliseconds, or came back. */
  readonly jumped?: (by: number) => void
  /** The server's time followed it. */
  readonly skipped?: (skip: Skip) => void
}

/** Less than this between the clocks is drift, and followed at once. */
export const JUMP = 5_000
const SETTLES = 120_000
const DAY = 86_400_000
/** A wall clock that took longer to answer tells too little. */
const SLOW = 1_000
const MOST_SKIPS = 100

export async function createServerTime(
  { wall, monotonic }: Clocks,
  { jumped, skipped }: ClockEvents = {},
): Promise<ServerTime> {
  const began = monotonic()
  /** The number that makes the monotonic clock the time of the server. */
  let offset = (await wall()) - monotonic()
  let last = -Infinity
  let pending: { readonly offset: number; readonly since: number; readonly at: number } | undefined
  let jump: { readonly by: number; readonly at: number; readonly since: number } | undefined
  const skips: Skip[] = []

  const now = (): number => (last = Math.max(last, Math.round(monotonic() + offset)))
  const sinceJump = (): number => monotonic() - (jump?.since ?? -Infinity)

  function note(by: number): void {
    jump = { by: Math.round(by), at: now(), since: monotonic() }
    jumped?.(jump.by)
  }

  function follow(to: number, from: number): void {
    offset = to
    last = -Infinity
    const skip = { from, to: now() }
    if (skips.push(skip) > MOST_SKIPS) skips.shift()
    skipped?.(skip)
  }

  return {
    now,
    elapsed: monotonic,
    async compare() {
      const asked = monotonic()
      const told = await wall()
      const heard = monotonic()
      if (heard - asked > SLOW) return
      const seen = told - (asked + heard) / 2
      if (Math.abs(seen - offset) < JUMP) {
        if (pending !== undefined) note(offset - pending.offset)
        pending = undefined
        offset = seen
      } else if (pending === undefined || Math.abs(seen - pending.offset) >= JUMP) {
        note(seen - (pending?.offset ?? offset))
        pending = { offset: seen, since: heard, at: pending?.at ?? now() }
      } else if (heard - pending.since >= SETTLES) {
        const { at } = pending
        pending = undefined
        follow(seen, at)
      }
    },
    skips: () => skips,
    mayFlag: () => sinceJump() >= SETTLES,
    mayRemove: () => sinceJump() >= DAY,
    isSettled: () => Math.min(sinceJump(), monotonic() - began) >= SETTLES,
    jumped: () =>
      jump === undefined || sinceJump() >= DAY ? undefined : { by: jump.by, at: jump.at },
  }
}
