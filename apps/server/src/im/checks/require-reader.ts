import { can } from '@org/im-sdk/protocol'
import type { Call } from '../handler'
import { findPlace, memberKey, type GroupPlace } from '../group-lookups'
import { imError } from '../im-error'

/** Throws if the caller may not read the group or topic. A chat room is open to everyone who is not banned. */
export const requireReader = async (call: Call, groupID: string): Promise<GroupPlace> => {
  const { im, userID } = call
  const place = await findPlace(im, groupID)
  if (place === null) throw imError('GROUP_NOT_FOUND')
  const { group } = place
  requireNotBanned(call, group.group_id)
  const member = group.type === 'AVChatRoom' ? null : await im.members.find(memberKey(userID, group.group_id))
  if (!can({ role: member?.role ?? 'None' }, 'read', group)) throw imError('GROUP_PERMISSION_DENY')
  return place
}

/** Throws if the caller is banned from the group. */
export const requireNotBanned = ({ im, who }: Call, groupID: string): void => {
  if (im.restrictions.on(who, groupID).ban > 0) throw banned()
}

export const banned = () => imError('GROUP_PERMISSION_DENY', 'You are banned from the group.')
