import { isIPv6 } from 'node:net'

/**
 * The network of an address, for limits: an IPv4 address, or the /64 of an IPv6 address. Every spelling of an address
 * gives the same network.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  // The URL parser normalises addresses; it does not accept zones (`%eth0`).
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const groups = groupsOf(written)
  return written.startsWith('::ffff:') && groups[5] === 'ffff' ? ipv4Of(groups) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an address, with `::` expanded. */
const groupsOf = (address: string): string[] => {
  const [before = [], after = []] = address.split('::', 2).map((side) => side.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** Source: RFC 4291, section 2.5.5.2. */
const ipv4Of = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
