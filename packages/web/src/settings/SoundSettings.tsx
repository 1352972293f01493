import { useId } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { SOUNDS } from '../sound/sounds.ts'
import { playSounds } from '../sound/use-sounds.ts'
import { changeSettings, useSettings } from './settings.ts'
import { SettingSwitch } from './SettingSwitch.tsx'

export function SoundSettings() {
  const { settings: words } = useLanguage().words.web
  const { sound, volume } = useSettings()
  const id = useId()
  return (
    <>
      <SettingSwitch name="sound" label={words.sound} />
      {sound ? (
        <p className="volume">
          <label htmlFor={id}>{words.volume}</label>
          <input
            id={id}
            type="range"
            min={10}
            max={100}
            step={10}
            value={volume}
            onChange={(event) => changeSettings({ volume: event.target.valueAsNumber })}
          />
          <button type="button" onClick={() => void playSounds(SOUNDS)}>
            {words.listen}
          </button>
        </p>
      ) : undefined}
    </>
  )
}
