import { can, type ChatRole } from '@org/im-sdk/protocol'
import type { Kysely, Transaction } from 'kysely'
import { roleInGroup } from '../../services/chat/role-in-group'
import { c2cKey, groupKey, parseKey } from '../../store/im/conversation-id'
import type { GroupRow } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { requirePeer } from '../checks/require-peer'
import { requireReader } from '../checks/require-reader'
import { keepRole } from '../checks/require-right'
import { memberKey } from '../group-lookups'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { roleOf } from '../../services/chat/role-in-group'
import type { ChangeFacts } from './may-change'

/** The conversation of the messages that a request changes. */
export interface ChangePlace {
  readonly convID: string
  /** The group, or the community of the topic; null for a one-to-one conversation. */
  readonly group: GroupRow | null
  readonly role: ChatRole
}

export const c2cPlace = async ({ im, userID }: Call, peerAccount: string): Promise<ChangePlace> => {
  await requirePeer(im, peerAccount)
  return { convID: c2cKey(userID, peerAccount), group: null, role: 'None' }
}

/** Throws if the caller may not read the group or topic. */
export const groupPlace = async (call: Call, id: string): Promise<ChangePlace> => {
  const { group } = await requireReader(call, id)
  const { im, userID } = call
  const { group_id: groupID } = group
  const isRoom = group.type === 'AVChatRoom'
  const member = isRoom ? null : await im.members.find(memberKey(userID, groupID))
  const isManager = isRoom && (await im.managers.find(groupID))?.has(userID) === true
  const role = roleOf(group, userID, isManager ? { role: 'Admin' } : isRoom ? { role: 'Member' } : member)
  return { convID: groupKey(id), group, role }
}

/** For requests that name a peer or a group, and only one. */
export const placeOf = (
  call: Call,
  { peerAccount, groupID }: { readonly peerAccount: string; readonly groupID: string },
): Promise<ChangePlace> => {
  if ((peerAccount === '') === (groupID === ''))
    throw imError('PACKAGE_PARSE_FAILED', 'Name a peer or a group, and only one.')
  return groupID === '' ? c2cPlace(call, peerAccount) : groupPlace(call, groupID)
}

/**
 * The place in the transaction of the change, with the role that the caller keeps until its end. `voice`: the caller speaks
 * by the change, which those who are muted may not.
 */
export const keepPlace = async (
  call: Call,
  trx: Transaction<Database>,
  place: ChangePlace,
  needs: 'read' | 'voice',
): Promise<ChangePlace> => {
  const key = parseKey(place.convID)
  if (place.group === null || key.type !== 'group') return place
  const { row, role } = await keepRole(call, trx, key.groupID)
  if (!can({ role }, 'read', row)) throw imError('GROUP_PERMISSION_DENY')
  if (needs === 'voice') {
    if (row.muted_everywhere > 0) throw imError('MUTE_DENY')
    if (row.muted > 0 || (row.mute_all && !can({ role }, 'speakAlways', row))) throw imError('GROUP_MUTE_DENY')
  }
  return { ...place, role }
}

/** What depends on the sender of a message, read in the transaction of the change. */
export const factsOf = async (
  db: Kysely<Database>,
  { group, role }: ChangePlace,
  userID: string,
  sender: string,
): Promise<ChangeFacts> => {
  const isOwn = group === null || sender === userID
  return { userID, group, role, senderRole: isOwn ? role : await roleInGroup(db, group, sender) }
}
