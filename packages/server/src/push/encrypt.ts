/** A notice that only the subscribed browser can read: `aes128gcm` as RFC 8291 and RFC 8188 have it. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushKeys {
  /** The browser's public key and its secret, in base64url. */
  readonly p256dh: string
  readonly auth: string
}

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const RECORD_SIZE = 4096
/** Ends the last record. */
const LAST = 2

export interface Randomness {
  readonly salt: Buffer
  /** The private key of this one message. */
  readonly privateKey: Buffer
}

const fresh = (): Randomness => {
  const once = createECDH(CURVE)
  once.generateKeys()
  return { salt: randomBytes(SALT_BYTES), privateKey: once.getPrivateKey() }
}

/** @throws where the keys are none. */
export function encrypted(text: string, keys: PushKeys, { salt, privateKey } = fresh()): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url')
  const ours = createECDH(CURVE)
  ours.setPrivateKey(privateKey)
  const publicKey = ours.getPublicKey()
  const derive = (from: Buffer, by: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, by, info, bytes))
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, publicKey])
  const shared = derive(ours.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), both, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const head = Buffer.alloc(SALT_BYTES + 5)
  salt.copy(head)
  head.writeUInt32BE(RECORD_SIZE, SALT_BYTES)
  head.writeUInt8(publicKey.length, SALT_BYTES + 4)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(text), cipher.update(Buffer.of(LAST)), cipher.final()]
  return Buffer.concat([head, publicKey, ...sealed, cipher.getAuthTag()])
}
