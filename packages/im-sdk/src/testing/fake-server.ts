import * as v from 'valibot'
import { systemClock, type Cancel, type Clock } from '../clock/clock'
import type { ErrorName } from '../protocol/errors/catalogue'
import { anyError as imError } from '../protocol/any-error'
import { ImError } from '../protocol/im-error'
import { commands, type CommandName, type Commands } from '../protocol/commands'
import type { ReplyOf, RequestOf } from '../protocol/define-command'
import type { FrameData, RequestHead } from '../protocol/envelope'
import type { LexiconEntry } from '../protocol/lexicon'
import { pushes, type PushBodies, type PushName, type StoredMessage } from '../protocol/pushes'
import { commandSchemas } from '../protocol/schemas'
import { FakeNetwork, type FakePeer } from './fake-network'
import { answerFrame, readRequestFrame } from './fake-wire'
import { FakeSync } from './fake-sync'
import { FakeTopics } from './fake-topics'
import { FakeUploads } from './fake-uploads'
import { FakeWorld, type FakeGroup } from './fake-world'

type Request<Name extends CommandName> = RequestOf<Commands[Name]>
type Reply<Name extends CommandName> = ReplyOf<Commands[Name]>

/** A connection of the fake server and who is logged in on it. */
export interface FakeSession {
  readonly peer: FakePeer
  userID: string
  /** Epoch seconds. */
  expiresAt: number
}

export type FakeHandler<Name extends CommandName> = (
  body: Request<Name>,
  session: FakeSession,
  head: RequestHead,
) => Reply<Name> | Promise<Reply<Name>>

export type FakeHandlers = { [Name in CommandName]: FakeHandler<Name> }

export interface ReceivedRequest {
  readonly name: CommandName
  readonly head: RequestHead
  readonly body: Record<string, unknown>
}

interface HeldPoll {
  readonly groupID: string
  readonly startSeq: number
  readonly answer: () => void
}

/** An in-memory gateway that answers every command of the catalogue. Requests and replies are checked against the schemas. */
export class FakeServer {
  readonly network: FakeNetwork
  readonly world = new FakeWorld()
  readonly sync = new FakeSync(this.world)
  readonly topics = new FakeTopics(this.world)
  readonly uploads: FakeUploads
  /** Everything that arrived, in order. */
  readonly requests: ReceivedRequest[] = []
  /** How long a session holds after a login by signature; for ever when it is Infinity, of which clients are not told. */
  sessionSeconds = Infinity
  /** Seconds between hellos. */
  helloInterval = 120
  /** False: pushes are stored but not sent, as when the bus has lost them. */
  isPushing = true
  /** What `sessionData` pushes carry. */
  sessionData: () => string = () => ''
  /** The words of the moderation, handed out a word a page. */
  words: { version: number; list: readonly LexiconEntry[] } = { version: 1, list: [] }
  /** What the cloud config says. */
  cloudConfig = { cloudControlConfig: '{}', version: 1, expiredTime: 86_400 }
  /** What was purchased: one character an ability, the first rightmost. It holds for a day. */
  purchaseBits = '0'
  /** Milliseconds an empty long poll is held; by default as long as it asks for. */
  pollHoldMs: number | null = null
  private readonly sessions = new Set<FakeSession>()
  private readonly held = new Set<HeldPoll>()
  private readonly handlers: FakeHandlers
  private readonly refusedSigs = new Set<string>()
  private accessKeys = new Map<string, { readonly userID: string; readonly expiresAt: number }>()

  constructor(private readonly clock: Clock = systemClock) {
    this.network = new FakeNetwork(clock, {
      onMessage: (peer, data) => void this.receive(peer, data),
      onClose: (peer) => this.closed(peer),
    })
    this.uploads = new FakeUploads(clock)
    this.handlers = this.defaultHandlers()
  }

  /** Replaces the answer to a command. Throw `refuse(…)` for an error of the catalogue. */
  answer<Name extends CommandName>(name: Name, handler: FakeHandler<Name>): void {
    this.handlers[name] = handler as FakeHandlers[Name]
  }

  /** The present answer to a command, for an answer that is only a little different. */
  handler<Name extends CommandName>(name: Name): FakeHandler<Name> {
    return this.handlers[name] as FakeHandler<Name>
  }

  /** What a handler throws to refuse with a code of the catalogue. */
  refuse(name: ErrorName, info?: string): ImError {
    return imError(name, info)
  }

  /** How often a command has arrived. */
  count(name: CommandName): number {
    return this.requests.filter((request) => request.name === name).length
  }

  addGroup(group: Partial<FakeGroup> & { groupID: string }): void {
    this.world.addGroup(group)
  }

  /** A message of somebody else: stored, and pushed to who may see it. */
  say(message: { from: string; to?: string; groupID?: string; text?: string; custom?: string }): StoredMessage {
    const stored = this.world.append({
      fromAccount: message.from,
      toAccount: message.to ?? '',
      groupID: message.groupID ?? '',
      msgBody: [
        message.custom === undefined
          ? { msgType: 'TIMTextElem', msgContent: { text: message.text ?? 'hello' } }
          : { msgType: 'TIMCustomElem', msgContent: { data: message.custom, description: '', extension: '' } },
      ],
      time: this.seconds(),
    })
    this.deliver(stored, null)
    return stored
  }

  /** Pushes to all connections of a user. */
  push<Name extends PushName>(userID: string, name: Name, body: PushBodies[Name]): void {
    for (const session of this.sessions) if (session.userID === userID) this.pushTo(session, name, body)
  }

  /** Any bytes at all, to all connections. */
  pushRaw(data: FrameData): void {
    for (const session of this.sessions) session.peer.send(data)
  }

  /** Access keys given out so far are no longer taken. */
  expireAccessKeys(): void {
    this.accessKeys = new Map()
  }

  /** This userSig is no longer taken. */
  expireUserSig(userSig: string): void {
    this.refusedSigs.add(userSig)
  }

  private pushTo<Name extends PushName>({ peer }: FakeSession, name: Name, body: PushBodies[Name]): void {
    peer.send(answerFrame(peer, { servcmd: pushes[name].wire }, body))
  }

  private async receive(peer: FakePeer, data: FrameData): Promise<void> {
    const { head, body } = readRequestFrame(data)
    const name = (Object.keys(commands) as CommandName[]).find((key) => commands[key].wire === head.servcmd)
    const session = this.sessionOf(peer)
    if (name === undefined) return refuse(peer, head, imError('PACKAGE_PARSE_FAILED'))
    this.requests.push({ name, head, body })
    try {
      const request = v.parse(commandSchemas[name].request, body)
      const isIn = session.userID !== '' && session.expiresAt > this.seconds()
      if (!isIn && !('beforeLogin' in commands[name])) throw imError('INTERNAL_AUTH_FAILED')
      const handler = this.handlers[name] as FakeHandler<CommandName>
      const reply = v.parse(commandSchemas[name].reply, await handler(request as never, session, head))
      peer.send(answerFrame(peer, { ...headOf(head), errorCode: 0, errorInfo: '' }, reply as object))
    } catch (thrown) {
      if (!(thrown instanceof ImError) && !v.isValiError(thrown)) throw thrown
      refuse(peer, head, thrown instanceof ImError ? thrown : imError('PACKAGE_PARSE_FAILED', thrown.message))
    }
  }

  private sessionOf(peer: FakePeer): FakeSession {
    for (const session of this.sessions) if (session.peer === peer) return session
    const session = { peer, userID: '', expiresAt: 0 }
    this.sessions.add(session)
    return session
  }

  private closed(peer: FakePeer): void {
    for (const session of this.sessions) if (session.peer === peer) this.sessions.delete(session)
  }

  private deliver(stored: StoredMessage, from: FakeSession | null): void {
    if (this.world.isRoom(stored.groupID)) {
      for (const poll of this.held) if (poll.groupID === stored.groupID) poll.answer()
      return
    }
    if (!this.isPushing) return
    for (const session of this.sessions)
      if (session !== from && this.world.canSee(session.userID, stored))
        this.pushTo(session, 'pushMessages', { messageList: [stored], sessionData: this.sessionData() })
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1_000)
  }

  private store(session: FakeSession, message: Partial<StoredMessage>) {
    const known = this.world.findSent(session.userID, message)
    if (known !== null) return { time: known.time, sequence: known.sequence }
    const stored = this.world.append({ ...message, fromAccount: session.userID, time: this.seconds() })
    this.deliver(stored, session)
    return { time: stored.time, sequence: stored.sequence }
  }

  private moveRead(session: FakeSession, target: { peer: string; groupID: string }, messageReadSeq: number) {
    this.world.setRead(session.userID, target, messageReadSeq)
    const body = {
      fromAccount: session.userID,
      toAccount: target.peer,
      groupID: target.groupID,
      messageReadSeq,
      time: this.seconds(),
    }
    if (target.groupID === '') this.push(target.peer, 'pushRead', body)
    for (const other of this.sessions)
      if (other !== session && other.userID === session.userID) this.pushTo(other, 'pushRead', body)
    return {}
  }

  private poll({
    groupID,
    key,
    startSeq,
    holdTime,
  }: Request<'longPoll'>): Reply<'longPoll'> | Promise<Reply<'longPoll'>> {
    const page = () => ({
      key,
      errorCode: 0,
      nextBroadcastSeq: 0,
      broadcastMessageList: [],
      ...this.world.roomPage(groupID, startSeq),
    })
    if (page().rspMsgList.length > 0 || page().lostCount > 0) return page()
    return new Promise((resolve) => {
      let cancel: Cancel = () => undefined
      const held: HeldPoll = {
        groupID,
        startSeq,
        answer: () => {
          cancel()
          this.held.delete(held)
          resolve(page())
        },
      }
      cancel = this.clock.after(this.pollHoldMs ?? holdTime * 1_000, held.answer)
      this.held.add(held)
    })
  }

  private login(session: FakeSession, head: RequestHead): Reply<'login'> {
    const known = head.a2 === undefined ? null : this.accessKeys.get(head.a2)
    const isTaken =
      known === null
        ? head.usersig !== undefined && head.usersig !== '' && !this.refusedSigs.has(head.usersig)
        : known?.userID === head.identifier && known.expiresAt > this.seconds()
    if (!isTaken) throw imError('LOGIN_FAIL')
    const expiresAt = known?.expiresAt ?? this.seconds() + this.sessionSeconds
    Object.assign(session, { userID: head.identifier, expiresAt })
    const a2Key = head.a2 ?? `a2-${head.identifier}-${this.accessKeys.size}`
    this.accessKeys.set(a2Key, { userID: head.identifier, expiresAt })
    return {
      a2Key,
      tinyID: `tiny-${head.identifier}`,
      helloInterval: this.helloInterval,
      instanceID: head.instanceid,
      timeStamp: this.seconds(),
      customStatus: '',
      purchaseBits: this.purchaseBits,
      expiresIn: Number.isFinite(expiresAt) ? expiresAt - this.seconds() : 0,
    }
  }

  private profanityPage(version: number, startIndex: number): Reply<'getProfanityList'> {
    const { words } = this
    const isKnown = version === words.version
    return {
      version: words.version,
      completeFlag: isKnown || startIndex + 1 >= words.list.length ? 1 : 0,
      startIndex: startIndex + 1,
      profanityList: isKnown ? [] : words.list.slice(startIndex, startIndex + 1),
      filterConfig: { isEnabled: words.list.length > 0 ? 1 : 0, expiredTime: 86_400 },
    }
  }

  private defaultHandlers(): FakeHandlers {
    const { world } = this
    return {
      login: (_body, session, head) => this.login(session, head),
      logout: (_body, session) => {
        session.userID = ''
        return {}
      },
      hello: () => ({ timeStamp: this.seconds() }),
      ping: () => ({}),
      kickOther: () => ({}),
      keepAlive: () => ({}),
      setAppStatus: () => ({}),
      setPushToken: () => ({}),
      sendC2CMessage: (body, session) => this.store(session, body),
      sendGroupMessage: (body, session) => {
        world.needMember(body.groupID, session.userID)
        return this.store(session, body)
      },
      roamC2CMessages: (body, { userID }) => {
        const upTo = body.messageKey === '' ? Infinity : Number(body.messageKey.split('_')[0]) - 1
        return world.page(userID, { peer: body.peerAccount, groupID: '' }, body.count, upTo)
      },
      roamGroupMessages: (body, { userID }) => {
        world.needMember(body.groupID, userID)
        const upTo = body.sequence === 0 ? Infinity : body.sequence
        return {
          ...world.page(userID, { peer: '', groupID: body.groupID }, body.count, upTo),
          invisibleSequenceList: [],
        }
      },
      setC2CRead: (body, session) =>
        this.moveRead(session, { peer: body.peerAccount, groupID: '' }, body.messageReadSeq),
      setGroupRead: (body, session) => this.moveRead(session, { peer: '', groupID: body.groupID }, body.messageReadSeq),
      syncUnread: (body, { userID }) => this.sync.page(userID, body),
      getMessages: ({ peerAccount, groupID, sequenceList }, { userID }) => {
        if (groupID !== '') world.needMember(groupID, userID)
        const log = world.history(userID, { peer: peerAccount, groupID })
        const messageList = log.filter(({ sequence }) => sequenceList.includes(sequence))
        const there = new Set(messageList.map(({ sequence }) => sequence))
        return { messageList, invisibleSequenceList: sequenceList.filter((sequence) => !there.has(sequence)) }
      },
      ackPush: () => ({}),
      getConversationList: ({ startIndex }, { userID }) => world.conversationPage(userID, startIndex),
      joinGroup: ({ groupID }, { userID }) => world.join(groupID, userID),
      quitGroup: ({ groupID }, { userID }) => {
        world.leave(groupID, userID)
        return {}
      },
      getGroupInfo: ({ groupIDList }) => world.groupInfo(groupIDList),
      getJoinedGroupList: (body, { userID }) => world.joinedGroups(userID, body),
      getTopicList: (body, { userID }) => this.topics.page(userID, body),
      getOnlineMemberCount: ({ groupID }) => ({ onlineMemberNum: world.group(groupID).members.size }),
      getCloudConfig: () => this.cloudConfig,
      getProfanityList: ({ version, startIndex }) => this.profanityPage(version, startIndex),
      getCommercialConfig: () => ({ purchaseBits: this.purchaseBits, expiredTime: 86_400 }),
      reportEvents: () => ({}),
      reportQuality: () => ({}),
      ...this.uploads.handlers,
      longPoll: (body, { userID }) => {
        world.needMember(body.groupID, userID)
        return this.poll(body)
      },
    }
  }
}

const headOf = ({ servcmd, seq }: RequestHead) => ({ servcmd, seq })

const refuse = (peer: FakePeer, head: RequestHead, { code, message }: ImError): void =>
  peer.send(answerFrame(peer, { ...headOf(head), errorCode: code, errorInfo: message }, {}))
