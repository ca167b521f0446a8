import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../config/secrets'

/** Derives keys for one purpose from the userSig keys, which sign nothing else; with the same ids. */
export const keysFor = ({ userSig }: Pick<Secrets, 'userSig'>, purpose: string): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(userSig.keys).map(([id, key]) => [id, Buffer.from(hkdfSync('sha256', key, '', purpose, 32))]))

/** Compares in constant time. */
export const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
