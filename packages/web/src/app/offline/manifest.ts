/** The manifests of the installed app. Only the build reads them. */
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { PALETTES } from '../../shared/theme/tokens.ts'

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({
  src,
  sizes,
  type,
  purpose,
})

const ICONS = [
  icon('/icons/icon.svg', 'any', 'image/svg+xml'),
  icon('/icons/icon-192.png', '192x192', 'image/png'),
  icon('/icons/icon-512.png', '512x512', 'image/png'),
  icon('/icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
]

function manifestOf(language: Language): object {
  const { page, web } = CATALOGUES[language]
  const { paper, panel } = PALETTES.day
  return {
    id: '/',
    name: page.title,
    short_name: page.title,
    description: page.tagline,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: panel,
    categories: ['games'],
    icons: ICONS,
    shortcuts: [{ name: web.start.newGame, url: '/#/new' }],
  }
}

/** File names and contents, one for each language. */
export const manifests = (): readonly (readonly [string, string])[] =>
  LANGUAGES.map((language) => [
    `manifest.${language}.webmanifest`,
    JSON.stringify(manifestOf(language), undefined, 2),
  ])
