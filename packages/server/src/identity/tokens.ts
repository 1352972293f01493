/** Secrets are kept only as hashes: who reads the store cannot use them. */
import { createHash } from 'node:crypto'

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
