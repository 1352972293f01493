/** A choice between the standard edition and those stored on this device. */
import { useId } from 'react'
import { editionName } from '../game/storage/edition-store.ts'
import type { StoredEdition } from '../game/storage/edition-store.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'

interface EditionSelectProps {
  readonly label: string
  readonly kept: readonly StoredEdition[]
  /** Undefined for the standard edition. */
  readonly chosen: string | undefined
  readonly onChoose: (edition: string | undefined) => void
}

const STANDARD = ''

export function EditionSelect({ label, kept, chosen, onChoose }: EditionSelectProps) {
  const { setup } = useLanguage().words.web
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>{' '}
      <select
        id={id}
        value={chosen ?? STANDARD}
        onChange={({ target }) => onChoose(target.value === STANDARD ? undefined : target.value)}
      >
        <option value={STANDARD}>{setup.standardEdition}</option>
        {kept.map((one) => (
          <option key={one.id} value={one.id}>
            {editionName(one) ?? setup.unnamedEdition}
          </option>
        ))}
      </select>
    </p>
  )
}
