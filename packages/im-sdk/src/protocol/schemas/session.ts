import * as v from 'valibot'
import { empty, seconds } from './common'

export const login = {
  summary: 'Opens a session with the userSig, or with the access key when a connection comes back.',
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
    /** Ours: seconds until the session expires with the signature that opened it; 0 when it does not. */
    expiresIn: v.optional(seconds, 0),
  }),
}
export const logout = {
  summary: 'Closes the session.',
  request: v.object({ type: v.optional(v.number(), 0) }),
  reply: empty,
}
export const hello = {
  summary: 'Keeps the session alive; answered with the server time.',
  request: empty,
  reply: v.object({ timeStamp: seconds }),
}
export const ping = {
  summary: 'Keeps the connection alive, 10 s after the last traffic.',
  request: empty,
  reply: empty,
}
