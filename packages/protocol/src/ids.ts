/** Ids and secrets by the system's generator, which is there over plain HTTP too. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** 80 bits: for tables and people. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte & 31)).join('')
}

/** How an id of a table or a person is written, and the secret of a link: a link may come cut short. */
export const ID = /^[a-z2-7]{16}$/
export const SECRET = /^[\w-]{22,43}$/
export const isId = (text: string): boolean => ID.test(text)
export const isSecret = (text: string): boolean => SECRET.test(text)

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const letters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => BASE64URL.charAt(byte & 63)).join('')

/** 132 bits: for requests and links. */
export const newRequestId = (): string => letters(22)
/** 258 bits: for cookies and tokens. */
export const newToken = (): string => letters(43)

function randomBytes(length: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(length))
}
