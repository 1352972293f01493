import { useId } from 'react'
import { PLAYER_COLOURS } from '../game/saved.ts'
import type { Player } from '../game/saved.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

interface PlayerFieldsProps {
  readonly seat: number
  readonly player: Player
  readonly onChange: (player: Player) => void
}

export function PlayerFields({ seat, player, onChange }: PlayerFieldsProps) {
  const { setup } = useLanguage().words.web
  const id = useId()
  return (
    <fieldset className="player-fields">
      <legend>{setup.seat(seat + 1)}</legend>
      <label htmlFor={`${id}-name`}>{setup.name}</label>
      <input
        id={`${id}-name`}
        type="text"
        maxLength={24}
        autoComplete="off"
        value={player.name}
        onChange={(event) => onChange({ ...player, name: event.target.value })}
      />
      <label htmlFor={`${id}-colour`}>{setup.colour}</label>
      <select
        id={`${id}-colour`}
        value={player.colour}
        onChange={(event) => {
          const colour = PLAYER_COLOURS.find((one) => one === event.target.value)
          if (colour !== undefined) onChange({ ...player, colour })
        }}
      >
        {PLAYER_COLOURS.map((colour) => (
          <option key={colour} value={colour}>
            {setup.colours[colour]}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
