/**
 * The end of a round in a few seconds over the table: king phase, fair, then new tiles and dice.
 * Any key or tap shows the next scene, Escape ends it. The game does not wait for it, and the table
 * below can be pressed all the time.
 */
import { useEffect, useState } from 'react'
import { Banner, Icon } from '../../shared/art/index.ts'
import { FairPennant } from '../../shared/art/map/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { playSounds } from '../../shared/sound/play-sounds.ts'
import { useTable } from '../../game/TableContext.tsx'
import { signed } from '../../shared/ui/minus.ts'
import type { PointsChange, RoundEnd } from './scenes.ts'
import { animateDice } from './animate-dice.ts'
import { roundEndWords } from '../../shared/language/screen-words.ts'
import './RoundEndOverlay.css'

const SCENES = ['king', 'fair', 'dice'] as const
/** Milliseconds that each scene is shown: long enough to read it. */
const LASTS = { king: 2200, fair: 2400, dice: 1900 } as const

interface CeremonyProps {
  readonly end: RoundEnd
  readonly onOver: () => void
}

export function RoundEndOverlay({ end, onOver }: CeremonyProps) {
  const words = useLazyWords(roundEndWords)
  const { say } = useTable()
  const [at, setAt] = useState(0)
  const scene = SCENES[at]

  useEffect(() => {
    if (scene === undefined) {
      onOver()
      return undefined
    }
    void playSounds(scene === 'king' ? ['quill'] : scene === 'fair' ? ['bell'] : ['dice'])
    const stop = scene === 'dice' ? animateDice() : undefined
    const timer = setTimeout(() => setAt((now) => now + 1), LASTS[scene])
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [scene, onOver])

  useEffect(() => {
    const hurry = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') onOver()
      else setAt((now) => now + 1)
    }
    addEventListener('keydown', hurry, { capture: true, passive: true })
    addEventListener('pointerdown', hurry, { capture: true, passive: true })
    return () => {
      removeEventListener('keydown', hurry, { capture: true })
      removeEventListener('pointerdown', hurry, { capture: true })
    }
  }, [onOver])

  if (scene === undefined) return undefined
  return (
    <div className="ceremony" data-scene={scene} aria-hidden="true">
      <div className="scene" key={scene}>
        {scene === 'king' ? (
          <>
            <h2>
              <Icon name="king" size={26} /> {words.king(end.round)}
            </h2>
            <Reckoning counted={end.king} ordered />
          </>
        ) : scene === 'fair' ? (
          <>
            <h2>
              <FairPennant fair={end.round} size={30} /> {words.fair(say.place(end.town))}
            </h2>
            {end.fair.length === 0 ? <p>{words.nobody}</p> : <Reckoning counted={end.fair} />}
          </>
        ) : (
          <h2>
            <Icon name="wheel" size={26} /> {words.next(end.round + 1)}
          </h2>
        )}
        <p className="skip">{words.skip}</p>
      </div>
    </div>
  )
}

interface ReckoningProps {
  readonly counted: readonly PointsChange[]
  /** Whether the order is the turn order. */
  readonly ordered?: boolean
}

function Reckoning({ counted, ordered = false }: ReckoningProps) {
  const { say, colours } = useTable()
  const most = Math.max(1, ...counted.map(({ points }) => Math.abs(points)))
  return (
    <ol>
      {counted.map(({ seat, points }, index) => (
        <li key={seat} style={{ animationDelay: `${index * 160}ms` }}>
          <span className="place">{ordered ? index + 1 : ''}</span>
          <Banner player={colours[seat] ?? 'cardinal'} size={22} />
          <span className="name">{say.seat(seat)}</span>
          <span className="points-bar" data-below={points < 0 ? '' : undefined}>
            <span
              style={{
                transform: `scaleX(${Math.abs(points) / most})`,
                animationDelay: `${200 + index * 160}ms`,
              }}
            />
          </span>
          <b>{signed(points)}</b>
        </li>
      ))}
    </ol>
  )
}
