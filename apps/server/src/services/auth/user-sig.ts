import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Config } from '../../config/config'
import type { SigFacts } from '../../store/identity/sigs'

export type UserSigCheck = ({ readonly ok: true; readonly expiresAt: number } & SigFacts) | { readonly ok: false }

type SigningConfig = Pick<Config, 'sdkAppId' | 'secrets'>

/**
 * The credential of the instant-messaging layer (`txim_sign`), and a guest's token. `now` and the returned time are
 * epoch seconds. A signature with a session becomes invalid with that session.
 */
export const signUserSig = (
  config: SigningConfig,
  userID: string,
  ttlSeconds: number,
  now: number,
  session?: number,
): string => {
  const { current, keys } = config.secrets.userSig
  const key = keys[current]
  if (key === undefined) throw new Error(`There is no userSig key "${current}" in the secrets.`)
  const payload = JSON.stringify({ k: current, a: config.sdkAppId, u: userID, i: now, e: now + ttlSeconds, s: session })
  const body = Buffer.from(payload).toString('base64url')
  return `${body}.${mac(key, body).toString('base64url')}`
}

/** Genuine, of this user and app, and not expired. */
export const verifyUserSig = (config: SigningConfig, sig: string, userID: string, now: number): UserSigCheck => {
  const [body, signature, ...rest] = sig.split('.')
  if (!body || !signature || rest.length > 0) return REFUSED
  const claims = readClaims(body)
  const key =
    claims === null ? undefined : Object.entries(config.secrets.userSig.keys).find(([id]) => id === claims.k)?.[1]
  if (claims === null || key === undefined) return REFUSED
  const expected = mac(key, body)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return REFUSED
  const valid = claims.a === config.sdkAppId && claims.u === userID && claims.e > now
  return valid ? { ok: true, expiresAt: claims.e, issuedAt: claims.i, session: claims.s ?? null } : REFUSED
}

const REFUSED = { ok: false } as const

const mac = (key: string, body: string) => createHmac('sha256', key).update(body).digest()

/** Key id, app, user, issued, expires, session. */
const claimsSchema = v.object({
  k: v.string(),
  a: v.number(),
  u: v.string(),
  i: v.number(),
  e: v.number(),
  s: v.optional(v.number()),
})

const readClaims = (body: string) => {
  try {
    return v.parse(claimsSchema, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}
