import { isIP } from 'node:net'
import path from 'node:path'
import ipaddr from 'ipaddr.js'
import { LEVELS } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'
import { allowedLevels } from './computers/levels.ts'
import { defaultDataFolder } from './data-folder.ts'
import { LOG_LEVELS } from './operation/logs.ts'
import type { LogLevel } from './operation/logs.ts'

/** The settings of the server, which come from environment variables. */
export interface ServerSettings {
  readonly port: number
  readonly host: string
  /** The folder of the file the server remembers with. */
  readonly data: string
  /** A Postgres to remember with instead. */
  readonly databaseUrl?: string
  /** The address of this server on the internet, behind a proxy. Without it, the server is in a home network. */
  readonly publicUrl?: string
  /** The addresses of the proxies that are believed when they say who asks. */
  readonly trustProxy?: readonly string[]
  /** The computer players that may sit at its tables. */
  readonly levels: readonly Level[]
  /** A factor on the rate limits of one person or address. */
  readonly limits: number
  /** For the whole home network: the addresses are shown to be photographed. */
  readonly lan: boolean
  /** The token that a request for the metrics must carry. */
  readonly metricsToken?: string
  readonly log: LogLevel
  /** Push services beside those of the browsers' makers, and seconds before anything is sent. */
  readonly pushServices: readonly string[]
  readonly pushAfter?: number
}

export type SettingsResult = { readonly settings: ServerSettings } | { readonly problem: string }

const HIGHEST_PORT = 65_535
const SHORTEST_TOKEN = 16
const MOST_LIMITS = 1000

export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SettingsResult {
  const lan = ['1', 'true', 'yes'].includes(environment['LAN'] ?? '')
  const { PORT: port = '8080', HOST: host = lan ? '0.0.0.0' : '127.0.0.1' } = environment
  const { LOG: log = 'warn', METRICS_TOKEN: metricsToken } = environment
  const { DATA: data, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl } = environment
  const { TRUST_PROXY: proxies } = environment
  const { BOTS: bots, LIMITS: limits = '1' } = environment
  const levels = allowedLevels(bots)
  if (levels === undefined) {
    return {
      problem: `BOTS is '${bots}': it must name the strongest computer player allowed (${LEVELS.join(', ')}), or none.`,
    }
  }
  if (!/^\d{1,5}$/.test(port.trim()) || Number(port) > HIGHEST_PORT) {
    return {
      problem: `PORT is '${port}': it must be a number from 0 to ${HIGHEST_PORT}, for example PORT=8080.`,
    }
  }
  if (!/^[1-9]\d{0,3}$/.test(limits) || Number(limits) > MOST_LIMITS) {
    return {
      problem: `LIMITS is '${limits}': it must be a number from 1 to ${MOST_LIMITS}, how many times the usual one person or address may do.`,
    }
  }
  if (isIP(host) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)) {
    return {
      problem: `HOST is '${host}': it must be an address or a name of this machine, for example HOST=0.0.0.0.`,
    }
  }
  if (databaseUrl !== undefined && !isUrl(databaseUrl, ['postgres:', 'postgresql:'])) {
    return {
      problem:
        'DATABASE_URL must be the address of a Postgres, for example DATABASE_URL=postgres://user:password@localhost/tiletum.',
    }
  }
  if (publicUrl !== undefined && !isUrl(publicUrl, ['http:', 'https:'])) {
    return {
      problem: `PUBLIC_URL is '${publicUrl}': it must be the address at which browsers find this server, for example PUBLIC_URL=https://tiletum.example.org.`,
    }
  }
  const trustProxy = proxies === undefined ? undefined : trustedProxies(proxies)
  if (proxies !== undefined && trustProxy === undefined) {
    return {
      problem: `TRUST_PROXY is '${proxies}': it must be the addresses of the proxies in front of this server, for example TRUST_PROXY=loopback or TRUST_PROXY=10.0.0.0/8,192.0.2.7.`,
    }
  }
  if (!isOneOf(LOG_LEVELS, log)) {
    return { problem: `LOG is '${log}': it must be one of ${LOG_LEVELS.join(', ')}.` }
  }
  if (metricsToken !== undefined && metricsToken.length < SHORTEST_TOKEN) {
    return { problem: `METRICS_TOKEN must have ${SHORTEST_TOKEN} characters or more.` }
  }
  const { PUSH_SERVICES: services = '', PUSH_AFTER: pushAfter } = environment
  const pushServices = services.split(/[\s,]+/).filter((one) => one !== '')
  if (pushServices.some((one) => !isUrl(one, ['http:', 'https:']) || new URL(one).origin !== one)) {
    return {
      problem: `PUSH_SERVICES is '${services}': it must be addresses without a path, for example PUSH_SERVICES=https://push.example.org.`,
    }
  }
  if (pushAfter !== undefined && !/^\d{1,4}$/.test(pushAfter)) {
    return {
      problem: `PUSH_AFTER is '${pushAfter}': it must be a number of seconds, for example PUSH_AFTER=20.`,
    }
  }
  return {
    settings: {
      port: Number(port),
      host,
      data: path.resolve(data === undefined || data === '' ? defaultDataFolder(environment) : data),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(trustProxy === undefined ? {} : { trustProxy }),
      levels,
      limits: Number(limits),
      lan,
      ...(metricsToken === undefined ? {} : { metricsToken }),
      log,
      pushServices,
      ...(pushAfter === undefined ? {} : { pushAfter: Number(pushAfter) }),
    },
  }
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function trustedProxies(text: string): readonly string[] | undefined {
  const addresses = text.split(',').map((one) => one.trim())
  const areAddresses = addresses.every(
    (one) => NAMED_NETWORKS.includes(one) || isIP(one) !== 0 || ipaddr.isValidCIDR(one),
  )
  return areAddresses ? addresses : undefined
}

const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text)

function isUrl(text: string, protocols: readonly string[]): boolean {
  try {
    return protocols.includes(new URL(text).protocol)
  } catch {
    return false
  }
}
