import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { type Message, t } from '../../../kit/words.ts'

const CLOSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Parts of the global unicast range 2000::/3 that are not public: documentation, benchmarks, 6to4 and Teredo. */
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, prefix] of CLOSED_V4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of CLOSED_V6) closed.addSubnet(network, prefix, 'ipv6')
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet: not this machine, its network, or a reserved range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

const NOT_PUSH: Message = () => t`This is not the address of a push service.`

/** Why nothing may be sent to `endpoint`; undefined if allowed. `mayLoopback` also allows this machine, without TLS. */
export function endpointProblem(endpoint: string, mayLoopback: boolean): string | undefined {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return NOT_PUSH()
  if (mayLoopback && LOOPBACK.has(url.hostname)) return ['http:', 'https:'].includes(url.protocol) ? undefined : NOT_PUSH()
  if (url.protocol !== 'https:') return NOT_PUSH()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host) ? undefined : NOT_PUSH()
  return /\.[a-z][a-z0-9-]*\.?$/i.test(host) && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host) ? undefined : NOT_PUSH()
}

/** A DNS look-up that returns only public addresses, so that no host name leads into the server's network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const list = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    const [first] = list
    if (error || !first) callback(error ?? Object.assign(new Error('no public address'), { code: 'ENOTFOUND' }), '', 4)
    else if (options.all) callback(null, list)
    else callback(null, first.address, first.family)
  })
}
