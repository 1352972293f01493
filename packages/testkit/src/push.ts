/** Decrypts a push message as a browser does, by RFC 8188 and RFC 8291. */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

const CURVE = 'prime256v1'
const SALT = 16
/** Length of the header in bytes: salt, record size and length of the sender's key. */
const HEAD = SALT + 5
const TAG = 16
/** Delimiter at the end of the last record. */
const LAST = 2

export function openPush(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const browser = createECDH(CURVE)
  browser.setPrivateKey(privateKey)
  const salt = body.subarray(0, SALT)
  const sender = body.subarray(HEAD, HEAD + (body[HEAD - 1] ?? 0))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
  const sealed = body.subarray(HEAD + sender.length)
  const opener = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  opener.setAuthTag(sealed.subarray(-TAG))
  const text = Buffer.concat([opener.update(sealed.subarray(0, -TAG)), opener.final()])
  if (text.at(-1) !== LAST) throw new Error('Another record follows')
  return text.subarray(0, -1).toString()
}
