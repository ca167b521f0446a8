import { communityOfTopic, type messageCommands, type RequestOf, type StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { moveReadMarks, type MovedMark } from '../../store/im/conversations'
import {
  bodyOfSent,
  messagesAfter,
  messagesBefore,
  sequenceAtTime,
  type AppendedMessage,
  type MessagePage,
  type NewMessage,
} from '../../store/im/messages'
import { moveTopicMarks } from '../../store/im/topics'
import { BROADCAST_USER } from '../push/host-message'
import { withReceipts } from '../../store/im/read-receipts'
import { tellRead } from '../push/tell-read'
import type { Call, Handlers } from '../handler'
import type { Im } from '../im'
import type { OfflinePush, Outgoing } from '../push/sequences'
import { tellResent } from '../changes/tell-resent'
import { imError } from '../im-error'
import { requirePeer } from '../checks/require-peer'
import { requirePlace } from '../checks/require-place'
import { requireReader } from '../checks/require-reader'
import { withOwnAddresses } from '../messages/own-addresses'
import { storedOtherwise } from '../messages/stored-otherwise'
import { withPossibleReceipt } from '../messages/with-possible-receipt'
import { prepareC2CMessage, prepareGroupMessage } from '../messages/prepare-message'
import { wireBytes, withinPage } from '../within-page'

export const messages = {
  sendC2CMessage: async (request, call) => {
    const isOnlineOnly = request.msgLifeTime === 0
    const sent = await send(call, request, () => prepareC2CMessage(request, call), isOnlineOnly)
    return isOnlineOnly && request.needReadReceipt ? { ...sent, readReceiptCode: 1 } : sent
  },

  sendGroupMessage: (request, call) =>
    send(
      call,
      request,
      async () => prepareGroupMessage(await withPossibleReceipt(request, call), call),
      request.onlineOnlyFlag,
    ),

  roamC2CMessages: async ({ peerAccount, messageKey, lastMessageTime, ...page }, call) => {
    const { im, userID } = call
    if (peerAccount === BROADCAST_USER) return { messageList: [], complete: 1, invisibleSequenceList: [] }
    await requirePeer(im, peerAccount)
    const convID = c2cKey(userID, peerAccount)
    const isNewer = page.direction === 1
    const key = messageKey === '' ? null : sequenceOfKey(messageKey)
    if (key !== null) return roam(call, convID, { ...page, start: isNewer ? key + 1 : key - 1 })
    const time = isNewer ? lastMessageTime : lastMessageTime + 1
    const first = lastMessageTime === 0 ? null : await sequenceAtTime(im.context.db, convID, time)
    return roam(call, convID, { ...page, start: first === null || isNewer ? first : first - 1 })
  },

  roamGroupMessages: async ({ groupID: group, topicID, sequence, ...page }, call) => {
    const groupID = requirePlace({ groupID: group, topicID })
    await requireReader(call, groupID)
    return roam(call, groupKey(groupID), { ...page, start: sequence === 0 ? null : sequence })
  },

  setC2CRead: async ({ peerAccount, messageReadSeq }, call) => {
    const { im, userID } = call
    if (peerAccount === BROADCAST_USER) return {}
    await requirePeer(im, peerAccount)
    await readUpTo(call, { convID: c2cKey(userID, peerAccount), sequence: messageReadSeq })
    return {}
  },

  setGroupRead: async ({ messageReadSeq, ...place }, call) => {
    const groupID = requirePlace(place)
    await requireReader(call, groupID)
    const mark = { convID: groupKey(groupID), sequence: messageReadSeq }
    if (communityOfTopic(groupID) === null) await readUpTo(call, mark)
    else {
      const { db, clock } = call.im.context
      tellRead(call, await moveTopicMarks(db, call.userID, [mark]), seconds(clock))
    }
    return {}
  },

  ackPush: async ({ sessionDataList }, { im, connection }) => {
    for (const sessionData of sessionDataList) im.fanout.acknowledge(connection, sessionData)
    return {}
  },
} satisfies Handlers<typeof messageCommands>

const readUpTo = async (call: Call, mark: MovedMark): Promise<void> => {
  const { db, clock } = call.im.context
  const now = seconds(clock)
  tellRead(call, await moveReadMarks(db, call.userID, [mark], now), now)
}

type SentField = 'msgBody' | 'cloudCustomData' | 'needReadReceipt'

interface Sent extends Pick<RequestOf<(typeof messageCommands)['sendC2CMessage']>, SentField> {
  readonly offlinePushInfo?: OfflinePush | undefined
}

/** Prepared and stored in the order of arrival; the reply follows the commit. */
const send = async (
  call: Call,
  { offlinePushInfo: push, ...asked }: Sent,
  prepare: () => Promise<NewMessage>,
  isOnlineOnly: boolean,
) => {
  const { im, connection } = call
  const { message, stored, sender } = await connection.inOrder(async () => {
    const outgoing: Outgoing = { message: await prepare(), origin: connection.id, ...(push && { push }) }
    const { nick, avatar, nameCard, senderLevel, senderRole } = outgoing.message.details
    // Everything in a chat room is for those who are there.
    const isPassing = isOnlineOnly && outgoing.message.details.groupType !== 'AVChatRoom'
    return {
      message: outgoing.message,
      stored: isPassing ? pass(im, outgoing) : im.sequences.append(outgoing),
      sender: { nick, avatar, nameCard, senderLevel, senderRole },
    }
  })
  const { time, sequence, isNew }: AppendedMessage = await stored
  if (!isNew) await tellResent(call, message.convID, sequence)
  const sent = { body: withOwnAddresses(im.context.config, asked.msgBody), cloudCustomData: asked.cloudCustomData }
  const body = (isNew ? null : await bodyOfSent(im.context.db, message)) ?? message.body
  const { cloudCustomData } = message.details
  const readReceiptCode: 0 | 1 = asked.needReadReceipt && message.details.needReadReceipt !== true ? 1 : 0
  return { time, sequence, readReceiptCode, ...sender, ...storedOtherwise(sent, { body, cloudCustomData }) }
}

/** Delivers a message that is not stored. It has no sequence; receivers recognise a repeated one by its random. */
const pass = (im: Im, outgoing: Outgoing): AppendedMessage => {
  const place = { sequence: 0, time: seconds(im.context.clock), isNew: true }
  im.fanout.publish([{ ...outgoing, place }])
  return place
}

/** `sequence_random_time`. */
const sequenceOfKey = (messageKey: string): number => {
  const sequence = /^(\d{1,15})_\d+_\d+$/.exec(messageKey)?.[1]
  if (sequence === undefined) throw imError('PACKAGE_PARSE_FAILED', 'See messageKey.')
  return Number(sequence)
}

interface RoamQuery {
  /** 1: newer messages. */
  readonly direction: 0 | 1
  readonly count: number
  /** The first sequence of the page; null for the end of the conversation from which it is read. */
  readonly start: number | null
}

const roam = async ({ im, userID: reader }: Call, convID: string, { direction, count, start }: RoamQuery) => {
  const { db } = im.context
  const isNewer = direction === 1
  const page = isNewer
    ? await messagesAfter(db, convID, { count, reader, from: start ?? 1 })
    : await messagesBefore(db, convID, { count, reader, upTo: start ?? undefined })
  const told = { ...page, messages: await withReceipts(db, convID, reader, page.messages) }
  return pageOf(told, (found) => (isNewer ? found : found.toReversed()))
}

/** The messages of the page that fit in one reply, those first from which it is read. */
const pageOf = (
  { messages: found, invisible, isComplete }: MessagePage,
  ordered: (messages: readonly StoredMessage[]) => readonly StoredMessage[],
) => {
  const fitting = withinPage(ordered(found), wireBytes)
  const isWhole = fitting.length === found.length
  const complete = isComplete && isWhole ? (1 as const) : (0 as const)
  const sequences = fitting.map(({ sequence }) => sequence)
  /** What a reply leaves out for its size is not invisible. */
  const invisibleSequenceList = isWhole
    ? [...invisible]
    : invisible.filter((unseen) => unseen > Math.min(...sequences) && unseen < Math.max(...sequences))
  return { messageList: [...ordered(fitting)], complete, invisibleSequenceList }
}
