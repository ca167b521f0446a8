import { filterGroup, GROUP_LIMITS, ImError, NOTIFY_ROOM, type groupCommands, type ReplyOf } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { groupTopic } from '../../ports/topics'
import { findGroup, type GroupRow } from '../../store/im/groups'
import { countMembersAmong } from '../../store/im/group-members'
import { countJoinedGroups, joinedGroups } from '../../store/im/joined-groups'
import { groupInfo, joinedGroupInfo, seenByListener, type GroupInfo, type SeenGroup } from '../group-info'
import { Unstored } from '../unstored'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { requireCommunities } from '../checks/require-communities'
import { requireNotBanned, requireReader } from '../checks/require-reader'
import { SharedReply } from '../frames/wires'
import { createGroup } from '../groups/create-group'
import { joinAsMember, quitAsMember } from '../groups/join-group'
import { changeGroupOwner, dismissGroup, updateGroupProfile } from '../groups/change-profile'

type JoinRow = (typeof groupCommands)['joinGroup']

export const groups = {
  createGroup,
  dismissGroup,
  updateGroupProfile,
  changeGroupOwner,

  joinGroup: async (request, call) => {
    const { groupID, historyMessageFlag } = request
    const group = await existing(call, groupID)
    requireNotBanned(call, groupID)
    return group.type === 'AVChatRoom' ? enterRoom(call, groupID, historyMessageFlag) : joinAsMember(call, request)
  },

  quitGroup: async ({ groupID }, call) => {
    const { im, connection, userID } = call
    const group = await existing(call, groupID)
    if (group.type !== 'AVChatRoom') return quitAsMember(call, groupID)
    await im.rooms.quit(connection, userID, groupID)
    return new Unstored({})
  },

  getGroupInfo: async ({ groupIDList, responseFilter }, call) => {
    const { im, userID } = call
    const asked = await knownOf(call, groupIDList)
    const groupIDs = [...asked].flatMap(([groupID, group]) => (group instanceof ImError ? [] : [groupID]))
    const limit = GROUP_LIMITS.infos
    const own = await joinedGroups(im.context.db, userID, { groupIDs, limit })
    const joined = new Map(own.map((row) => [row.group_id, row]))
    const found = await Promise.all(
      [...asked.values()].map(async (group): Promise<SeenGroup | ImError> => {
        if (group instanceof ImError) return group
        const member = joined.get(group.group_id)
        if (member !== undefined) return joinedGroupInfo(member, call)
        if (group.type === 'Private') return imError('GROUP_PERMISSION_DENY')
        const info = await freshInfo(call, group.group_id)
        return info instanceof ImError ? info : seenByListener(info, group, call)
      }),
    )
    const { infos, refused } = split([...asked.keys()], found)
    return { groupInfoList: infos.map((info) => filterGroup(info, responseFilter)), resultItem: refused }
  },

  searchGroupByID: async ({ groupIDList }, call) => {
    const asked = await knownOf(call, groupIDList)
    const found = await Promise.all(
      [...asked.values()].map(async (group) => {
        if (group instanceof ImError) return group
        return group.type === 'Private' ? imError('GROUP_NOT_FOUND') : freshInfo(call, group.group_id)
      }),
    )
    const { infos, refused } = split([...asked.keys()], found)
    return { groupInfoList: infos, resultItem: refused }
  },

  /** Chat rooms have listeners, not members. */
  getJoinedGroupList: async ({ type, memberAccount, limit, offset, next, isSupportTopic, responseFilter }, call) => {
    const { im, userID } = call
    if (memberAccount !== userID) throw imError('GROUP_PERMISSION_DENY', 'You can list only your own groups.')
    if (type === 'Community') requireCommunities(call)
    const query = {
      isCommunity: type === 'Community',
      isSupportTopic: isSupportTopic === undefined ? undefined : isSupportTopic === 1,
      offset,
      after: next,
      limit: limit + 1,
    }
    const rows = await joinedGroups(im.context.db, userID, query)
    const page = rows.slice(0, limit)
    return {
      groups: page.map((row) => filterGroup(joinedGroupInfo(row, call), responseFilter)),
      totalCount: await countJoinedGroups(im.context.db, userID, query),
      next: page.length < rows.length ? (page.at(-1)?.group_id ?? '') : '',
    }
  },

  getOnlineMemberCount: async ({ groupID }, call) => {
    const group = await existing(call, groupID)
    if (group.type === 'Private') await requireReader(call, groupID)
    const { rooms, fanout, online, context } = call.im
    if (group.type === 'AVChatRoom') return { onlineMemberNum: rooms.onlineCount(groupID), expireTime: COUNT_SECONDS }
    const elsewhere = await countMembersAmong(context.db, groupID, online.elsewhere())
    return { onlineMemberNum: fanout.usersOn(groupTopic(groupID)) + elsewhere, expireTime: COUNT_SECONDS }
  },
} satisfies Handlers<typeof groupCommands>

/** Processes tell each other who is online every few seconds. */
const COUNT_SECONDS = 5

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
  const history = wantsHistory === 1 && groupID !== NOTIFY_ROOM ? room.history() : NO_HISTORY
  const reply = history.with({
    joinedStatus: wasPresent ? 'AlreadyInGroup' : 'JoinedSuccess',
    longPollingKey: key,
    startSeq: room.next,
    avChatRoomFlag: 1,
    avChatRoomKey: key,
  })
  return new Unstored<ReplyOf<JoinRow>>(reply)
}

const NO_HISTORY = new SharedReply('joinGroup', { messageList: [] })

/** The groups asked for, by id, or why there is none. */
const knownOf = async ({ im }: Call, groupIDs: readonly string[]): Promise<ReadonlyMap<string, GroupRow | ImError>> =>
  new Map(
    await Promise.all(
      [...new Set(groupIDs)].map(
        async (groupID) => [groupID, (await im.groups.find(groupID)) ?? imError('GROUP_NOT_FOUND')] as const,
      ),
    ),
  )

/** Read again, for the current sequence and counts. */
const freshInfo = async (call: Call, groupID: string): Promise<GroupInfo | ImError> => {
  const group = await findGroup(call.im.context.db, groupID)
  return group === null ? imError('GROUP_NOT_FOUND') : groupInfo(group, call)
}

const split = <Info>(groupIDs: readonly string[], found: readonly (Info | ImError)[]) => {
  const infos: Info[] = []
  const refused: { groupID: string; resultCode: number; resultInfo: string }[] = []
  found.forEach((info, index) => {
    const groupID = groupIDs[index] ?? ''
    if (info instanceof ImError) refused.push({ groupID, resultCode: info.code, resultInfo: info.message })
    else infos.push(info)
  })
  return { infos, refused }
}
