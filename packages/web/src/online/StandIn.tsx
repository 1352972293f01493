/** Proposes a stand-in for an absent player: a computer player, or a visitor. */
import { LEVELS } from '@tiletum/bots'
import type { People, Replacement } from '@tiletum/protocol'
import { useId, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { DEFAULT_STAND_IN } from './default-stand-in.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

interface StandInProps {
  readonly name: string
  readonly visitors: readonly string[]
  readonly people: People
  readonly onCall: (by: Replacement) => void
}

export function StandIn({ name, visitors, people, onCall }: StandInProps) {
  const { seatWays, together } = useLazyWords(onlineWords)
  const { computer } = useLanguage().words.web
  const [chosen, setChosen] = useState<string>(DEFAULT_STAND_IN)
  const id = useId()
  return (
    <span className="buttons">
      <label className="unseen" htmlFor={id}>
        {seatWays.by(name)}
      </label>
      <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {seatWays.aComputer(computer.levels[level])}
          </option>
        ))}
        {visitors.map((person) => (
          <option key={person} value={person}>
            {people[person]?.name}
          </option>
        ))}
      </select>
      <button
        type="button"
        onClick={() => onCall(visitors.includes(chosen) ? { person: chosen } : { level: chosen })}
      >
        {together.callStandIn(name)}
      </button>
    </span>
  )
}
