import { useId } from 'react'
import { LANGUAGES, LANGUAGE_NAMES } from '@tiletum/text'
import { useLanguage } from '../language/LanguageProvider.tsx'
import './LanguageSwitch.css'

export function LanguageSwitch() {
  const { chosen, words, speak } = useLanguage()
  // The page may have two switches, whose radio buttons must not form one group.
  const name = useId()
  return (
    <fieldset className="language-switch">
      <legend>{words.page.language}</legend>
      {LANGUAGES.map((other) => (
        <label key={other} lang={other}>
          <input
            type="radio"
            name={name}
            value={other}
            checked={other === chosen}
            onChange={() => speak(other)}
          />
          <span>{LANGUAGE_NAMES[other]}</span>
        </label>
      ))}
    </fieldset>
  )
}
