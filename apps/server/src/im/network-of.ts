import { isIPv6 } from 'node:net'

/** Whom an address counts as: a caller has one IPv4 address, but a whole /64 of IPv6 ones to come from. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const last = address.slice(address.lastIndexOf(':') + 1)
  if (last.includes('.')) return last
  const [left, right] = address.split('::', 2).map((side) => side.split(':').filter(Boolean))
  const [before, after] = [left ?? [], right ?? []]
  const between = Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`
}
