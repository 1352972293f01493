/** The steps of the turn as chips: press one to go back to just after it. */
import { DIE_COLOURS } from '@tiletum/engine'
import { useEffect, useRef } from 'react'
import { Die } from '../art/index.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { CHANCE } from '../game/moment.ts'
import { stateAt } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

export function Steps() {
  const { steps, moments, opening, floor, live, shown } = useSnapshot()
  const { table, say } = useTable()
  const { web } = useLanguage().words
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) list.current.scrollLeft = list.current.scrollWidth
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])

  return (
    <ol className="steps" aria-label={web.tray.steps} ref={list}>
      {steps.map((index) => {
        const moment = moments[index]
        if (moment === undefined) return undefined
        const { label, long } = say.move(stateAt(opening, moments, index), moment.notation)
        const text = moment.by === CHANCE ? web.tray.turned(label) : label
        const free = live && index + 1 >= floor && index + 1 < moments.length
        return (
          <li key={index} data-by={moment.by === CHANCE ? 'chance' : 'seat'}>
            {free ? (
              <button
                type="button"
                className="chip"
                aria-label={web.tray.backTo(text)}
                data-tip={long}
                onClick={() => table.backTo(index + 1)}
              >
                <StepFace notation={moment.notation} />
                <span className="step">{text}</span>
              </button>
            ) : (
              <span className="chip" data-tip={long}>
                <StepFace notation={moment.notation} />
                <span className="step">{text}</span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The die itself at the head of its step. */
export function StepFace({ notation }: { readonly notation: string }) {
  const { faces } = useTable()
  const [verb, name, value, , to] = notation.split(' ')
  const colour = DIE_COLOURS.find((one) => one === name)
  if (verb !== 'die' || colour === undefined) return undefined
  return <Die resource={faces.die(colour)} value={Number(to ?? value)} size={26} />
}
