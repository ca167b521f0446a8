import { imError, TYPES, type friendCommands, type RequestOf } from '@org/im-sdk/protocol'
import { findApplication, hideApplication, removeApplication } from '../../store/im/friend-applications'
import { friendOf, friendsAmong, lockFriends } from '../../store/im/friends'
import { befriend, removeApplications, requireNoBlock, type FriendChange } from './friends'

type Response = RequestOf<(typeof friendCommands)['respondToFriendApplication']>

/**
 * Agrees to an application, or refuses it. If another device has already agreed, this changes nothing. Throws
 * FRIEND_APPLICATION_NOT_EXIST, and the error of a block if one of them has meanwhile blocked the other.
 */
export const respond = async (
  change: FriendChange,
  { toAccount: from, responseAction, remark }: Response,
): Promise<void> => {
  const { trx, userID } = change
  const versionOf = await lockFriends(trx, [userID, from])
  const application = await findApplication(trx, from, userID)
  const isFriend = (await friendOf(trx, userID, [from])).has(from)
  if (application === null || application.is_gone_to) {
    if (isFriend && responseAction !== 'Response_Action_Reject') return
    throw imError('FRIEND_APPLICATION_NOT_EXIST')
  }
  if (responseAction === 'Response_Action_Reject') return refuse(change, from)
  await requireNoBlock(trx, userID, from)
  const { remark: theirRemark, group_name, source, wording } = application
  if (!isFriend) {
    const theirs = {
      friendID: userID,
      remark: theirRemark,
      groupName: group_name,
      addSource: source,
      addWording: wording,
    }
    await befriend({ ...change, userID: from }, versionOf, theirs, 'PEER_FRIEND_LIST_FULL')
  }
  const [mine] = await friendsAmong(trx, userID, [from])
  if (responseAction === TYPES.SNS_APPLICATION_AGREE_AND_ADD && mine === undefined)
    await befriend(change, versionOf, { friendID: from, remark, groupName: '', addSource: source, addWording: wording })
  await removeApplications(change, from)
}

const refuse = async ({ trx, changed, userID }: FriendChange, from: string): Promise<void> => {
  await removeApplication(trx, from, userID)
  changed(userID, 'friendApplications')
  changed(from, 'friendApplications')
}

/** Removes an application from the list of the user. Throws FRIEND_APPLICATION_NOT_EXIST. */
export const deleteApplication = async (
  { trx, changed, userID }: FriendChange,
  other: string,
  isSent: boolean,
): Promise<void> => {
  await lockFriends(trx, [userID, other])
  const pair = isSent ? { from: userID, to: other } : { from: other, to: userID }
  if (!(await hideApplication(trx, pair, isSent ? 'from' : 'to'))) throw imError('FRIEND_APPLICATION_NOT_EXIST')
  changed(userID, 'friendApplications')
}
