import { isIPv6 } from 'node:net'

/**
 * The network that limits count an address as: a caller has one IPv4 address, but a whole /64 of IPv6 ones. Every way of
 * writing an address gives the same network.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  // The parser of URLs writes an address in one way only; it knows no zones (`%eth0`).
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const groups = groupsOf(written)
  return written.startsWith('::ffff:') && groups[5] === 'ffff' ? ipv4Of(groups) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an address, of which `::` leaves some out. */
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
