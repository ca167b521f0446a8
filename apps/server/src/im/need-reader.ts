import type { Call } from './handler'
import { memberKey } from './im'
import { imError } from './im-error'

/** Throws unless the caller may read what is said in the group: a chat room is open to all. */
export const needReader = async ({ im, userID }: Call, groupID: string): Promise<void> => {
  const group = await im.groups.find(groupID)
  if (group === null) throw imError('GROUP_NOT_FOUND')
  if (group.type !== 'AVChatRoom' && (await im.members.find(memberKey(userID, groupID))) === null)
    throw imError('GROUP_PERMISSION_DENY')
}
