/** The name of a device in the list of devices: its browser and system, as far as it tells them. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

export function deviceLabel(agent: string | undefined): string {
  const said = (agent ?? '').slice(0, 500)
  const browser = BROWSERS.find(([mark]) => said.includes(mark))?.[1]
  const system = SYSTEMS.find(([mark]) => said.includes(mark))?.[1]
  return [browser, system].filter((part) => part !== undefined).join(' · ') || '?'
}
