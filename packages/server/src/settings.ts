import { isIP } from 'node:net'

/** What whoever starts the server may decide, by environment variables. */
export interface Settings {
  readonly port: number
  readonly host: string
}

export type SettingsResult = { readonly settings: Settings } | { readonly problem: string }

const HIGHEST_PORT = 65_535

export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SettingsResult {
  const { PORT: port = '8080', HOST: host = '127.0.0.1' } = environment
  if (!/^\d{1,5}$/.test(port.trim()) || Number(port) > HIGHEST_PORT) {
    return {
      problem: `PORT is '${port}': it must be a number from 0 to ${HIGHEST_PORT}, for example PORT=8080.`,
    }
  }
  if (isIP(host) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)) {
    return {
      problem: `HOST is '${host}': it must be an address or a name of this machine, for example HOST=0.0.0.0.`,
    }
  }
  return { settings: { port: Number(port), host } }
}
