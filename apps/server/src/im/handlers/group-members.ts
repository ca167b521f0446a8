import type { groupMemberCommands, ReplyOf } from '@org/im-sdk/protocol'
import { findGroup, type GroupRow } from '../../store/im/groups'
import { marksOf } from '../../store/im/member-marks'
import { listMembers } from '../../store/im/member-list'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { requireReader } from '../checks/require-reader'
import { addGroupMember, deleteGroupMember } from '../groups/change-members'
import { memberInfo, type MemberInfo } from '../groups/member-info'
import { setGroupMemberInfo } from '../groups/set-member-info'
import { listenerInfos } from '../rooms/listener-info'

type Page = ReplyOf<(typeof groupMemberCommands)['getGroupMemberList']>

export const groupMembers = {
  addGroupMember,
  deleteGroupMember,
  setGroupMemberInfo,

  /** A chat room has listeners, who are listed by another command. */
  getGroupMemberList: async ({ groupID, limit, offset, next, role, markType }, call): Promise<Page> => {
    await requireReader(call, groupID)
    const { db } = call.im.context
    const group = await findGroup(db, groupID)
    if (group === null) throw imError('GROUP_NOT_FOUND')
    const after = next === '' ? null : readCursor(next)
    const found = await listMembers(db, {
      groupID,
      role: role === 'All' ? undefined : role,
      markType,
      offset: after === null ? offset : 0,
      after,
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      members: await withMarks(
        call,
        group,
        page.map((member) => memberInfo(member, call)),
      ),
      memberCount: group.member_count,
      next: last === undefined || page.length === found.length ? '' : `${last.joined_at}_${last.user_id}`,
    }
  },

  /** Of a chat room those who listen. */
  getGroupMemberProfile: async ({ groupID, userIDList }, call) => {
    const { group } = await requireReader(call, groupID)
    const { db } = call.im.context
    if (group.type === 'AVChatRoom') {
      const listeners = new Set(call.im.rooms.listeners(groupID))
      const asked = [...new Set(userIDList)].filter((userID) => listeners.has(userID))
      return { members: await withMarks(call, group, await listenerInfos(call, db, group, asked)) }
    }
    const found = await listMembers(db, { groupID, userIDs: userIDList, limit: userIDList.length })
    const members = found.map((member) => memberInfo(member, call))
    return { members: await withMarks(call, group, members) }
  },
} satisfies Handlers<typeof groupMemberCommands>

/** Chat rooms and communities have marks. */
const withMarks = async (call: Call, { type, group_id: groupID }: GroupRow, members: MemberInfo[]) => {
  if (type !== 'AVChatRoom' && type !== 'Community') return members
  const userIDs = members.map(({ userID }) => userID)
  const marks = await marksOf(call.im.context.db, groupID, userIDs)
  return members.map((member) => ({ ...member, markList: [...(marks.get(member.userID) ?? [])] }))
}

const readCursor = (next: string) => {
  const [, joinedAt = '', userID = ''] = /^(\d{1,15})_([^\p{Cc}\p{Cs}]+)$/u.exec(next) ?? []
  if (userID === '') throw imError('PACKAGE_PARSE_FAILED', 'See next.')
  return { joinedAt: Number(joinedAt), userID }
}
