/** The push services that may be called: those of the browsers and those that the operator names. */

/** Only known push services are called, or people could make this server send requests inside its own network (SSRF). */
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
