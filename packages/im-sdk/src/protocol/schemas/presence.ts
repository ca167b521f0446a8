import * as v from 'valibot'
import { appID, empty, sequence, storable } from './common'
import { notId } from './id-fields'

const token = v.pipe(v.string(), storable, v.maxLength(512), notId())
const flag = v.picklist([0, 1])

/**
 * Ends the user's sessions on all other devices. The other tabs of this device must log in again with their
 * signature.
 */
export const kickOther = {
  summary: 'Ends the sessions of all other devices of the user.',
  request: empty,
  reply: empty,
}

/** A keep-alive for clients that have nothing else to send and do not need the time. */
export const keepAlive = { summary: 'Keeps the session alive; the reply has no content.', request: empty, reply: empty }

/** Whether the app is in the foreground, and how much is unread: a push notification needs both. */
export const setAppStatus = {
  summary: 'Reports whether the app is in the foreground, and how much is unread.',
  request: v.object({
    state: v.picklist(['Foreground', 'Background']),
    c2cUnreadCount: v.optional(sequence, 0),
    groupUnreadCount: v.optional(sequence, 0),
  }),
  reply: empty,
}

/**
 * The push token for when this device is away. An empty `deviceToken` deletes it. A token is of one session: the last that
 * has sent it.
 */
export const setPushToken = {
  summary: 'Sets the push token for when the device is away.',
  request: v.object({
    tokenID: v.optional(token, ''),
    /** 0 keeps the token but does not use it. */
    pushMsg: v.optional(flag, 1),
    sdkAppID: appID,
    /** The id of the push certificate. */
    businessID: v.optional(sequence, 0),
    deviceBrand: v.optional(token, ''),
    deviceToken: token,
    isTpns: v.optional(flag, 0),
  }),
  reply: empty,
}
