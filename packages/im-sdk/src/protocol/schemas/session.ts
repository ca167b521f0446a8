import * as v from 'valibot'
import { DEVICE_LIMITS } from '../limits'
import { characters, empty, seconds } from './common'

export const login = {
  summary: 'Opens a session with the userSig, or with the access key after a reconnect.',
  request: v.object({
    /** Whether somebody looks at the app. */
    state: v.optional(v.picklist(['Online', 'Background']), 'Online'),
    /** The maker of the device, for operators. */
    deviceBrand: v.optional(characters(DEVICE_LIMITS.brand), ''),
    /** 1: the page is a uni-app, for operators. */
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
    /** Ours: how others see the user. */
    nick: v.optional(v.string()),
    avatar: v.optional(v.string()),
    /** Ours: seconds until the session expires together with its signature; 0 if it does not expire. */
    expiresIn: v.optional(seconds, 0),
  }),
}
export const logout = {
  summary: 'Closes the session.',
  request: v.object({
    /** 0: the user logs out. 1: the app is closed, and the device goes on to get notifications if it has a push token. */
    type: v.optional(v.picklist([0, 1]), 0),
  }),
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
