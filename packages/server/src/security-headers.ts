import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { OriginCheck } from './identity/own-origins.ts'

/**
 * Everything comes from the server itself and nothing is inline. Requests are not upgraded to
 * HTTPS and no HTTPS is demanded: in a home network the game is served over plain HTTP.
 */
const POLICY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // The picture of a chronicle is drawn in the page and never leaves it.
      imgSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: false,
  // Browsers heed these two only over HTTPS and complain about them in a home network.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
}

const A_YEAR = 31_536_000

/** At an https address browsers may insist on it. Other names below the domain are somebody else's. */
const HTTPS_POLICY: FastifyHelmetOptions = {
  ...POLICY,
  strictTransportSecurity: { maxAge: A_YEAR, includeSubDomains: false },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  originAgentCluster: true,
}

export const policyFor = ({ secure }: Pick<OriginCheck, 'secure'>): FastifyHelmetOptions =>
  secure ? HTTPS_POLICY : POLICY

/** What the client uses is allowed to its own pages, everything else that asks people to nobody. */
export const PERMISSIONS = [
  ...['clipboard-write', 'fullscreen', 'screen-wake-lock', 'web-share'].map(
    (one) => `${one}=(self)`,
  ),
  ...[
    'accelerometer',
    'bluetooth',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((one) => `${one}=()`),
].join(', ')

/** For answers that never reach the app: they show nothing but a sentence. */
export const BARE_POLICY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const
