/** A setting that can be switched on and off. */
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Choice } from '../ui/Choice.tsx'
import { changeSettings, useSettings } from '../settings/settings.ts'
import type { UserSettings } from '../settings/settings.ts'

const SWITCH = ['on', 'off'] as const

type SwitchName = {
  [Name in keyof UserSettings]: UserSettings[Name] extends boolean ? Name : never
}[keyof UserSettings]

interface SettingSwitchProps {
  readonly name: SwitchName
  readonly label: string
}

export function SettingSwitch({ name, label }: SettingSwitchProps) {
  const { settings: words } = useLanguage().words.web
  const settings = useSettings()
  return (
    <Choice
      label={label}
      values={SWITCH}
      names={words}
      value={settings[name] ? 'on' : 'off'}
      onChange={(value) => changeSettings({ [name]: value === 'on' })}
    />
  )
}
