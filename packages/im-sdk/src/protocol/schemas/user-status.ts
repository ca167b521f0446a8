import * as v from 'valibot'
import { STATUS_LIMITS } from '../limits'
import { characters, userID } from './common'
import { resultItem, userStatus } from './shapes'

const customStatus = characters(STATUS_LIMITS.customLength)
/** The cloud config sets the limit of subscriptions, at most this. */
const users = v.pipe(v.array(userID), v.maxLength(STATUS_LIMITS.changeMost))

export const setSelfStatus = {
  summary: 'Sets the custom status of the user, which others see while the user is logged in.',
  request: v.object({ customStatus }),
  reply: v.object({ statusType: userStatus.entries.statusType, customStatus: v.string() }),
}

export const getUserStatus = {
  summary: 'Whether users are online.',
  request: v.object({ userIDList: v.pipe(v.array(userID), v.minLength(1), v.maxLength(STATUS_LIMITS.getMax)) }),
  reply: v.object({ userStatusList: v.array(userStatus), resultItem: v.array(resultItem) }),
}

/** For this connection: a client repeats it after a reconnect. */
export const subscribeUserStatus = {
  summary: 'Pushes changes of the status of users to this connection.',
  request: v.object({ userIDList: v.pipe(users, v.minLength(1)) }),
  reply: v.object({ resultItem: v.array(resultItem) }),
}

export const unsubscribeUserStatus = {
  summary: 'Ends subscriptions of this connection, all of them for an empty list.',
  request: v.object({ userIDList: v.optional(users, []) }),
  reply: v.object({ resultItem: v.array(resultItem) }),
}
