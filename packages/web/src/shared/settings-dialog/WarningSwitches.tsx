/** A switch for each kind of warning. */
import { useLanguage } from '../language/LanguageProvider.tsx'
import { changeSettings, useSettings, WASTES } from '../settings/settings.ts'
import '../ui/Choice.css'

export function WarningSwitches() {
  const { settings: words } = useLanguage().words.web
  const { warnings } = useSettings()
  return (
    <fieldset className="ticks">
      <legend>{words.warnings}</legend>
      {WASTES.map((waste) => (
        <label key={waste}>
          <input
            type="checkbox"
            checked={warnings[waste]}
            onChange={({ target }) =>
              changeSettings({ warnings: { ...warnings, [waste]: target.checked } })
            }
          />
          <span>{words.wastes[waste]}</span>
        </label>
      ))}
    </fieldset>
  )
}
