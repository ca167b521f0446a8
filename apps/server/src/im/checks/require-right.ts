import { can, type ChatAction, type ChatRole } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { holdRights, rightsOf, type RightsRow } from '../../store/im/group-rights'
import type { GroupRow } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { memberKey } from '../group-lookups'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { roleOf, roomRole } from '../../services/chat/role-in-group'
import { banned, requireNotBanned } from './require-reader'

/**
 * The group, if the caller may do this in it. The listeners of a chat room are its members; `avChatRoomKey` shows that the
 * caller has entered it.
 */
export const requireRight = async (
  call: Call,
  action: ChatAction,
  { groupID, avChatRoomKey = '' }: { readonly groupID: string; readonly avChatRoomKey?: string },
): Promise<GroupRow> => {
  const group = await call.im.groups.find(groupID)
  if (group === null) throw imError('GROUP_NOT_FOUND')
  requireNotBanned(call, groupID)
  const role =
    group.type === 'AVChatRoom' ? await roleInRoom(call, group, avChatRoomKey) : await memberRole(call, group)
  if (!can({ role, isGuest: call.session.user.isGuest }, action, group)) throw imError('GROUP_PERMISSION_DENY')
  return group
}

/** The same in the transaction that uses the right, until whose end the caller keeps it. `requireRight` has been asked before. */
export const keepRight = async (
  call: Call,
  trx: Transaction<Database>,
  action: ChatAction,
  groupID: string,
): Promise<void> => {
  const { row, role } = await keepRole(call, trx, groupID)
  if (!can({ role, isGuest: call.session.user.isGuest }, action, row)) throw imError('GROUP_PERMISSION_DENY')
}

/** What the caller is in a group or topic, and stays until the transaction ends. Throws if the caller is banned. */
export const keepRole = async (
  { im, userID }: Call,
  trx: Transaction<Database>,
  place: string,
): Promise<{ row: RightsRow; role: ChatRole }> => {
  await holdRights(trx, [place])
  const [row = null] = await rightsOf(trx, [{ place, userID }], seconds(im.context.clock))
  if (row === null) throw imError('GROUP_NOT_FOUND')
  if (row.banned > 0) throw banned()
  const listener = row.type === 'AVChatRoom' ? ({ role: 'Member' } as const) : null
  return { row, role: roleOf(row, userID, row.role === null ? listener : { role: row.role }) }
}

const memberRole = async ({ im, userID }: Call, group: GroupRow): Promise<ChatRole> =>
  roleOf(group, userID, await im.members.find(memberKey(userID, group.group_id)))

const roleInRoom = async ({ im, userID }: Call, group: GroupRow, avChatRoomKey: string): Promise<ChatRole> => {
  const groupID = group.group_id
  const role = roomRole(await im.managers.find(groupID), group, userID)
  if (role !== 'Member') return role
  if (im.rooms.isPresent(groupID, userID)) return 'Member'
  const hasKey = im.pollKeys.renew(avChatRoomKey, groupID, userID, seconds(im.context.clock)) !== null
  return hasKey ? 'Member' : 'None'
}
