import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { LIFETIMES } from '../../config/lifetimes'
import type { Secrets } from '../../config/secrets'
import { isSame, keysFor } from '../derived-keys'

/** Transaction ids are texts of digits. */
const position = v.pipe(v.string(), v.regex(/^\d{1,20}$/))

const claims = v.object({
  userID: v.string(),
  /** What was committed before this the client has; null while it is given what is unread to begin with. */
  since: v.nullable(position),
  /** What will count as given when this run is through. */
  next: position,
  /** Pages of this run have come up to this conversation; empty when the run is through. */
  after: v.string(),
  /** Epoch seconds of the moment `since` stands for; 0 to begin with. */
  time: v.number(),
  /** Epoch seconds of the moment `next` stands for. */
  nextTime: v.number(),
  storeID: v.string(),
})

/** How far a client is. */
export type SyncPlace = v.InferOutput<typeof claims>

export interface SyncCookies {
  write(place: SyncPlace): string
  /** Null when it is not one of these, or of another user, or too old. */
  read(cookie: string, userID: string, nowSeconds: number): SyncPlace | null
}

/** Cookies of the unread sync: signed texts. Nothing of them is stored, any process can read them. */
export const createSyncCookies = (secrets: Pick<Secrets, 'userSig'>): SyncCookies => {
  const keys = keysFor(secrets, 'sync-cookie')
  const { current } = secrets.userSig

  const sign = (id: string, body: string): string | null => {
    const key = keys.get(id)
    return key === undefined ? null : `${id}.${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
  }

  return {
    write: (place) => {
      const cookie = sign(current, Buffer.from(JSON.stringify(place)).toString('base64url'))
      if (cookie === null) throw new Error(`There is no userSig key "${current}" in the secrets.`)
      return cookie
    },
    read: (cookie, userID, nowSeconds) => {
      const [id = '', body = ''] = cookie.split('.')
      const expected = sign(id, body)
      if (expected === null || !isSame(expected, cookie)) return null
      // Another version of this server may have signed other claims.
      const place = v.safeParse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()))
      const isUsable =
        place.success && place.output.userID === userID && nowSeconds - place.output.nextTime <= LIFETIMES.syncCookie
      return isUsable ? place.output : null
    },
  }
}
