import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import { tinyIDOf } from '../../store/identity/tiny-id'
import { groupKey } from '../../store/im/conversation-id'
import type { NewMessage } from '../../store/im/messages'

/**
 * Who speaks for the house: in groups and rooms, and in everybody's conversation `C2Cbroadcast`. Nobody can log in as
 * it.
 */
export const BROADCAST_USER = 'broadcast'

/** What a receiver knows a host message again by, and when it was said, in epoch seconds. */
export interface Mark {
  readonly random: number
  readonly clientSequence: number
  readonly time: number
}

/** Online only: it comes without a sequence, and nobody keeps it. `text` is the JSON of the host message. */
export const inPrivate = (text: string, mark: Mark): StoredMessage => ({
  ...detailsOf(mark),
  ...mark,
  groupID: '',
  sequence: 0,
  fromAccount: BROADCAST_USER,
  toAccount: '',
  tinyID: BROADCAST_TINY_ID,
  msgBody: bodyOf(text),
})

/** Whoever listens gives it its sequence. */
export const inNotifyRoom = (text: string, mark: Mark): StoredMessage => ({
  ...inPrivate(text, mark),
  groupID: NOTIFY_ROOM,
  groupType: 'AVChatRoom',
})

/** One that a group keeps as any other. */
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
