import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { LIFETIMES } from '../../config/lifetimes'
import type { Secrets } from '../../config/secrets'
import { isSame, keysFor } from '../derived-keys'

/** Transaction ids are texts of digits. */
const position = v.pipe(v.string(), v.regex(/^\d{1,20}$/))

const claims = v.object({
  userID: v.string(),
  /** The client has everything committed before this; null during the initial sync of unread messages. */
  since: v.nullable(position),
  /** What the client will have after this run. */
  next: position,
  /** The last conversation of this run's previous page; empty after the run. */
  after: v.string(),
  /** The last changed message of this run's previous page, once all conversations were on a page. */
  changesAfter: v.optional(v.object({ convID: v.string(), sequence: v.number() })),
  /** The time of `since` in epoch seconds; 0 at first. */
  time: v.number(),
  /** The time of `next` in epoch seconds. */
  nextTime: v.number(),
  storeID: v.string(),
})

/** The position of a client. */
export type SyncPlace = v.InferOutput<typeof claims>

export interface SyncCookies {
  write(place: SyncPlace): string
  /** Null if it is invalid, of another user, or too old. */
  read(cookie: string, userID: string, nowSeconds: number): SyncPlace | null
}

/** Cookies of the unread sync: signed texts. Nothing is stored; any process can read them. */
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
      // Another version of this server may have signed different fields.
      const place = v.safeParse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()))
      const isUsable =
        place.success && place.output.userID === userID && nowSeconds - place.output.nextTime <= LIFETIMES.syncCookie
      return isUsable ? place.output : null
    },
  }
}
