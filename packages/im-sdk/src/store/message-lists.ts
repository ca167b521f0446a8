import { does } from '../protocol/message-kinds'
import type { Conversations } from './conversations'
import type { Message } from './message'
import type { Rooms } from './rooms'
import type { Timelines } from './timelines'

/** Every place that shows messages: the list of a conversation or chat room, and the conversation's last message. */
export interface MessageLists {
  readonly timelines: Pick<Timelines, 'get' | 'all' | 'saw'>
  readonly rooms: Pick<Rooms, 'get' | 'lists'>
  readonly conversations: Pick<Conversations, 'get' | 'update' | 'lower' | 'stale'>
}

/** The message in any list; null if no list contains it. */
export const findMessage = ({ timelines, rooms }: MessageLists, ID: string): Message | null => {
  const held = Array.from(timelines.all(), ([, { timeline }]) => timeline)
  for (const list of [...held, ...rooms.lists()]) {
    const found = list.find(ID)
    if (found !== null) return found
  }
  return null
}

/** The message of a sequence, if a list or the conversation's last message shows it. */
export const messageAt = (
  { timelines, rooms, conversations }: MessageLists,
  {
    conversationID,
    sequence,
    to,
    ID,
  }: Pick<Message, 'conversationID' | 'sequence'> & Partial<Pick<Message, 'to' | 'ID'>>,
): Message | null => {
  const listed = timelines.get(conversationID)?.timeline.at(sequence)
  if (listed) return listed
  const last = conversations.get(conversationID)?.lastMessage
  if (last?.sequence === sequence) return last
  return to === undefined || ID === undefined ? null : (rooms.get(to)?.find(ID) ?? null)
}

/** Replaces a message with a newer version. */
export const replaceMessage = (lists: MessageLists, message: Message): void => {
  const room = lists.rooms.get(message.to)
  room?.replace(message)
  if (room === null) lists.timelines.saw(message)
  const held = lists.timelines.get(message.conversationID)
  held?.timeline.replace(message)
  held?.view.changed()
  const waiting = held?.unannounced.findIndex(({ ID }) => ID === message.ID) ?? -1
  if (waiting >= 0) held?.unannounced.splice(waiting, 1, message)
  if (message.isRevoked) forgetMention(lists, message)
  showLast(lists, message, message)
}

/**
 * Removes a message. The previous one becomes the last of its conversation. `isCounted`: the server's unread count
 * covers that.
 */
export const removeMessage = (lists: MessageLists, message: Message, isCounted = false): void => {
  const { conversations } = lists
  lists.rooms.get(message.to)?.remove(message.ID)
  const held = lists.timelines.get(message.conversationID)
  held?.timeline.remove(message)
  held?.view.changed()
  const waiting = held?.unannounced.findIndex(({ ID }) => ID === message.ID) ?? -1
  if (waiting >= 0) held?.unannounced.splice(waiting, 1)
  forgetMention(lists, message)
  showLast(lists, message, held?.timeline.last ?? null)
  const record = conversations.get(message.conversationID)
  if (record !== null && !isCounted && does('counts', { ...message, isDeleted: false }))
    conversations.lower(record, message.sequence)
}

/** A message that is gone mentions nobody. */
const forgetMention = ({ conversations }: MessageLists, { conversationID, sequence }: Message): void => {
  const record = conversations.get(conversationID)
  const mentions = record?.mentions.filter((mention) => mention.sequence !== sequence) ?? []
  if (record !== null && mentions.length < record.mentions.length)
    conversations.update(record, (changed) => (changed.mentions = mentions))
}

const showLast = ({ conversations }: MessageLists, { conversationID, ID }: Message, last: Message | null): void => {
  const record = conversations.get(conversationID)
  if (record === null || record.lastMessage?.ID !== ID) return
  conversations.update(record, (changed) => (changed.lastMessage = last))
  /** The message before it is not loaded. */
  if (last === null && record.sequence > 1) conversations.stale(record)
}
