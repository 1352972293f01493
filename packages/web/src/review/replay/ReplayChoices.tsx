/** The speed of the playback, and whose board is shown. */
import { useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import './ReplayChoices.css'

const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

interface ReplayChoicesProps {
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
  /** Undefined for the seat that decides. */
  readonly seat: number | undefined
  readonly onSeat: (seat: number | undefined) => void
}

export function ReplayChoices({ speed, onSpeed, seat, onSeat }: ReplayChoicesProps) {
  const { say, people } = useTable()
  const { screen: words } = useLazyWords(replayWords)
  return (
    <div className="replay-choices">
      <label>
        <span>{words.speed}</span>
        <select
          value={speed}
          onChange={(event) =>
            onSpeed(SPEEDS.find((one) => one === event.target.value) ?? 'normal')
          }
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {words.speeds[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.board}</span>
        <select
          value={seat ?? ''}
          onChange={(event) =>
            onSeat(event.target.value === '' ? undefined : Number(event.target.value))
          }
        >
          <option value="">{words.whoever}</option>
          {people.map((one) => (
            <option key={one} value={one}>
              {say.seat(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
