import { needText, needType } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { LIVE_ROOM_LIMITS } from '../protocol/limits'
import type { Calls } from '../rpc/caller'
import { isRecord } from '../rpc/read-body'
import { outcomeOf, type UserFailure } from '../rpc/item-results'
import { text } from '../rpc/read-message'

export interface MarkMembersOptions {
  readonly groupID: string
  readonly userIDList: readonly string[]
  /** A whole number from 1 to 65535; its meaning is the app's. */
  readonly markType: number
  /** False takes the mark away. */
  readonly enableMark: boolean
}

export interface MarkedMembers {
  readonly successUserIDList: readonly string[]
  readonly failureUserIDList: readonly UserFailure[]
}

export const markMembers = async (caller: Calls, options: MarkMembersOptions): Promise<MarkedMembers> => {
  const { groupID, userIDList, markType, enableMark } = options ?? {}
  needText('groupID', groupID)
  needType('enableMark', enableMark, 'boolean')
  if (!Array.isArray(userIDList) || userIDList.length === 0 || userIDList.length > LIVE_ROOM_LIMITS.marksAtOnce)
    throw imError('PARAMS_INVALID', `\`userIDList\` must have 1 to ${LIVE_ROOM_LIMITS.marksAtOnce} users.`)
  for (const userID of userIDList) needText('userIDList', userID)
  if (!Number.isInteger(markType) || markType < 1 || markType > LIVE_ROOM_LIMITS.markTypeMax)
    throw imError('PARAMS_INVALID', `\`markType\` must be a whole number from 1 to ${LIVE_ROOM_LIMITS.markTypeMax}.`)
  const operationType = enableMark ? 1 : 2
  const reply = await caller.call('markRoomMembers', { groupID, userIDList, markType, operationType })
  return {
    successUserIDList: reply.userIDList.filter((userID) => typeof userID === 'string'),
    failureUserIDList: (reply.resultItem as readonly unknown[])
      .filter(isRecord)
      .map((item) => ({ userID: text(item.userID), ...outcomeOf(item) })),
  }
}
