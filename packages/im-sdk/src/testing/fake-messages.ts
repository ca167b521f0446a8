import type { Clock } from '../clock/clock'
import { anyError } from '../protocol/any-error'
import type { Commands } from '../protocol/commands'
import type { CommandName, RequestOf } from '../protocol/define-command'
import { communityOfTopic, placeIDOf, sequenceOfKey } from '../protocol/ids'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import type { StoredMessage } from '../protocol/pushes'
import { storedMessage } from './builders'
import type { FakeMerged } from './fake-merged'
import type { FakePeer } from './fake-peer'
import type { FakePeople } from './fake-people'
import type { FakePolls } from './fake-polls'
import { pushTo, type FakeHandlers, type FakeSession } from './fake-session'
import { tellResent } from './fake-resent'
import type { FakeWorld, Target } from './fake-world'

type MessageCommand = Extract<
  CommandName,
  | 'sendC2CMessage'
  | 'sendGroupMessage'
  | 'roamC2CMessages'
  | 'roamGroupMessages'
  | 'getMessages'
  | 'setC2CRead'
  | 'setGroupRead'
>

interface FakeRoamQuery {
  readonly count: number
  readonly direction: 0 | 1
  /** Null: from the end of the conversation. */
  readonly start: number | null
}

type SendRequest = Omit<RequestOf<Commands['sendC2CMessage']>, 'toAccount' | 'msgLifeTime' | 'nick' | 'avatar'> &
  Partial<Pick<RequestOf<Commands['sendGroupMessage']>, 'groupAtInfo' | 'receiverList'>>

export interface FakeMessagesContext {
  readonly clock: Clock
  readonly world: FakeWorld
  readonly polls: FakePolls
  readonly merged: FakeMerged
  readonly people: Pick<FakePeople, 'absent' | 'isBlocked' | 'profile'>
  readonly sessions: ReadonlyMap<FakePeer, FakeSession>
  /** Read for each message. */
  readonly pushing: { readonly isPushing: boolean; readonly sessionData: () => string }
}

/** The messages of the fake server: storing, pushing, history, and read marks. */
export class FakeMessages {
  constructor(private readonly context: FakeMessagesContext) {}

  readonly handlers: Pick<FakeHandlers, MessageCommand> = {
    sendC2CMessage: ({ msgLifeTime, nick: _nick, avatar: _avatar, ...body }, session) => {
      this.needPeer(session.userID, body)
      const sent = this.send(session, body, msgLifeTime === 0)
      return { ...sent, readReceiptCode: body.needReadReceipt && msgLifeTime === 0 ? 1 : 0 }
    },
    sendGroupMessage: ({ onlineOnlyFlag, groupID: community, topicID, ...fields }, session) => {
      const { world } = this.context
      const body = { ...fields, groupID: placeOf({ groupID: community, topicID }) }
      if (world.isRoom(body.groupID) && !world.group(body.groupID).members.has(session.userID))
        throw anyError('MESSAGE_SEND_NOT_IN_CHAT_ROOM')
      world.needMember(body.groupID, session.userID)
      if (world.isSupportTopic(body.groupID)) throw anyError('MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL')
      if (
        world.isSilenced(body.groupID, session.userID, this.seconds()) &&
        world.findSent(session.userID, body) === null
      )
        throw anyError('GROUP_MUTE_DENY')
      const { members } = world.group(communityOfTopic(body.groupID) ?? body.groupID)
      const isLarge = world.isRoom(body.groupID) || members.size > MESSAGE_ACTION_LIMITS.receiptGroupSize
      const needReadReceipt = body.needReadReceipt && !isLarge
      const sent = this.send(session, { ...body, needReadReceipt }, onlineOnlyFlag && !world.isRoom(body.groupID))
      return { ...sent, readReceiptCode: body.needReadReceipt && isLarge ? 1 : 0 }
    },
    roamC2CMessages: ({ peerAccount: peer, messageKey, lastMessageTime, count, direction }, { userID }) => {
      const target = { peer, groupID: '' }
      const key = sequenceOfKey(messageKey) ?? null
      const log = this.context.world.history(userID, target)
      const inTime = log.filter(({ time }) => (direction === 1 ? time >= lastMessageTime : time <= lastMessageTime))
      const atTime = lastMessageTime === 0 ? null : (inTime.at(direction === 1 ? 0 : -1)?.sequence ?? null)
      const start = key === null ? atTime : direction === 1 ? key + 1 : key - 1
      return this.page(userID, target, { count, direction, start })
    },
    roamGroupMessages: ({ sequence, count, direction, ...place }, { userID }) => {
      const groupID = placeOf(place)
      this.context.world.needMember(groupID, userID)
      return this.page(userID, { peer: '', groupID }, { count, direction, start: sequence === 0 ? null : sequence })
    },
    getMessages: ({ peerAccount, groupID, sequenceList }, { userID }) => {
      const { world } = this.context
      if (groupID !== '') world.needMember(groupID, userID)
      const log = world.visibleHistory(userID, { peer: peerAccount, groupID })
      const messageList = log.filter(({ sequence }) => sequenceList.includes(sequence))
      const there = new Set(messageList.map(({ sequence }) => sequence))
      return { messageList, invisibleSequenceList: sequenceList.filter((sequence) => !there.has(sequence)) }
    },
    setC2CRead: ({ peerAccount, messageReadSeq }, session) =>
      this.moveRead(session, { peer: peerAccount, groupID: '' }, messageReadSeq),
    setGroupRead: ({ messageReadSeq, ...place }, session) =>
      this.moveRead(session, { peer: '', groupID: placeOf(place) }, messageReadSeq),
  }

  /** Stores a message and pushes it to everyone who may see it, except the connection that sent it. */
  add(message: Partial<StoredMessage> & { fromAccount: string }, from: FakeSession | null): StoredMessage {
    const stored = this.context.world.append({ ...message, time: this.seconds() })
    this.deliver(stored, from)
    return stored
  }

  private page(userID: string, target: Target, { count, direction, start }: FakeRoamQuery) {
    const { world } = this.context
    return world.page(userID, target, count, direction === 1 ? { from: start ?? 1 } : { upTo: start ?? undefined })
  }

  /** A resend of a stored message gets the same reply. */
  private needPeer(userID: string, message: SendRequest & { readonly toAccount: string }): void {
    const { people, world } = this.context
    const { toAccount } = message
    if (toAccount === userID || people.absent.has(toAccount)) throw anyError('INVALID_ID')
    if (people.isBlocked(toAccount, userID) && world.findSent(userID, message) === null)
      throw anyError('IN_PEER_BLACKLIST')
  }

  private send(session: FakeSession, request: SendRequest, isOnlineOnly: boolean) {
    const {
      fromAccount: _self,
      messageControlInfo: control,
      offlinePushInfo: _push,
      groupAtInfo = [],
      receiverList = [],
      ...sent
    } = request
    const { nick, avatar } = this.context.people.profile(session.userID)
    const message: Partial<StoredMessage> & { fromAccount: string } = {
      ...sent,
      nick,
      avatar,
      fromAccount: session.userID,
      msgBody: this.context.merged.filled(sent.msgBody, session.userID),
      isExcludedFromUnreadCount: control?.excludedFromUnreadCount,
      isExcludedFromLastMessage: control?.excludedFromLastMessage,
      ...(groupAtInfo.length > 0 ? { groupAtInfo } : {}),
      ...(receiverList.length > 0 ? { receiverList } : {}),
    }
    const senderRole = this.context.world.badgeIn(message.groupID ?? '', session.userID)
    const badged = { ...message, senderRole }
    const place = isOnlineOnly ? this.pass(session, badged) : this.store(session, badged)
    const isMerger = message.msgBody?.[0]?.msgType === 'TIMRelayElem'
    const stored = isMerger && { msgBody: message.msgBody?.map(withoutMessages) }
    return { ...place, nick, avatar, senderLevel: 0, senderRole, ...stored }
  }

  /** Delivers a message that is not stored. */
  private pass(session: FakeSession, message: Partial<StoredMessage>) {
    const time = this.seconds()
    const groupType = message.groupID ? 'Public' : ''
    this.deliver(storedMessage({ toAccount: '', ...message, groupType, sequence: 0, time }), session)
    return { time, sequence: 0 }
  }

  private store(session: FakeSession, message: Partial<StoredMessage>) {
    const { world } = this.context
    const known = world.findSent(session.userID, message)
    if (known !== null) tellResent(world, session, known)
    const { time, sequence } = known ?? this.add({ ...message, fromAccount: session.userID }, session)
    return { time, sequence }
  }

  /** Rooms get it by polling. */
  private deliver(stored: StoredMessage, from: FakeSession | null): void {
    const { world, polls, sessions, pushing } = this.context
    if (world.isRoom(stored.groupID)) return polls.release(stored.groupID)
    if (!pushing.isPushing) return
    for (const session of sessions.values())
      if (session !== from && world.canSee(session.userID, stored) && !isDiscarded(world, session.userID, stored))
        pushTo(session, 'pushMessages', {
          messageList: [world.shownTo(session.userID, stored)],
          sessionData: pushing.sessionData(),
        })
  }

  /** Notifies the peer, and the reader's other devices. */
  moveRead(from: FakeSession, target: Target, messageReadSeq: number) {
    const { world, sessions } = this.context
    world.setRead(from.userID, target, messageReadSeq, this.seconds())
    const { peer: toAccount, groupID } = target
    const body = { fromAccount: from.userID, toAccount, groupID, messageReadSeq, time: this.seconds() }
    const tell = (isMeant: (session: FakeSession) => boolean) => {
      for (const session of sessions.values()) if (isMeant(session)) pushTo(session, 'pushRead', body)
    }
    if (groupID === '') tell(({ userID }) => userID === toAccount)
    tell((session) => session !== from && session.userID === from.userID)
    return {}
  }

  private seconds(): number {
    return Math.floor(this.context.clock.now() / 1_000)
  }
}

const withoutMessages = ({ msgType, msgContent }: StoredMessage['msgBody'][number]) => ({
  msgType,
  msgContent: { ...msgContent, messageList: [] },
})

const placeOf = (place: { groupID: string; topicID: string }): string => {
  const id = placeIDOf(place)
  if (id === null) throw anyError('GROUP_NOT_FOUND')
  return id
}

/** The user discards the messages of others in this conversation. */
const isDiscarded = (world: FakeWorld, userID: string, { fromAccount, groupID }: StoredMessage): boolean =>
  fromAccount !== userID &&
  world.ownFacts(userID, { peer: groupID === '' ? fromAccount : '', groupID }).messageRemindType === 'Discard'
