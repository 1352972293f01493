/** The dice as a list for fingers, under the wheel of a phone while a die can be chosen. */
import { DIE_COLOURS, NONE } from '@tiletum/engine'
import { memo } from 'react'
import { Die } from '../../shared/art/index.ts'
import { wheelIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import './DiceList.css'

const selectWheel = (snapshot: Snapshot) => wheelIn(snapshot, NONE)
/** The effect of a die depends on the whole state, so the list renders again with it. */
const selectState = ({ state }: Snapshot) => state
const selectChoosing = ({ options }: Snapshot) =>
  options.some(({ verb }) => verb === 'die <colour> <value>')

interface DiceListProps {
  readonly onDie: (colour: string, value: number, anchor: DOMRect) => void
}

export const DiceList = memo(function DiceList({ onDie }: DiceListProps) {
  const wheel = useSelected(selectWheel)
  const state = useSelected(selectState)
  const choosing = useSelected(selectChoosing)
  const { say, faces } = useTable()
  const { nouns, web } = useLanguage().words
  const there = DIE_COLOURS.flatMap((colour) =>
    wheel.flatMap(({ value, dice }) => {
      const count = dice.filter((die) => die === colour).length
      return count === 0 ? [] : { colour, value, count }
    }),
  )
  if (!choosing) return undefined
  return (
    <ul className="phone-dice">
      {there.map(({ colour, value, count }) => {
        const move = `die ${colour} ${value}`
        const { long } = say.move(state, move)
        return (
          <li key={move}>
            <button
              type="button"
              onClick={(event) => onDie(colour, value, event.currentTarget.getBoundingClientRect())}
            >
              <Die resource={faces.die(colour)} value={value} size={36} />
              {count > 1 ? <strong>{count} ×</strong> : undefined}
              <span>{long === move ? web.die.name(nouns.colour[colour], value) : long}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
})
