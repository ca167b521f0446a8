import { storedMessage } from '@org/im-sdk/testing'
import type { StoredMessage } from '@org/im-sdk/protocol'

export interface Feed {
  readonly count: number
  readonly perFrame: number
  /** The number of earlier messages on the same connection: a multiple of a round. */
  readonly before: number
  /** Half of them one-to-one, half groups. Each has `HISTORY` messages before the feed starts. */
  readonly conversations: number
}

export const ME = 'alice'

export interface Place {
  readonly toAccount: string
  readonly groupID: string
  readonly conversationID: string
}

export const conversationsOf = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, index) => placeOf(index))

const placeOf = (index: number): Place =>
  index % 2 === 0
    ? { toAccount: `user_${index}`, groupID: '', conversationID: `C2Cuser_${index}` }
    : { toAccount: '', groupID: `group_${index}`, conversationID: `GROUPgroup_${index}` }

export const HISTORY = 100

/** The messages of a feed by frame: each frame belongs to one conversation, in turn, as a server pushes them. */
export const frames = ({ count, perFrame, before, conversations }: Feed): StoredMessage[][] => {
  const sequences = Array.from({ length: conversations }, () => HISTORY + before / conversations)
  return Array.from({ length: Math.ceil(count / perFrame) }, (_, frame) => {
    const turn = frame % conversations
    const length = Math.min(perFrame, count - frame * perFrame)
    return Array.from({ length }, () => {
      const sequence = (sequences[turn] ?? 0) + 1
      sequences[turn] = sequence
      return messageOf(turn, sequence)
    })
  })
}

const messageOf = (turn: number, sequence: number): StoredMessage => textFrom(placeOf(turn), turn, sequence)

/** The first message of people who have no conversation yet. */
export const greetings = (count: number): StoredMessage[] =>
  Array.from({ length: count }, (_, index) => textFrom({ toAccount: `new_${index}`, groupID: '' }, index, 1))

const textFrom = (
  { toAccount, groupID }: Omit<Place, 'conversationID'>,
  turn: number,
  sequence: number,
): StoredMessage => {
  const sender = groupID === '' ? toAccount : `member_${sequence % 50}`
  return storedMessage({
    fromAccount: sender,
    toAccount: groupID === '' ? ME : '',
    groupID,
    groupType: groupID === '' ? '' : 'Public',
    tinyID: `14411521${sender}`,
    sequence,
    random: (turn * 100_003 + sequence * 7_919) % 4_294_967_296,
    clientSequence: sequence * 31 + turn,
    nick: `球迷${sequence % 50}`,
    avatar: `https://img.example.com/avatar/${sequence % 50}.webp`,
    msgBody: [{ msgType: 'TIMTextElem', msgContent: { text: `第${sequence}分钟进球了！What a goal, 2:1 👏` } }],
  })
}
