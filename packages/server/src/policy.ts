import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * Everything comes from the server itself and nothing is inline. Requests are not upgraded to
 * HTTPS and no HTTPS is demanded: in a home network the game is served over plain HTTP.
 */
export const POLICY: FastifyHelmetOptions = {
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

/** For answers that never reach the app: they show nothing but a sentence. */
export const BARE_POLICY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const
