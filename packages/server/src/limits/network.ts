/** The part of an address that limits are counted by. */
import ipaddr from 'ipaddr.js'

const GROUPS_OF_A_NETWORK = 4

/**
 * Returns an IPv4 address as it is, also when it is written as IPv6 (`::ffff:192.0.2.7`), and the /64 of
 * an IPv6 address, since one household gets at least a /64 to take addresses from.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const groups = parsed.parts.slice(0, GROUPS_OF_A_NETWORK).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}
