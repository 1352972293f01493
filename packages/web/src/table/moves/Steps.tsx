/** The steps of the turn as chips: press one to go back to just after it. */
import type { MoveParts } from '@tiletum/engine'
import { useEffect, useRef } from 'react'
import { Die } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { CHANCE } from '../../game/host/host.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'

export function Steps() {
  const { game, steps, moments, opening, floor, live, shown, confirmed, isSubmitting } =
    useSnapshot()
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
        const free = live && !isSubmitting && index + 1 >= floor && index + 1 < moments.length
        return (
          <li
            key={index}
            data-by={moment.by === CHANCE ? 'chance' : 'seat'}
            data-under-way={isSubmitting && index >= confirmed ? '' : undefined}
          >
            {free ? (
              <button
                type="button"
                className="chip"
                aria-label={web.tray.backTo(text)}
                data-tip={long}
                onClick={() => table.backTo(index + 1)}
              >
                <StepFace parts={game.partsOf(moment.move)} />
                <span className="step">{text}</span>
              </button>
            ) : (
              <span className="chip" data-tip={long}>
                <StepFace parts={game.partsOf(moment.move)} />
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
export function StepFace({ parts }: { readonly parts: MoveParts }) {
  const { faces } = useTable()
  switch (parts.verb) {
    case 'die <colour> <value>':
    case 'die <colour> <value> to <value>': {
      const [colour, printed, value = printed] = parts.args
      return <Die resource={faces.die(colour)} value={Number(value)} size={26} />
    }
    default:
      return undefined
  }
}
