import type { liveRoomCommands } from '@org/im-sdk/protocol'
import { markedAmong, marksOf } from '../../store/im/member-marks'
import { requireReader } from '../checks/require-reader'
import type { Handler } from '../handler'
import { imError } from '../im-error'
import { listenerInfos } from './listener-info'
import { roomRole } from '../../services/chat/role-in-group'

type Row = (typeof liveRoomCommands)['getRoomMemberList']

/** A page continues after the last listener of the previous one, so that those who come and go shift none. */
export const getRoomMemberList: Handler<Row> = async ({ groupID, limit, next, markType, role }, call) => {
  await requireReader(call, groupID)
  const { context, groups, rooms } = call.im
  const group = await groups.find(groupID)
  if (group?.type !== 'AVChatRoom') throw imError('INVALID_GROUP_PARAMETERS', 'Only chat rooms have listeners.')
  const all = rooms.listeners(groupID)
  const marked = markType === undefined ? null : await markedAmong(context.db, groupID, markType, all)
  const managers = role === 'All' ? null : await call.im.managers.find(groupID)
  const isAsked = (userID: string) => role === 'All' || roomRole(managers, group, userID) === role
  const rest = all.filter((userID) => userID > next && (marked?.has(userID) ?? true) && isAsked(userID)).sort(byID)
  const page = rest.slice(0, limit)
  const marks = await marksOf(context.db, groupID, page)
  const infos = await listenerInfos(call, context.db, group, page)
  const members = infos.map((info) => ({ ...info, markList: [...(marks.get(info.userID) ?? [])] }))
  return { members, memberCount: all.length, next: page.length < rest.length ? (page.at(-1) ?? '') : '' }
}

const byID = (a: string, b: string): number => (a < b ? -1 : 1)
