import { TYPES, type liveRoomCommands, type ReplyOf } from '@org/im-sdk/protocol'
import { markedAmong, marksOf } from '../../store/im/member-marks'
import type { GroupRow } from '../../store/im/groups'
import { requireReader } from '../checks/require-reader'
import type { Call, Handler } from '../handler'
import { imError } from '../im-error'
import { roomRole } from './room-role'

type Row = (typeof liveRoomCommands)['getRoomMemberList']
type Member = ReplyOf<Row>['members'][number]

/** A page continues after the last listener of the previous one, so that those who come and go shift none. */
export const getRoomMemberList: Handler<Row> = async ({ groupID, limit, next, markType }, call) => {
  await requireReader(call, groupID)
  const { context, groups, rooms } = call.im
  const group = await groups.find(groupID)
  if (group?.type !== 'AVChatRoom') throw imError('INVALID_GROUP_PARAMETERS', 'Only chat rooms have listeners.')
  const all = rooms.listeners(groupID)
  const marked = markType === undefined ? null : await markedAmong(context.db, groupID, markType, all)
  const rest = all.filter((userID) => userID > next && (marked?.has(userID) ?? true)).sort(byID)
  const page = rest.slice(0, limit)
  const marks = await marksOf(context.db, groupID, page)
  const members = await Promise.all(page.map((userID) => memberOf(call, group, userID, marks.get(userID) ?? [])))
  return { members, memberCount: all.length, next: page.length < rest.length ? (page.at(-1) ?? '') : '' }
}

const byID = (a: string, b: string): number => (a < b ? -1 : 1)

const memberOf = async (
  { im }: Call,
  group: GroupRow,
  userID: string,
  markList: readonly number[],
): Promise<Member> => {
  const user = await im.identities.find(userID)
  const role = await roomRole(im, group, userID)
  return {
    userID,
    nick: user?.nick ?? '',
    avatar: user?.avatar ?? '',
    role: role === 'None' ? 'Member' : role,
    joinTime: im.rooms.joinedAt(group.group_id, userID),
    lastSendMsgTime: 0,
    nameCard: '',
    muteTime: 0,
    memberCustomField: [],
    messageRemindType: TYPES.MSG_REMIND_ACPT_AND_NOTE,
    markList: [...markList],
  }
}
