import { TYPES } from '../protocol/constants'
import { does } from '../protocol/message-kinds'
import type { ConversationID } from '../protocol/ids'
import { addMentions, exclude, uncount, type ConversationRecord } from './conversation-record'
import type { Conversations } from './conversations'
import type { GroupTipMessage, Message } from './message'

/** How a new message changes its conversation. */
export const applyToConversation = (record: ConversationRecord, message: Message): void => {
  const { sequence, flow } = message
  if (sequence > record.sequence) record.sequence = sequence
  takeLast(record, message)
  if (flow === 'in') takeName(record, message)
  if (message.type === TYPES.MSG_GRP_TIP) takeGroup(record, message)
  if (message.groupAtInfo !== null && sequence > record.mentionsTo) addMentions(record, [message.groupAtInfo])
  if (does('counts', message)) return
  /** The server's count covers the sequences up to `syncedTo`. */
  if (sequence > record.syncedTo) uncount(record, sequence)
  else exclude(record, sequence)
}

/** The message is the last one unless a newer one is, its kind may not be, or the user has cleared it. */
export const takeLast = (record: ConversationRecord, message: Message): void => {
  const { sequence } = message
  if (sequence <= record.own.clearSeq || sequence < (record.lastMessage?.sequence ?? 0)) return
  if (does('mayBeLast', message)) record.lastMessage = message
}

/** The peer's name and avatar are those of the peer's newest message. */
const takeName = (record: ConversationRecord, message: Message): void => {
  if (record.type !== TYPES.CONV_C2C || message.nick === '') return
  record.name = message.nick
  record.avatar = message.avatar
}

/** A tip says what the group is now, also of a group that the user has just come to. Topics have a list of their own. */
const takeGroup = (record: ConversationRecord, { topicID, sequence, payload }: GroupTipMessage): void => {
  /** Those of a gap that is filled later are older. */
  if (topicID !== '' || sequence <= Math.max(record.syncedTo, record.profiledTo)) return
  record.profiledTo = sequence
  const { groupProfile, newGroupProfile, memberCount } = payload
  for (const field of ['name', 'avatar', 'ownerID'] as const) {
    const changed = newGroupProfile[field]
    if (typeof changed === 'string') record[field] = changed
    else if (groupProfile[field] !== '') record[field] = groupProfile[field]
  }
  if (memberCount > 0) record.memberCount = memberCount
}

/** Messages that the user may not see are not unread. */
export const skipInvisible = (
  conversations: Pick<Conversations, 'get' | 'update'>,
  conversationID: ConversationID,
  sequences: readonly number[],
): void => {
  const record = conversations.get(conversationID)
  const unseen = sequences.filter((sequence) => record !== null && sequence > record.syncedTo)
  if (record !== null && unseen.length > 0)
    conversations.update(record, (changed) => {
      for (const sequence of unseen) uncount(changed, sequence)
    })
}
