import { useLanguage } from '../language/LanguageProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Choice } from './Choice.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { changeSettings, MOTIONS, SIZES, SPEEDS, THEME_CHOICES, useSettings } from './settings.ts'
import { WarningSwitches } from './WarningSwitches.tsx'

const SWITCH = ['on', 'off'] as const

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage().words
  const settings = useSettings()
  const words = web.settings
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <LanguageSwitch />
      <Choice
        label={words.theme}
        values={THEME_CHOICES}
        names={words.themes}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={words.size}
        values={SIZES}
        names={words.sizes}
        value={settings.size}
        onChange={(size) => changeSettings({ size })}
      />
      <Choice
        label={words.motion}
        values={MOTIONS}
        names={words.motions}
        value={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Choice
        label={web.bot.speed}
        values={SPEEDS}
        names={web.bot.speeds}
        value={settings.speed}
        onChange={(speed) => changeSettings({ speed })}
      />
      <WarningSwitches />
      <Choice
        label={words.coach}
        values={SWITCH}
        names={words}
        value={settings.coach ? 'on' : 'off'}
        onChange={(value) => changeSettings({ coach: value === 'on' })}
      />
      <Choice
        label={words.keys}
        values={SWITCH}
        names={words}
        value={settings.keys ? 'on' : 'off'}
        onChange={(value) => changeSettings({ keys: value === 'on' })}
      />
    </Dialog>
  )
}
