import type { HostMessage } from '@org/domain'
import type { ChatAction } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { groupTopic } from '../../ports/topics'
import { repeatable } from '../../store/database/database'
import { findAccount } from '../../store/identity/accounts'
import { findGuest } from '../../store/identity/guests'
import { isMemberID } from '../../store/identity/member-id'
import { groupKey } from '../../store/im/conversation-id'
import { changeProfile, changeRules, type RightsUse } from '../../store/im/group-changes'
import type { GroupRow } from '../../store/im/groups'
import { lockMessages, revokeMessages } from '../../store/im/message-changes'
import { deleteManager, insertManager } from '../../store/live/room-managers'
import { findRoom, updateRoom, type RoomRow } from '../../store/live/rooms'
import type { Database } from '../../store/schema'
import { isGuestID } from '../auth/guest-id'
import { requireCan } from '../chat/require-can'
import type { Context } from '../context'
import { muteAsManager } from '../moderation/mute-as-manager'
import { Refusal } from '../refusal'

interface Scene {
  readonly trx: Transaction<Database>
  readonly room: RoomRow
  readonly group: GroupRow
  readonly now: number
  readonly tell: (message: HostMessage) => Promise<void>
}

/** What somebody does in a room, as the table of rights calls it. */
interface Deed {
  readonly liveid: number
  readonly caller: string
  readonly action: ChatAction
  readonly targetID?: string
  readonly rights?: RightsUse
}

/** A change of a room by someone who may make it; the room is told after the commit. */
const inRoom = <Result>(
  context: Context,
  { liveid, caller, ...deed }: Deed,
  work: (scene: Scene) => Promise<Result>,
): Promise<Result> =>
  announcing({ ...context, db: repeatable(context.db) }, async (trx) => {
    const now = seconds(context.clock)
    const found = await findRoom(trx, now, liveid)
    if (found === null) throw new Refusal('notFound')
    const group = await requireCan(trx, { groupID: found.group_id, userID: caller, ...deed })
    // As it is now that no other change of it goes on.
    const room = (await findRoom(trx, now, liveid)) ?? found
    const tell = (message: HostMessage) => announce(trx, `group:${room.group_id}`, message, now)
    return work({ trx, room, group, now, tell })
  })

export const setRoomTitle = async (
  context: Context,
  caller: string,
  liveid: number,
  written: string,
): Promise<{ title: string }> => {
  const { text, isRefused } = context.words.screen(written)
  if (isRefused) throw new Refusal('textRefused')
  return inRoom(context, { liveid, caller, action: 'updateProfile' }, async ({ trx, room, tell }) => {
    if (room.title_zh === text && room.title_pt === '') return { title: text }
    await updateRoom(trx, liveid, { title_zh: text, title_pt: '' })
    await tell({ type: 'changeRoomTitle', data: { liveid, title: text } })
    return { title: text }
  })
}

interface Rules {
  readonly slow_mode?: number | undefined
  readonly mute_all?: 0 | 1 | undefined
  readonly notice?: string | undefined
}

export const setRoomConfig = async (context: Context, caller: string, liveid: number, given: Rules) => {
  const written = given.notice === undefined ? null : context.words.screen(given.notice)
  if (written?.isRefused) throw new Refusal('textRefused')
  const rights = given.mute_all === 1 ? 'takes' : 'holds'
  const deed = { liveid, caller, action: 'setRules', rights } as const
  const { group_id, ...rules } = await inRoom(context, deed, async ({ trx, room, group, now, tell }) => {
    const slow_mode = given.slow_mode ?? group.slow_mode
    const mute_all = given.mute_all === undefined ? group.mute_all : given.mute_all === 1
    const notice = written?.text ?? room.notice
    const isNew = notice !== room.notice
    if (mute_all !== group.mute_all)
      await requireCan(trx, { groupID: room.group_id, userID: caller, action: 'muteAll', rights })
    if (isNew) await updateRoom(trx, liveid, { notice })
    if (isNew || slow_mode !== group.slow_mode || mute_all !== group.mute_all) {
      await changeRules(trx, room.group_id, { slow_mode, min_level: group.min_level })
      if (mute_all !== group.mute_all) await changeProfile(trx, room.group_id, { mute_all }, now)
      await tell({ type: 'changePubConfig', data: { liveid, slow_mode, mute_all, ...(isNew && { notice }) } })
    }
    return { group_id: room.group_id, slow_mode, mute_all: mute_all ? (1 as const) : (0 as const), notice }
  })
  forgetGroup(context, group_id)
  return rules
}

/** Only the anchor mutes a manager, and nobody the anchor. A mute by an operator stays. */
export const muteRoomUser = (
  context: Context,
  caller: string,
  { liveid, userid, seconds: wanted }: { readonly liveid: number; readonly userid: string; readonly seconds: number },
): Promise<{ mute_until: number }> =>
  inRoom(context, { liveid, caller, action: 'mute', targetID: userid, rights: 'takes' }, async (scene) => {
    const { trx, room, now, tell } = scene
    const nick_name = await nameOf(trx, userid)
    const key = { user_id: userid, group_id: room.group_id }
    const { until, hasChanged } = await muteAsManager(trx, key, wanted > 0 ? now + wanted : 0, now)
    const uid = isMemberID(userid) ? Number(userid) : 0
    if (hasChanged) await tell({ type: 'Banuser', data: { liveid, uid, nick_name, seconds: wanted } })
    return { mute_until: until }
  })

const nameOf = async (trx: Transaction<Database>, userID: string): Promise<string> => {
  const user = isGuestID(userID)
    ? await findGuest(trx, userID)
    : isMemberID(userID)
      ? await findAccount(trx, Number(userID))
      : null
  if (user === null) throw new Refusal('notFound')
  return user.nick_name
}

/** The anchor makes a member a manager of the own room, or no longer. */
export const setRoomManager = async (
  context: Context,
  anchor: number,
  { userid, type }: { readonly userid: string; readonly type: 0 | 1 },
): Promise<{ manager: 0 | 1 }> => {
  const deed = { liveid: anchor, caller: String(anchor), action: 'setManager', rights: 'takes' } as const
  const { group_id, manager } = await inRoom(context, deed, async ({ trx, room, now, tell }) => {
    const account = isMemberID(userid) ? await findAccount(trx, Number(userid)) : null
    if (account === null) throw new Refusal('notFound')
    if (account.id === anchor) throw new Refusal('notAllowed')
    const hasChanged =
      type === 1
        ? await insertManager(trx, { group_id: room.group_id, user_id: userid, since: now })
        : await deleteManager(trx, room.group_id, userid)
    const data = { liveid: anchor, uid: account.id, nick_name: account.nick_name, manager: type === 1 }
    if (hasChanged) await tell({ type: 'RoomNotifyTypeSetManager', data })
    return { group_id: room.group_id, manager: type }
  })
  forgetGroup(context, group_id)
  return { manager }
}

/** Processes remember a group and its managers for a few seconds. */
const forgetGroup = ({ bus }: Context, groupID: string): void =>
  bus.publish(groupTopic(groupID), { kind: 'group', groupID, userIDs: [], isDismissed: false })

export const clearRoomChat = (context: Context, caller: string, liveid: number): Promise<object> =>
  inRoom(context, { liveid, caller, action: 'clear' }, async ({ tell }) => {
    await tell({ type: 'clearChatList', data: { liveid } })
    return {}
  })

/** Takes a message of a viewer back; the anchor also those of managers. */
export const revokeRoomMessage = async (
  context: Context,
  caller: string,
  { liveid, sequence }: { readonly liveid: number; readonly sequence: number },
): Promise<object> => {
  const deed = { liveid, caller, action: 'revokeOther' } as const
  const { group_id, messageList } = await inRoom(context, deed, async ({ trx, room, now, tell }) => {
    const { group_id: groupID } = room
    const [message] = await lockMessages(trx, groupKey(groupID), [sequence])
    if (message === undefined || message.kind !== 'said' || message.sender === HOST) throw new Refusal('notFound')
    if (message.sender !== caller)
      await requireCan(trx, { groupID, userID: caller, action: deed.action, targetID: message.sender })
    if (message.revoker) return { group_id: groupID, messageList: [] }
    const changed = await revokeMessages(trx, [message], { revoker: caller, now })
    const data = { conversation_id: `GROUP${groupID}`, message_id: String(sequence), revoker: caller }
    await tell({ type: 'revokeMessage', data })
    return { group_id: groupID, messageList: changed }
  })
  if (messageList.length > 0)
    context.bus.publish(groupTopic(group_id), { kind: 'changes', push: { messageList, deletedList: [] }, origin: '' })
  return {}
}

/** The sender of host messages. */
const HOST = 'broadcast'
