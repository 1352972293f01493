/** The presence and the clock of a player at a screen of their own. */
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import type { SeatStatus } from '../../game/host/host.ts'
import type { Signal } from '../../game/host/signal.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useDuration } from '../../shared/ui/duration.ts'
import { useNow } from '../../shared/ui/now.ts'
import './SeatClock.css'

export function SeatClock({ seat }: { readonly seat: number }) {
  const { attendance } = useTable()
  return attendance === undefined ? undefined : <Attending stream={attendance} seat={seat} />
}

interface AttendingProps {
  readonly stream: Signal<readonly SeatStatus[]>
  readonly seat: number
}

function Attending({ stream, seat }: AttendingProps) {
  const { board } = useLanguage().words.web
  const now = useSyncExternalStore(stream.subscribe, stream.current)[seat]
  if (now === undefined) return undefined
  const { away, clock } = now
  return (
    <>
      {away ? <span className="seat-away">{board.away}</span> : undefined}
      {clock === undefined ? undefined : 'until' in clock ? (
        <RunningClock until={clock.until} />
      ) : (
        <Clock left={clock.left} />
      )}
    </>
  )
}

function RunningClock({ until }: { readonly until: number }) {
  return <Clock left={until - useNow()} runs />
}

/** In the last minute the clock is bold, so that its colour is not the only sign. Milliseconds. */
const SHORT = 60_000

function Clock({ left, runs = false }: { readonly left: number; readonly runs?: boolean }) {
  const { board } = useLanguage().words.web
  const time = useDuration()(left)
  return (
    <span
      className="seat-clock"
      data-runs={runs ? '' : undefined}
      data-short={runs && left < SHORT ? '' : undefined}
      data-tip={board.timeLeft(time)}
    >
      {time}
    </span>
  )
}
