/** Where notices may be sent: to the push services of the browsers and of this server's operator. */

/** Whoever could name any address could make this server knock at doors inside its own network. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/** @param more the origins of others that whoever runs this server trusts */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username === '' && url.password === '' && more.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  if (url.username !== '' || url.password !== '') return false
  return SERVICES.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`))
}
