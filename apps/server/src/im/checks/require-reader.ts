import type { Call } from '../handler'
import { memberKey } from '../group-lookups'
import { imError } from '../im-error'

/** Throws if the caller may not read the group. A chat room is open to everyone who is not banned. */
export const requireReader = async (call: Call, groupID: string): Promise<void> => {
  const { im, userID } = call
  const group = await im.groups.find(groupID)
  if (group === null) throw imError('GROUP_NOT_FOUND')
  requireNotBanned(call, groupID)
  if (group.type !== 'AVChatRoom' && (await im.members.find(memberKey(userID, groupID))) === null)
    throw imError('GROUP_PERMISSION_DENY')
}

/** Throws if the caller is banned from the group. */
export const requireNotBanned = ({ im, who }: Call, groupID: string): void => {
  if (im.restrictions.on(who, groupID).ban > 0) throw banned()
}

export const banned = () => imError('GROUP_PERMISSION_DENY', 'You are banned from the group.')
