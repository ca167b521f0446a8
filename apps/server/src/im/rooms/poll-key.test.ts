import { describe, expect, it } from 'vitest'
import { createPollKeys } from './poll-key'

const secrets = (current: string, ...ids: string[]) => ({
  userSig: { current, keys: Object.fromEntries(ids.map((id) => [id, `${id}-`.repeat(20)])) },
})

describe('createPollKeys', () => {
  it('accepts its own keys, for this group and user only, until they expire', () => {
    const keys = createPollKeys(secrets('k1', 'k1'))
    const key = keys.issue('room', '1', 1_000)
    expect(keys.renew(key, 'room', '1', 1_001)).toBe(key)
    expect(keys.renew(key, 'other', '1', 1_001)).toBeNull()
    expect(keys.renew(key, 'room', '2', 1_001)).toBeNull()
    expect(keys.renew(key, 'room', '1', 1_000 + 86_400)).toBeNull()
  })

  it('issues a new key after half of the lifetime', () => {
    const keys = createPollKeys(secrets('k1', 'k1'))
    const key = keys.issue('room', '1', 1_000)
    const next = keys.renew(key, 'room', '1', 1_000 + 50_000)
    expect(next).not.toBe(key)
    expect(keys.renew(next ?? '', 'room', '1', 1_000 + 100_000)).not.toBeNull()
  })

  it('accepts keys from before a rotation while the old secret exists', () => {
    const key = createPollKeys(secrets('k1', 'k1')).issue('room', '1', 1_000)
    expect(createPollKeys(secrets('k2', 'k1', 'k2')).renew(key, 'room', '1', 1_001)).toBe(key)
    expect(createPollKeys(secrets('k2', 'k2')).renew(key, 'room', '1', 1_001)).toBeNull()
  })

  it('refuses invalid keys', () => {
    const keys = createPollKeys(secrets('k1', 'k1'))
    const key = keys.issue('room', '1', 1_000)
    for (const broken of [
      '',
      '.',
      '..',
      'k1.x.y',
      `${key}x`,
      key.slice(0, -1),
      key.replace('k1.', 'k1.9'),
      '__proto__.99999.x',
    ])
      expect(keys.renew(broken, 'room', '1', 1_001), broken).toBeNull()
  })
})
