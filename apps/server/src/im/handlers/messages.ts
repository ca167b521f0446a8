import type { messageCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { moveReadMark } from '../../store/im/conversations'
import { messagesBefore, type AppendedMessage, type MessagePage, type NewMessage } from '../../store/im/messages'
import { BROADCAST_USER } from '../push/host-message'
import { userTopic } from '../../ports/topics'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { requireReader } from '../checks/require-reader'
import { prepareC2CMessage, prepareGroupMessage } from '../messages/prepare-message'
import { withinPage } from '../within-page'
import { wireMessage } from '../frames/write-frame'

export const messages = {
  sendC2CMessage: (request, call) => send(call, () => prepareC2CMessage(request, call)),

  sendGroupMessage: (request, call) => send(call, () => prepareGroupMessage(request, call)),

  roamC2CMessages: async ({ peerAccount, count, messageKey, lastMessageTime }, { im, userID }) => {
    if (peerAccount === BROADCAST_USER) return { messageList: [], complete: 1 }
    if ((await im.identities.find(peerAccount)) === null) throw imError('INVALID_ID')
    const before = messageKey === '' ? null : sequenceOfKey(messageKey)
    const page = await messagesBefore(im.context.db, c2cKey(userID, peerAccount), {
      count,
      upTo: before === null ? undefined : before - 1,
      untilTime: before === null && lastMessageTime > 0 ? lastMessageTime : undefined,
    })
    return pageOf(page)
  },

  roamGroupMessages: async ({ groupID, count, sequence }, call) => {
    await requireReader(call, groupID)
    const upTo = sequence === 0 ? undefined : sequence
    const page = await messagesBefore(call.im.context.db, groupKey(groupID), { count, upTo })
    return { ...pageOf(page), invisibleSequenceList: [] }
  },

  setC2CRead: async ({ peerAccount, messageReadSeq }, { im, connection, userID }) => {
    if (peerAccount === BROADCAST_USER) return {}
    if ((await im.identities.find(peerAccount)) === null) throw imError('INVALID_ID')
    const moved = await moveReadMark(im.context.db, userID, c2cKey(userID, peerAccount), messageReadSeq)
    if (moved === null) return {}
    const time = seconds(im.context.clock)
    const mark = { fromAccount: userID, toAccount: peerAccount, groupID: '', messageReadSeq: moved, time }
    for (const user of [userID, peerAccount])
      im.fanout.publishTo(userTopic(user), { kind: 'read', mark, origin: connection.id })
    return {}
  },

  setGroupRead: async ({ groupID, messageReadSeq }, call) => {
    const { im, connection, userID } = call
    await requireReader(call, groupID)
    const moved = await moveReadMark(im.context.db, userID, groupKey(groupID), messageReadSeq)
    if (moved === null) return {}
    const time = seconds(im.context.clock)
    const mark = { fromAccount: userID, toAccount: '', groupID, messageReadSeq: moved, time }
    im.fanout.publishTo(userTopic(userID), { kind: 'read', mark, origin: connection.id })
    return {}
  },

  ackPush: async ({ sessionDataList }, { im, connection }) => {
    for (const sessionData of sessionDataList) im.fanout.acknowledge(connection, sessionData)
    return {}
  },
} satisfies Handlers<typeof messageCommands>

/** Prepared and stored in the order of arrival; the reply follows the commit. */
const send = async ({ im, connection }: Call, prepare: () => Promise<NewMessage>) => {
  const { stored } = await connection.inOrder(async () => ({
    stored: im.sequences.append({ message: await prepare(), origin: connection.id }),
  }))
  const { time, sequence }: AppendedMessage = await stored
  return { time, sequence }
}

/** `sequence_random_time`. */
const sequenceOfKey = (messageKey: string): number => {
  const sequence = /^(\d{1,15})_\d+_\d+$/.exec(messageKey)?.[1]
  if (sequence === undefined) throw imError('PACKAGE_PARSE_FAILED', 'See messageKey.')
  return Number(sequence)
}

/** The newest messages of the page that fit in one reply. */
const pageOf = ({ messages: found, isComplete }: MessagePage) => {
  const newestFirst = withinPage(found.toReversed(), wireMessage)
  const isWhole = newestFirst.length === found.length
  return { messageList: newestFirst.toReversed(), complete: isComplete && isWhole ? (1 as const) : (0 as const) }
}
