import { needText } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { LIVE_ROOM_LIMITS } from '../protocol/limits'
import type { Calls } from '../rpc/caller'

export interface UnbanMembersOptions {
  readonly groupID: string
  readonly userIDList: readonly string[]
}

export const unbanMembers = async (caller: Calls, options: UnbanMembersOptions) => {
  const { groupID, userIDList } = options ?? {}
  needText('groupID', groupID)
  if (!Array.isArray(userIDList) || userIDList.length === 0 || userIDList.length > LIVE_ROOM_LIMITS.bansAtOnce)
    throw imError('PARAMS_INVALID', `\`userIDList\` must have 1 to ${LIVE_ROOM_LIMITS.bansAtOnce} users.`)
  for (const userID of userIDList) needText('userIDList', userID)
  const reply = await caller.call('unbanRoomMembers', { groupID, userIDList })
  return { userIDList: reply.userIDList.filter((userID) => typeof userID === 'string') }
}
