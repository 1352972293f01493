/** The one cookie there is. */

/** At most so much of a header is looked at. */
const LONGEST = 8_192

export function cookieIn(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > LONGEST) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at >= 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined
  }
  return undefined
}

export function cookieText(
  name: string,
  value: string,
  secure: boolean,
  milliseconds: number,
): string {
  const age = Math.floor(milliseconds / 1000)
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Lax']
  return (secure ? [...parts, 'Secure'] : parts).join('; ')
}
