/** A choice of one of a few: radio buttons that look like a row of cards. */
import { useId } from 'react'
import './Choice.css'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, values, names, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
