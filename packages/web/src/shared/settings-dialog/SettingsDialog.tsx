/** The settings in groups; a new setting is one more line in its group. */
import type { ReactNode } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { chooseView, useView } from '../settings/view.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Choice } from '../ui/Choice.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import {
  FONTS,
  changeSettings,
  MOTIONS,
  OWN_COLOURS,
  SIZES,
  SPEEDS,
  THEME_CHOICES,
  useSettings,
  VIEWS,
} from '../settings/settings.ts'
import { SettingSwitch } from './SettingSwitch.tsx'
import { SoundSettings } from './SoundSettings.tsx'
import { WarningSwitches } from './WarningSwitches.tsx'
import './SettingsDialog.css'

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage().words
  const settings = useSettings()
  const view = useView()
  const words = web.settings
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <Group title={words.groups.look}>
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
          label={words.font}
          values={FONTS}
          names={words.fonts}
          value={settings.font}
          onChange={(font) => changeSettings({ font })}
        />
        <Choice
          label={words.motion}
          values={MOTIONS}
          names={words.motions}
          value={settings.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Choice
          label={words.view}
          values={VIEWS}
          names={web.view}
          value={view}
          onChange={chooseView}
        />
      </Group>
      <Group title={words.groups.play}>
        <Choice
          label={words.colour}
          values={OWN_COLOURS}
          names={{ ...web.setup.colours, any: words.anyColour }}
          value={settings.colour}
          onChange={(colour) => changeSettings({ colour })}
        />
        <Choice
          label={web.bot.speed}
          values={SPEEDS}
          names={web.bot.speeds}
          value={settings.speed}
          onChange={(speed) => changeSettings({ speed })}
        />
        <WarningSwitches />
        <SettingSwitch name="coach" label={words.coach} />
        <SettingSwitch name="hints" label={words.hints} />
        <SettingSwitch name="keys" label={words.keys} />
      </Group>
      <Group title={words.groups.sound}>
        <SoundSettings />
      </Group>
    </Dialog>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="settings-group">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
