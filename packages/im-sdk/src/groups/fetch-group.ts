import type { ModuleContext } from '../modules'
import { needText } from '../protocol/check-type'
import { asImError, imError } from '../protocol/im-error'
import type { Group } from '../store/group'
import { toGroup, type GroupInfo } from './group'

/** Rejects with the server's error, or with CANNOT_FIND_GROUP. */
export const fetchGroup = async (
  context: ModuleContext,
  groupID: string,
  groupCustomFieldFilter: readonly string[] = [],
): Promise<Group> => {
  needText('groupID', groupID)
  const reply = await context.caller.call('getGroupInfo', {
    groupIDList: [groupID],
    ...(groupCustomFieldFilter.length === 0
      ? {}
      : { responseFilter: { groupCustomFieldFilter: [...groupCustomFieldFilter] } }),
  })
  return theGroup(context, groupID, reply)
}

/** Also of a group of which the user is not a member. */
export const searchGroup = async (context: ModuleContext, groupID: string): Promise<Group> => {
  needText('groupID', groupID)
  return theGroup(context, groupID, await context.caller.call('searchGroupByID', { groupIDList: [groupID] }))
}

interface InfoReply {
  readonly groupInfoList: readonly Pick<GroupInfo, 'groupID'>[]
  readonly resultItem?: readonly {
    readonly groupID: string
    readonly resultCode: number
    readonly resultInfo: string
  }[]
}

const theGroup = ({ caller, session }: ModuleContext, groupID: string, reply: InfoReply): Group => {
  /** A broken reply may contain anything. */
  const info = reply.groupInfoList.find((item): item is GroupInfo => item?.groupID === groupID)
  if (info !== undefined) return toGroup(info, session.me.get().userID)
  const refused = Array.isArray(reply.resultItem) ? reply.resultItem : []
  const refusal = refused.find((item) => item?.groupID === groupID)
  throw refusal === undefined ? imError('CANNOT_FIND_GROUP') : caller.errorOf(refusal.resultCode, refusal.resultInfo)
}

/** A successful action counts even if the server does not return the profile. */
export const groupIfGiven = async (context: ModuleContext, groupID: string): Promise<Group | null> => {
  try {
    return await fetchGroup(context, groupID)
  } catch (thrown) {
    if (asImError(thrown).errorName === 'SDK_DESTROYED') throw thrown
    return null
  }
}
