import { ImError, NOTIFY_ROOM, type groupCommands, type ReplyOf } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { seconds } from '../../ports/clock'
import { addMember, findGroup, joinedGroups, removeMember, type GroupRow } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { groupTopic, userTopic } from '../../ports/topics'
import { groupInfo, type GroupInfo } from '../group-info'
import { Change } from '../../services/changes/change'
import { Unstored } from '../unstored'
import type { Call, Handlers } from '../handler'
import { memberKey } from '../group-lookups'
import { imError } from '../im-error'
import { requireCommunities } from '../checks/require-communities'
import { banned, requireNotBanned, requireReader } from '../checks/require-reader'
import { EncodedReply, sharedEnd } from '../frames/write-frame'

type JoinRow = (typeof groupCommands)['joinGroup']

export const groups = {
  joinGroup: async ({ groupID, historyMessageFlag }, call) => {
    const group = await existing(call, groupID)
    requireNotBanned(call, groupID)
    return group.type === 'AVChatRoom' ? enterRoom(call, groupID, historyMessageFlag) : joinAsMember(call, group)
  },

  quitGroup: async ({ groupID }, call) => {
    const { im, connection, userID } = call
    const group = await existing(call, groupID)
    if (group.type === 'AVChatRoom') {
      im.rooms.quit(connection, userID, groupID)
      return new Unstored({})
    }
    if (group.owner_id === userID) throw imError('GROUP_PERMISSION_DENY', 'The owner cannot leave.')
    const make = async (db: Kysely<Database>) => {
      if (!(await removeMember(db, { groupID, userID, now: seconds(im.context.clock) })))
        throw imError('GROUP_PERMISSION_DENY')
      return {}
    }
    return new Change(make, () =>
      im.fanout.publishTo(userTopic(userID), { kind: 'membership', groupID, isMember: false }),
    )
  },

  getGroupInfo: async ({ groupIDList }, call) => {
    const groupInfoList: GroupInfo[] = []
    const resultItem: { groupID: string; resultCode: number; resultInfo: string }[] = []
    for (const groupID of new Set(groupIDList)) {
      const info = await infoOf(call, groupID)
      if (info instanceof ImError) resultItem.push({ groupID, resultCode: info.code, resultInfo: info.message })
      else groupInfoList.push(info)
    }
    return { groupInfoList, resultItem }
  },

  /** Chat rooms have listeners, not members. */
  getJoinedGroupList: async ({ type, memberAccount, limit, offset, next, isSupportTopic }, call) => {
    const { im, userID } = call
    if (memberAccount !== userID) throw imError('GROUP_PERMISSION_DENY', 'You can list only your own groups.')
    if (type === 'Community') requireCommunities(call)
    const { rows, total } = await joinedGroups(im.context.db, userID, {
      isCommunity: type === 'Community',
      isSupportTopic: isSupportTopic === undefined ? undefined : isSupportTopic === 1,
      offset,
      after: next,
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const joined = page.map((row) => ({
      ...groupInfo(row, call),
      selfInfo: {
        role: row.own_role,
        joinTime: row.own_joined_at,
        nameCard: row.own_name_card,
        messageRemindType: 'AcceptAndNotify' as const,
        readedSequence: row.own_read_seq,
        excludedUnreadSequenceList: [],
      },
    }))
    return { groups: joined, totalCount: total, next: page.length < rows.length ? (page.at(-1)?.group_id ?? '') : '' }
  },

  getOnlineMemberCount: async ({ groupID }, call) => {
    const group = await existing(call, groupID)
    if (group.type === 'Private') await requireReader(call, groupID)
    const { rooms, fanout } = call.im
    const onlineMemberNum =
      group.type === 'AVChatRoom' ? rooms.onlineCount(groupID) : fanout.usersOn(groupTopic(groupID))
    return { onlineMemberNum }
  },
} satisfies Handlers<typeof groupCommands>

const existing = async ({ im }: Call, groupID: string): Promise<GroupRow> => {
  const group = await im.groups.find(groupID)
  if (group === null) throw imError('GROUP_NOT_FOUND')
  return group
}

/** Everyone may enter a chat room, including guests; a user is in it while its client polls. */
const enterRoom = async ({ im, connection, userID }: Call, groupID: string, wantsHistory: 0 | 1) => {
  const wasPresent = im.rooms.isPresent(groupID, userID)
  const room = await im.rooms.join(connection, userID, groupID)
  const key = im.pollKeys.issue(groupID, userID, seconds(im.context.clock))
  const history = wantsHistory === 1 && groupID !== NOTIFY_ROOM ? room.newest(HISTORY) : []
  const reply = new EncodedReply(
    {
      joinedStatus: wasPresent ? 'AlreadyInGroup' : 'JoinedSuccess',
      longPollingKey: key,
      startSeq: room.next,
      avChatRoomFlag: 1,
      avChatRoomKey: key,
    },
    sharedEnd(`"MessageList":[${history.join(',')}]`),
  )
  return new Unstored<ReplyOf<JoinRow>>(reply)
}

const HISTORY = 20

const joinAsMember = ({ im, session: { user } }: Call, group: GroupRow) => {
  if (user.isGuest || group.join_option !== 'FreeAccess') throw imError('GROUP_PERMISSION_DENY')
  const groupID = group.group_id
  const make = async (db: Kysely<Database>): Promise<ReplyOf<JoinRow>> => {
    const now = seconds(im.context.clock)
    const outcome = await addMember(db, { groupID, userID: user.userID, role: 'Member', now })
    if (outcome === 'banned') throw banned()
    if (outcome === 'full') throw imError('GROUP_PERMISSION_DENY', 'The group is full.')
    return {
      joinedStatus: outcome === 'joined' ? 'JoinedSuccess' : 'AlreadyInGroup',
      longPollingKey: '',
      startSeq: 0,
      avChatRoomFlag: 0,
      avChatRoomKey: '',
      messageList: [],
    }
  }
  return new Change(make, ({ joinedStatus }) => {
    if (joinedStatus === 'JoinedSuccess')
      im.fanout.publishTo(userTopic(user.userID), { kind: 'membership', groupID, isMember: true })
  })
}

/** Read again, for the current sequence and counts. Private groups are visible to members only. */
const infoOf = async (call: Call, groupID: string): Promise<GroupInfo | ImError> => {
  const { im, userID } = call
  const known = await im.groups.find(groupID)
  const group = known === null ? null : await findGroup(im.context.db, groupID)
  if (group === null) return imError('GROUP_NOT_FOUND')
  if (group.type === 'Private' && (await im.members.find(memberKey(userID, groupID))) === null)
    return imError('GROUP_PERMISSION_DENY')
  return groupInfo(group, call)
}
