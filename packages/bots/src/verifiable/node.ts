/** The hash functions of Node. */
import { createHash, createHmac } from 'node:crypto'
import type { Hashes } from './secrets.ts'

export const nodeHashes: Hashes = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmac: (key, data) => createHmac('sha256', key).update(data).digest(),
}
