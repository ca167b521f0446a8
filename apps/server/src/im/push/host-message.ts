import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import { tinyIDOf } from '../../store/identity/tiny-id'
import { groupKey } from '../../store/im/conversation-id'
import type { NewMessage } from '../../store/im/messages'

/** The sender of host messages, in groups and rooms and in the conversation `C2Cbroadcast`. It cannot log in. */
export const BROADCAST_USER = 'broadcast'

/** The id by which receivers drop duplicates of a host message, and its time in epoch seconds. */
export interface Mark {
  readonly random: number
  readonly clientSequence: number
  readonly time: number
}

/** The receiver of a host message for everybody. A message to nobody is none, so clients skip it. */
export const EVERYBODY = 'everybody'

/** Online only: it has no sequence and is not stored. `text` is the JSON of the host message. */
export const inPrivate = (to: string, text: string, mark: Mark): StoredMessage => ({
  ...detailsOf(mark),
  ...mark,
  groupID: '',
  sequence: 0,
  fromAccount: BROADCAST_USER,
  toAccount: to,
  tinyID: BROADCAST_TINY_ID,
  msgBody: bodyOf(text),
})

/** For all chat rooms. Each process assigns its own sequence. */
export const inRooms = (text: string, mark: Mark): StoredMessage => ({
  ...inPrivate('', text, mark),
  groupID: NOTIFY_ROOM,
  groupType: 'AVChatRoom',
})

/** For those who are in one room: not stored. */
export const inRoom = (groupID: string, text: string, mark: Mark): StoredMessage => ({
  ...inPrivate('', text, mark),
  groupID,
  groupType: 'AVChatRoom',
})

/** A message that is stored like any other of the group. */
export const inGroup = (
  text: string,
  mark: Mark,
  group: { readonly group_id: string; readonly type: string },
): NewMessage => ({
  convID: groupKey(group.group_id),
  sender: BROADCAST_USER,
  random: mark.random,
  clientSequence: mark.clientSequence,
  body: bodyOf(text),
  details: { ...detailsOf(mark), groupType: group.type },
})

const bodyOf = (data: string): StoredMessage['msgBody'] => [
  { msgType: 'TIMCustomElem', msgContent: { data, description: '', extension: '' } },
]

const detailsOf = ({ time }: Mark) => ({
  groupType: '',
  priority: 'High' as const,
  clientTime: time,
  cloudCustomData: '',
  nick: '',
  avatar: '',
  nameCard: '',
  senderLevel: 0,
  senderRole: '',
})

const BROADCAST_TINY_ID = tinyIDOf(BROADCAST_USER)
