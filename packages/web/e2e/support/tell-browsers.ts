/** Tells once, before all tests, which browsers they run in. */
import { findBrowser, pinned, versionOf } from './chromium.ts'

export default function tellBrowsers(): void {
  const newer = process.env['TILETUM_E2E_NEWER'] ?? ''
  const { executablePath, env } = findBrowser()
  const main =
    env === undefined
      ? `${executablePath} ${versionOf(executablePath) ?? ''}`
      : `Chromium ${pinned().version}`
  console.error(
    newer === ''
      ? `Browser tests in ${main}; no newer Chromium or Chrome is installed here.`
      : `Browser tests in ${main}, a few also in ${newer} ${versionOf(newer) ?? ''}.`,
  )
}
