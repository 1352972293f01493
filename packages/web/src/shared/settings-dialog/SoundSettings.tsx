import { useId } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { SOUNDS } from '../sound/sounds.ts'
import { playSounds } from '../sound/play-sounds.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { SettingSwitch } from './SettingSwitch.tsx'

export function SoundSettings() {
  const { hand, web } = useLanguage().words
  const { settings: words } = web
  const { sound, silent, volume } = useSettings()
  const id = useId()
  return (
    <>
      <SettingSwitch name="sound" label={words.sound} />
      {sound ? (
        <>
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
          <fieldset className="sound-kinds">
            <legend>{hand.sounds.title}</legend>
            {SOUNDS.map((kind) => (
              <label key={kind} className="tick">
                <input
                  type="checkbox"
                  data-sound={kind}
                  checked={!silent.includes(kind)}
                  onChange={({ target }) => {
                    const others = silent.filter((one) => one !== kind)
                    changeSettings({ silent: target.checked ? others : [...others, kind] })
                    if (target.checked) void playSounds([kind])
                  }}
                />
                {hand.sounds.kinds[kind]}
              </label>
            ))}
          </fieldset>
        </>
      ) : undefined}
    </>
  )
}
