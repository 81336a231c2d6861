import { isIPv4 } from 'node:net'

/**
 * Origin of a call, for limits only, never stored or logged. `subscriber` is an IPv4 address or an IPv6 /64.
 * `wide` is the /48 around it, within which a customer may change addresses; undefined for IPv4.
 */
export type Network = { readonly subscriber: string; readonly wide: string | undefined }

/** Factor by which the limit of a /48 exceeds that of a /64. */
export const WIDE_SHARE = 4

const GROUPS = 8

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}

/** Network of an address from the HTTP layer. An IPv4 address written as IPv6 counts as IPv4. */
export function networkOf(address: string): Network {
  const bare = address.split('%')[0] ?? address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped || isIPv4(bare) || !bare.includes(':')) return { subscriber: mapped ?? bare, wide: undefined }
  const groups = groupsOf(bare)
  return { subscriber: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` }
}
