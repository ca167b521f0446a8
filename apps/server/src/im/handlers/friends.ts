import { TYPES, type ErrorName, type friendCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { listChange } from '../../services/people/change-lists'
import { addFriend, deleteFriends, updateFriend, type FriendChange } from '../../services/people/friends'
import { friendOf, friendPage, friendsAmong, type FriendRow } from '../../store/im/friends'
import { listVersion } from '../../store/im/user-lists'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { originOf } from '../origin-of'

type Rows = Pick<
  typeof friendCommands,
  'getFriendList' | 'addFriend' | 'updateFriend' | 'deleteFriends' | 'getFriendProfiles' | 'checkFriends'
>

export const friends = {
  getFriendList: async ({ startIndex, standardSequence, customSequence }, { im, userID }) => {
    const { db } = im.context
    const version = await listVersion(db, userID, 'friends')
    const since = Math.min(standardSequence, customSequence)
    const found = await friendPage(db, userID, { since, offset: startIndex, count: PAGE + 1 })
    const page = found.slice(0, PAGE)
    return {
      friendItem: page.filter(({ is_deleted }) => !is_deleted).map(friendItem),
      deletedUserIDList: page.filter(({ is_deleted }) => is_deleted).map(({ friend_id }) => friend_id),
      startIndex: found.length > PAGE ? startIndex + PAGE : 0,
      standardSequence: version,
      customSequence: version,
    }
  },

  addFriend: async (request, call) => {
    requireMember(call)
    const { toAccount: userID } = request
    if (userID === call.userID) throw imError('INVALID_ID', 'Users cannot add themselves.')
    const peer = await call.im.identities.find(userID)
    if (peer === null || peer.isGuest) throw imError('INVALID_ID')
    const wording = call.im.context.words.screen(request.addWording)
    if (wording.isRefused) throw imError('SENSITIVE_TEXT')
    return friendChange(call, async (change) => {
      const outcome = await addFriend(change, { ...request, addWording: wording.text })
      return { resultItem: outcome === 'asked' ? [resultOf(userID, 'FRIEND_ADD_NEEDS_CONFIRMATION')] : [] }
    })
  },

  updateFriend: async (request, call) => {
    requireMember(call)
    return friendChange(call, async (change) => {
      await updateFriend(change, request)
      return {}
    })
  },

  deleteFriends: async ({ userIDList, deleteType }, call) => {
    requireMember(call)
    return friendChange(call, async (change) => {
      const strangers = await deleteFriends(change, userIDList, deleteType === TYPES.SNS_DELETE_TYPE_BOTH)
      return { resultItem: strangers.map((id) => resultOf(id, 'NOT_MY_FRIEND')) }
    })
  },

  getFriendProfiles: async ({ userIDList }, { im, userID }) => {
    const found = await friendsAmong(im.context.db, userID, userIDList)
    const there = new Set(found.map(({ friend_id }) => friend_id))
    const strangers = [...new Set(userIDList)].filter((id) => !there.has(id))
    return { friendItem: found.map(friendItem), resultItem: strangers.map((id) => resultOf(id, 'NOT_MY_FRIEND')) }
  },

  checkFriends: async ({ userIDList, checkType }, { im, userID }) => {
    const { db } = im.context
    const ids = [...new Set(userIDList)]
    const mine = new Set((await friendsAmong(db, userID, ids)).map(({ friend_id }) => friend_id))
    const isBoth = checkType === TYPES.SNS_CHECK_TYPE_BOTH
    const theirs = isBoth ? await friendOf(db, userID, ids) : new Set<string>()
    return {
      checkItem: ids.map((id) => ({
        userID: id,
        resultCode: 0,
        resultInfo: '',
        relation: RELATIONS[Number(mine.has(id)) + 2 * Number(theirs.has(id))] ?? TYPES.SNS_TYPE_NO_RELATION,
      })),
    }
  },
} satisfies Handlers<Rows>

const PAGE = 100

/** By who has whom: bit 1 for the caller, bit 2 for the other. */
const RELATIONS = [
  TYPES.SNS_TYPE_NO_RELATION,
  TYPES.SNS_TYPE_A_WITH_B,
  TYPES.SNS_TYPE_B_WITH_A,
  TYPES.SNS_TYPE_BOTH_WAY,
] as const

/** Guests have no friends: they may only look into lists, which are empty. */
export const requireMember = ({ session }: Call): void => {
  if (session.user.isGuest) throw imError('FRIENDS_FOR_MEMBERS_ONLY')
}

/** A keyed change of friends. */
export const friendChange = <Reply extends object>(call: Call, make: (change: FriendChange) => Promise<Reply>) =>
  listChange(originOf(call), (trx, changed) =>
    make({ trx, changed, userID: call.userID, now: seconds(call.im.context.clock) }),
  )

export const resultOf = (userID: string, name: ErrorName) => {
  const { code: resultCode, message: resultInfo } = imError(name)
  return { userID, resultCode, resultInfo }
}

const friendItem = (row: FriendRow) => ({
  userID: row.friend_id,
  remark: row.remark,
  groupList: row.groups,
  source: row.source,
  wording: row.wording,
  addTime: row.added_at,
  timestamp: row.changed_at,
  friendCustomField: Object.entries(row.custom).map(([key, value]) => ({ key, value })),
})
