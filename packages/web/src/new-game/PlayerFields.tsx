import { LEVELS } from '@tiletum/bots'
import { useId } from 'react'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import type { SavedPlayer } from '../game/storage/saved-game.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { defaultName } from './defaults.ts'

interface PlayerFieldsProps {
  readonly seat: number
  readonly player: SavedPlayer
  readonly onChange: (player: SavedPlayer) => void
}

export function PlayerFields({ seat, player, onChange }: PlayerFieldsProps) {
  const { setup, computer: computers } = useLanguage().words.web
  const id = useId()
  const { computer, ...person } = player
  /** A default name changes with the kind of player. */
  const seatFor = (value: string) => {
    const level = LEVELS.find((one) => one === value)
    const own = player.name !== defaultName(setup, seat, computer)
    const name = own ? player.name : defaultName(setup, seat, level)
    onChange({ ...person, name, ...(level === undefined ? {} : { computer: level }) })
  }
  return (
    <fieldset className="player-fields">
      <legend>{setup.seat(seat + 1)}</legend>
      <label htmlFor={`${id}-by`}>{setup.playedBy}</label>
      <select
        id={`${id}-by`}
        value={computer ?? ''}
        aria-describedby={computer === undefined ? undefined : `${id}-level`}
        onChange={(event) => seatFor(event.target.value)}
      >
        <option value="">{setup.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {computers.level(computers.levels[level])}
          </option>
        ))}
      </select>
      {computer === undefined ? undefined : (
        <p id={`${id}-level`} className="level-about">
          {computers.about[computer]}
        </p>
      )}
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
