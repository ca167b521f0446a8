import * as v from 'valibot'
import { empty, sequence } from './common'

const token = v.pipe(v.string(), v.maxLength(512))
const flag = v.picklist([0, 1])

/** Ends the user's sessions on all other devices; the tabs of this one have to log in again by their signature. */
export const kickOther = {
  summary: 'Ends the sessions of all other devices of the user.',
  request: empty,
  reply: empty,
}

/** A sign of life, where a client has nothing else to say and does not want the time. */
export const keepAlive = { summary: 'A sign of life without an answer of substance.', request: empty, reply: empty }

/** Whether somebody looks at the app, and how much is unread: what a notification has to know. */
export const setAppStatus = {
  summary: 'Says whether the app is looked at, and how much is unread.',
  request: v.object({
    state: v.picklist(['Foreground', 'Background']),
    c2cUnreadCount: v.optional(sequence, 0),
    groupUnreadCount: v.optional(sequence, 0),
  }),
  reply: empty,
}

/** Where to reach this device when it is away; an empty `deviceToken` forgets it. */
export const setPushToken = {
  summary: 'Says where to reach the device when it is away.',
  request: v.object({
    tokenID: v.optional(token, ''),
    /** 0 keeps the token without using it. */
    pushMsg: v.optional(flag, 1),
    sdkAppID: sequence,
    /** Of the push certificate. */
    businessID: v.optional(sequence, 0),
    deviceBrand: v.optional(token, ''),
    deviceToken: token,
    isTpns: v.optional(flag, 0),
  }),
  reply: empty,
}
