import * as v from 'valibot'
import { PEOPLE_LIMITS } from '../limits'
import { empty, seconds, sequence, userID } from './common'
import { resultItem } from './shapes'

const users = v.object({
  userIDList: v.pipe(v.array(userID), v.minLength(1), v.maxLength(PEOPLE_LIMITS.blocklistChangeMax)),
})

/** Pages of one version of the list: `currentSequence` of the first page is `lastSequence` of the others. */
export const getBlocklist = {
  summary: 'Pages through the users whose private messages the user does not accept, the latest first.',
  request: v.object({
    startIndex: v.optional(sequence, 0),
    maxLimited: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PEOPLE_LIMITS.blocklistPage)),
      PEOPLE_LIMITS.blocklistPage,
    ),
    /** The version of the pages before; 0 for the first. */
    lastSequence: v.optional(sequence, 0),
  }),
  reply: v.object({
    blacklistItem: v.array(v.object({ userID: v.string(), timeStamp: seconds })),
    /** Of the next page; 0 on the last page. */
    startIndex: sequence,
    /** The version of the list. If it differs from `lastSequence`, begin again. */
    currentSequence: sequence,
  }),
}

export const addToBlocklist = {
  summary: 'Adds users to the block list: they cannot write to the user in private.',
  request: users,
  reply: v.object({
    /** The users that could not be added: `resultCode` is not 0. */
    resultItem: v.array(resultItem),
  }),
}

export const deleteFromBlocklist = {
  summary: 'Removes users from the block list.',
  request: users,
  reply: empty,
}
