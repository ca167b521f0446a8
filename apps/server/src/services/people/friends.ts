import { FRIEND_LIMITS, imError, TYPES, type friendCommands, type RequestOf } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { blocksBetween } from '../../store/im/block-list'
import { countSent, findApplication, putApplication, removeApplication } from '../../store/im/friend-applications'
import { friendGroups, insertFriendGroup } from '../../store/im/friend-groups'
import {
  countFriends,
  deleteFriendships,
  friendOf,
  friendsAmong,
  lockFriends,
  putFriend,
  updateFriends,
  type NewFriend,
} from '../../store/im/friends'
import { profileRows } from '../../store/im/profiles'
import type { Database } from '../../store/schema'
import type { ChangedLists } from './change-lists'

type AddRequest = RequestOf<(typeof friendCommands)['addFriend']>
type UpdateRequest = RequestOf<(typeof friendCommands)['updateFriend']>

/** A transaction that changes friends. */
export interface FriendChange {
  readonly trx: Transaction<Database>
  readonly changed: ChangedLists
  readonly userID: string
  /** Epoch seconds. */
  readonly now: number
}

/**
 * Adds a friend, or asks the user to agree. Returns `asked` in the second case. Two users who ask each other become
 * friends at once.
 */
export const addFriend = async (change: FriendChange, request: AddRequest): Promise<'added' | 'asked'> => {
  const { trx, userID } = change
  const peer = request.toAccount
  const versionOf = await lockFriends(trx, [userID, peer])
  const [mine] = await friendsAmong(trx, userID, [peer])
  if (mine !== undefined) throw imError('ALREADY_MY_FRIEND')
  await requireMayAdd(trx, userID, peer)
  const isTheirs = (await friendOf(trx, userID, [peer])).has(peer)
  const counter = await findApplication(trx, peer, userID)
  const isAllowed = isTheirs || counter !== null || (await allowsAny(trx, peer))
  if (!isAllowed) {
    await apply(change, request)
    return 'asked'
  }
  const isBoth = request.addType === TYPES.SNS_ADD_TYPE_BOTH
  await befriend(change, versionOf, { ...request, friendID: peer })
  if (isBoth && !isTheirs) {
    const theirs: Befriended = {
      friendID: userID,
      remark: counter?.remark ?? '',
      groupName: counter?.group_name ?? '',
      addSource: counter?.source ?? request.addSource,
      addWording: counter?.wording ?? '',
    }
    await befriend({ ...change, userID: peer }, versionOf, theirs, 'PEER_FRIEND_LIST_FULL')
  }
  await removeApplications(change, peer)
  return 'added'
}

/** Throws FRIEND_IN_OWN_BLACKLIST or FRIEND_IN_PEER_BLACKLIST. */
export const requireNoBlock = async (trx: Transaction<Database>, userID: string, peer: string): Promise<void> => {
  const { byA, byB } = await blocksBetween(trx, userID, peer)
  if (byA) throw imError('FRIEND_IN_OWN_BLACKLIST')
  if (byB) throw imError('FRIEND_IN_PEER_BLACKLIST')
}

const requireMayAdd = async (trx: Transaction<Database>, userID: string, peer: string): Promise<void> => {
  await requireNoBlock(trx, userID, peer)
  const [own] = await profileRows(trx, [userID])
  if (own?.admin_forbid_type === TYPES.FORBID_TYPE_SEND_OUT) throw imError('FRIEND_ADD_FORBIDDEN')
}

const allowsAny = async (trx: Transaction<Database>, peer: string): Promise<boolean> => {
  const [profile] = await profileRows(trx, [peer])
  if (profile?.allow_type === TYPES.ALLOW_TYPE_DENY_ANY) throw imError('FRIEND_ADD_DENIED')
  return profile?.allow_type === TYPES.ALLOW_TYPE_ALLOW_ANY
}

const apply = async ({ trx, changed, userID, now }: FriendChange, request: AddRequest): Promise<void> => {
  const peer = request.toAccount
  if ((await findApplication(trx, userID, peer)) === null && (await countSent(trx, userID)) >= FRIEND_LIMITS.sentMax)
    throw imError('FRIEND_APPLICATIONS_FULL')
  await putApplication(trx, {
    from_id: userID,
    to_id: peer,
    add_type: request.addType,
    remark: request.remark,
    group_name: request.groupName,
    source: request.addSource,
    wording: request.addWording,
    created_at: now,
  })
  changed(userID, 'friendApplications')
  changed(peer, 'friendApplications')
}

interface Befriended extends Pick<AddRequest, 'remark' | 'groupName' | 'addSource' | 'addWording'> {
  readonly friendID: string
}

/** Adds a friend to the list of one user, and to a group, which is created if need be. */
export const befriend = async (
  { trx, changed, userID, now }: FriendChange,
  versionOf: (userID: string) => number,
  { friendID, remark, groupName, addSource, addWording }: Befriended,
  full: 'FRIEND_LIST_FULL' | 'PEER_FRIEND_LIST_FULL' = 'FRIEND_LIST_FULL',
): Promise<void> => {
  if ((await countFriends(trx, userID)) >= FRIEND_LIMITS.friendsMax) throw imError(full)
  const isNewGroup = groupName !== '' && (await insertFriendGroup(trx, userID, groupName, now))
  if (isNewGroup && (await friendGroups(trx, userID)).length > FRIEND_LIMITS.groupsMax)
    throw imError('FRIEND_GROUPS_FULL')
  const friend: NewFriend = {
    user_id: userID,
    friend_id: friendID,
    remark,
    groups: groupName === '' ? [] : [groupName],
    source: addSource,
    wording: addWording,
    version: versionOf(userID),
    added_at: now,
  }
  await putFriend(trx, friend)
  changed(userID, 'friends', ...(groupName === '' ? [] : (['friendGroups'] as const)))
}

/** Applications between two users who have become friends are settled. */
export const removeApplications = async ({ trx, changed, userID }: FriendChange, peer: string): Promise<void> => {
  const sent = await removeApplication(trx, userID, peer)
  const received = await removeApplication(trx, peer, userID)
  if (!sent && !received) return
  changed(userID, 'friendApplications')
  changed(peer, 'friendApplications')
}

/** Changes a remark or own fields. Throws NOT_MY_FRIEND. */
export const updateFriend = async (
  { trx, changed, userID, now }: FriendChange,
  { toAccount, remark, friendCustomField }: UpdateRequest,
): Promise<void> => {
  const versionOf = await lockFriends(trx, [userID])
  const [friend] = await friendsAmong(trx, userID, [toAccount])
  if (friend === undefined) throw imError('NOT_MY_FRIEND')
  const custom = { ...friend.custom, ...Object.fromEntries(friendCustomField.map(({ key, value }) => [key, value])) }
  if (Object.keys(custom).length > FRIEND_LIMITS.customFields)
    throw imError('BODY_SIZE_LIMIT', 'The friend has too many own fields.')
  await updateFriends(trx, userID, [toAccount], {
    ...(remark === undefined ? {} : { remark }),
    custom: JSON.stringify(custom),
    version: versionOf(userID),
    changed_at: now,
  })
  changed(userID, 'friends')
}

/** Ends friendships, on both sides unless told otherwise. Returns who was no friend. */
export const deleteFriends = async (
  { trx, changed, userID, now }: FriendChange,
  userIDs: readonly string[],
  isBoth: boolean,
): Promise<readonly string[]> => {
  const ids = [...new Set(userIDs)]
  const likely = (await friendsAmong(trx, userID, ids)).map(({ friend_id }) => friend_id)
  if (likely.length === 0) return ids
  const versionOf = await lockFriends(trx, [userID, ...(isBoth ? likely : [])])
  const friends = await friendsAmong(trx, userID, likely)
  const mine = new Set(friends.map(({ friend_id }) => friend_id))
  const theirs = isBoth ? await friendOf(trx, userID, [...mine]) : new Set<string>()
  const pairs = [
    ...[...mine].map((friendID) => ({ userID, friendID, version: versionOf(userID) })),
    ...[...theirs].map((other) => ({ userID: other, friendID: userID, version: versionOf(other) })),
  ]
  if (pairs.length === 0) return ids
  await deleteFriendships(trx, pairs, now)
  changed(userID, 'friends', 'friendGroups')
  for (const other of theirs) changed(other, 'friends', 'friendGroups')
  return ids.filter((id) => !mine.has(id))
}
