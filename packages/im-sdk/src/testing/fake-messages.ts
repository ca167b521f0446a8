import type { Clock } from '../clock/clock'
import type { CommandName } from '../protocol/define-command'
import type { StoredMessage } from '../protocol/pushes'
import type { FakePeer } from './fake-network'
import type { FakePolls } from './fake-polls'
import { pushTo, type FakeHandlers, type FakeSession } from './fake-session'
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

export interface FakeMessagesContext {
  readonly clock: Clock
  readonly world: FakeWorld
  readonly polls: FakePolls
  readonly sessions: ReadonlyMap<FakePeer, FakeSession>
  /** Read for each message. */
  readonly pushing: { readonly isPushing: boolean; readonly sessionData: () => string }
}

/** The messages of the fake server: storing, pushing, history, and read marks. */
export class FakeMessages {
  constructor(private readonly context: FakeMessagesContext) {}

  readonly handlers: Pick<FakeHandlers, MessageCommand> = {
    sendC2CMessage: (body, session) => this.store(session, body),
    sendGroupMessage: (body, session) => {
      this.context.world.needMember(body.groupID, session.userID)
      return this.store(session, body)
    },
    roamC2CMessages: ({ peerAccount, messageKey, count }, { userID }) => {
      const upTo = messageKey === '' ? Infinity : Number(messageKey.split('_')[0]) - 1
      return this.context.world.page(userID, { peer: peerAccount, groupID: '' }, count, upTo)
    },
    roamGroupMessages: ({ groupID, sequence, count }, { userID }) => {
      const { world } = this.context
      world.needMember(groupID, userID)
      const upTo = sequence === 0 ? Infinity : sequence
      return { ...world.page(userID, { peer: '', groupID }, count, upTo), invisibleSequenceList: [] }
    },
    getMessages: ({ peerAccount, groupID, sequenceList }, { userID }) => {
      const { world } = this.context
      if (groupID !== '') world.needMember(groupID, userID)
      const log = world.history(userID, { peer: peerAccount, groupID })
      const messageList = log.filter(({ sequence }) => sequenceList.includes(sequence))
      const there = new Set(messageList.map(({ sequence }) => sequence))
      return { messageList, invisibleSequenceList: sequenceList.filter((sequence) => !there.has(sequence)) }
    },
    setC2CRead: ({ peerAccount, messageReadSeq }, session) =>
      this.moveRead(session, { peer: peerAccount, groupID: '' }, messageReadSeq),
    setGroupRead: ({ groupID, messageReadSeq }, session) =>
      this.moveRead(session, { peer: '', groupID }, messageReadSeq),
  }

  /** Stores a message and pushes it to everyone who may see it, except the connection that sent it. */
  add(message: Partial<StoredMessage> & { fromAccount: string }, from: FakeSession | null): StoredMessage {
    const stored = this.context.world.append({ ...message, time: this.seconds() })
    this.deliver(stored, from)
    return stored
  }

  private store(session: FakeSession, message: Partial<StoredMessage>) {
    const known = this.context.world.findSent(session.userID, message)
    const { time, sequence } = known ?? this.add({ ...message, fromAccount: session.userID }, session)
    return { time, sequence }
  }

  /** Rooms get it by polling. */
  private deliver(stored: StoredMessage, from: FakeSession | null): void {
    const { world, polls, sessions, pushing } = this.context
    if (world.isRoom(stored.groupID)) return polls.release(stored.groupID)
    if (!pushing.isPushing) return
    for (const session of sessions.values())
      if (session !== from && world.canSee(session.userID, stored))
        pushTo(session, 'pushMessages', { messageList: [stored], sessionData: pushing.sessionData() })
  }

  /** Notifies the peer, and the reader's other devices. */
  private moveRead(from: FakeSession, target: Target, messageReadSeq: number) {
    const { world, sessions } = this.context
    world.setRead(from.userID, target, messageReadSeq)
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
