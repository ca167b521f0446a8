import * as v from 'valibot'
import { empty, seconds } from './common'

export const login = {
  summary: 'Opens a session with the userSig, or with the access key after a reconnect.',
  request: v.object({
    state: v.optional(v.picklist(['Online', 'Background']), 'Online'),
    deviceBrand: v.optional(v.string(), ''),
    isWebUniapp: v.optional(v.picklist([0, 1]), 0),
  }),
  reply: v.object({
    a2Key: v.string(),
    tinyID: v.string(),
    /** Seconds. */
    helloInterval: v.number(),
    instanceID: v.string(),
    timeStamp: seconds,
    customStatus: v.string(),
    purchaseBits: v.string(),
    /** Ours: seconds until the session expires together with its signature; 0 if it does not expire. */
    expiresIn: v.optional(seconds, 0),
  }),
}
export const logout = {
  summary: 'Closes the session.',
  request: v.object({ type: v.optional(v.number(), 0) }),
  reply: empty,
}
export const hello = {
  summary: 'Keeps the session alive; the reply has the server time.',
  request: empty,
  reply: v.object({ timeStamp: seconds }),
}
export const ping = {
  summary: 'Keeps the connection alive, 10 s after the last traffic.',
  request: empty,
  reply: empty,
}
