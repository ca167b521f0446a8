import type { groupMemberCommands, ReplyOf } from '@org/im-sdk/protocol'
import { findGroup } from '../../store/im/groups'
import { listMembers } from '../../store/im/member-list'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { requireReader } from '../checks/require-reader'
import { addGroupMember, deleteGroupMember } from '../groups/change-members'
import { memberInfo } from '../groups/member-info'
import { setGroupMemberInfo } from '../groups/set-member-info'
import { listenerInfos } from '../rooms/listener-info'

type Page = ReplyOf<(typeof groupMemberCommands)['getGroupMemberList']>

export const groupMembers = {
  addGroupMember,
  deleteGroupMember,
  setGroupMemberInfo,

  /** A chat room has listeners, who are listed by another command. */
  getGroupMemberList: async ({ groupID, limit, offset, next, role }, call): Promise<Page> => {
    await requireReader(call, groupID)
    const { db } = call.im.context
    const group = await findGroup(db, groupID)
    if (group === null) throw imError('GROUP_NOT_FOUND')
    const after = next === '' ? null : readCursor(next)
    const found = await listMembers(db, {
      groupID,
      role: role === 'All' ? undefined : role,
      offset: after === null ? offset : 0,
      after,
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      members: page.map((member) => memberInfo(member, call)),
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
      return { members: await listenerInfos(call, db, group, asked) }
    }
    const found = await listMembers(db, { groupID, userIDs: userIDList, limit: userIDList.length })
    return { members: found.map((member) => memberInfo(member, call)) }
  },
} satisfies Handlers<typeof groupMemberCommands>

const readCursor = (next: string) => {
  const [, joinedAt = '', userID = ''] = /^(\d{1,15})_([^\p{Cc}\p{Cs}]+)$/u.exec(next) ?? []
  if (userID === '') throw imError('PACKAGE_PARSE_FAILED', 'See next.')
  return { joinedAt: Number(joinedAt), userID }
}
