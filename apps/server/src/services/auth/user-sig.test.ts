import { describe, expect, it } from 'vitest'
import { signUserSig, verifyUserSig } from './user-sig'

const secretsWith = (current: string, keys: Record<string, string>) => ({
  userSig: { current, keys },
  upload: { current: 'k1', keys: {} },
  database: '',
})
const OLD = { sdkAppId: 1, secrets: secretsWith('k1', { k1: 'first key' }) }
const ROTATED = { sdkAppId: 1, secrets: secretsWith('k2', { k1: 'first key', k2: 'second key' }) }
const RETIRED = { sdkAppId: 1, secrets: secretsWith('k2', { k2: 'second key' }) }

describe('a userSig', () => {
  it('is valid for its user and app until it expires', () => {
    const sig = signUserSig(OLD, '10001', 600, 1_000)
    expect(verifyUserSig(OLD, sig, '10001', 1_599)).toEqual({
      ok: true,
      expiresAt: 1_600,
      issuedAt: 1_000,
      session: null,
    })
    expect(verifyUserSig(OLD, sig, '10001', 1_600)).toEqual({ ok: false })
    expect(verifyUserSig(OLD, sig, '10002', 1_000)).toEqual({ ok: false })
    expect(verifyUserSig({ ...OLD, sdkAppId: 2 }, sig, '10001', 1_000)).toEqual({ ok: false })
  })

  it('stays valid after a key rotation until its key is removed', () => {
    const sig = signUserSig(OLD, '10001', 600, 1_000)
    expect(verifyUserSig(ROTATED, sig, '10001', 1_000).ok).toBe(true)
    expect(verifyUserSig(RETIRED, sig, '10001', 1_000).ok).toBe(false)
    expect(verifyUserSig(RETIRED, signUserSig(ROTATED, '10001', 600, 1_000), '10001', 1_000).ok).toBe(true)
  })

  it.each(['', '.', 'a.b', 'a.b.c', 'e30.', `${Buffer.from('{"k":"__proto__"}').toString('base64url')}.AAAA`])(
    'is not %j',
    (sig) => expect(verifyUserSig(OLD, sig, '10001', 1_000)).toEqual({ ok: false }),
  )

  it('becomes invalid by a change of any character', () => {
    const sig = signUserSig(OLD, '10001', 600, 1_000)
    const changed = [...sig].map((sign, at) => sig.slice(0, at) + (sign === 'A' ? 'B' : 'A') + sig.slice(at + 1))
    // The last character of base64 has unused bits.
    expect(changed.slice(0, -1).filter((other) => verifyUserSig(OLD, other, '10001', 1_000).ok)).toEqual([])
  })
})
