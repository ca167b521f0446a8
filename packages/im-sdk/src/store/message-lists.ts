import { MESSAGE_KINDS } from '../protocol/message-kinds'
import { uncount, type Conversations } from './conversations'
import type { Message } from './message'
import type { Rooms } from './rooms'
import type { Timelines } from './timelines'

/** Every place that shows messages: the list of a conversation or chat room, and the conversation's last message. */
export interface MessageLists {
  readonly timelines: Pick<Timelines, 'get' | 'all'>
  readonly rooms: Pick<Rooms, 'get' | 'lists'>
  readonly conversations: Pick<Conversations, 'get' | 'update'>
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

/** Replaces a message with a newer version. */
export const replaceMessage = (lists: MessageLists, message: Message): void => {
  lists.rooms.get(message.to)?.replace(message)
  const held = lists.timelines.get(message.conversationID)
  held?.timeline.replace(message)
  held?.view.changed()
  showLast(lists, message, message)
}

/** Removes a message. The previous one becomes the last of its conversation. */
export const removeMessage = (lists: MessageLists, message: Message): void => {
  lists.rooms.get(message.to)?.remove(message.ID)
  const held = lists.timelines.get(message.conversationID)
  held?.timeline.remove(message)
  held?.view.changed()
  showLast(lists, message, held?.timeline.last ?? null)
  const record = lists.conversations.get(message.conversationID)
  if (record !== null && MESSAGE_KINDS[message.flow].counts)
    lists.conversations.update(record, (changed) => uncount(changed, message.sequence))
}

const showLast = ({ conversations }: MessageLists, { conversationID, ID }: Message, last: Message | null): void => {
  const record = conversations.get(conversationID)
  if (record?.lastMessage?.ID === ID) conversations.update(record, (changed) => (changed.lastMessage = last))
}
