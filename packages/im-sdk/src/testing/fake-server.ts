import * as v from 'valibot'
import { systemClock, type Clock } from '../clock/clock'
import { anyError as imError } from '../protocol/any-error'
import { commands } from '../protocol/commands'
import type { CommandName } from '../protocol/define-command'
import type { FrameData, RequestHead } from '../protocol/envelope'
import { filterGroup } from '../protocol/filter-group'
import type { ErrorName } from '../protocol/errors/catalogue'
import { ImError } from '../protocol/im-error'
import { CLOSE_CODE } from '../protocol/limits'
import type { ListKind } from '../protocol/list-kinds'
import type { PushBodies, PushName, StoredMessage } from '../protocol/pushes'
import { commandSchemas } from '../protocol/schemas'
import { textElement } from './builders'
import { FakeAnswers } from './fake-answers'
import { FakeAttributes } from './fake-attributes'
import { FakeCounters } from './fake-counters'
import { logIn, type FakeProofs } from './fake-login'
import { FakeConversationGroups } from './fake-conversation-groups'
import { FakeConversations } from './fake-conversations'
import { FakeElements } from './fake-elements'
import { FakeExtensions } from './fake-extensions'
import { FakeGroups } from './fake-groups'
import { FakeMerged } from './fake-merged'
import { FakeMessageActions } from './fake-message-actions'
import { FakeFriends } from './fake-friends'
import { FakeMessages } from './fake-messages'
import { FakeNetwork } from './fake-network'
import type { FakePeer } from './fake-peer'
import { FakePeople } from './fake-people'
import { FakePolls } from './fake-polls'
import { pushTo, type FakeHandler, type FakeHandlers, type FakeSession } from './fake-session'
import { FakeRooms } from './fake-rooms'
import { FakeStatus } from './fake-status'
import { FakeSync } from './fake-sync'
import { FakeReceipts } from './fake-receipts'
import { FakeTopics } from './fake-topics'
import { FakeUploads } from './fake-uploads'
import { answerFrame, readRequestFrame } from './fake-wire'
import { wordsPage, type FakeWords } from './fake-words'
import { FakeWorld, type FakeGroup } from './fake-world'
import { leastOf } from './least-of'

interface SaidMessage extends Partial<Pick<StoredMessage, 'senderRole' | 'senderLevel'>> {
  from: string
  to?: string
  groupID?: string
  text?: string
  /** The data of a custom message. */
  custom?: string
}

/** A received request, with SDK names. */
export interface ReceivedRequest {
  readonly name: CommandName
  readonly head: RequestHead
  readonly body: Record<string, unknown>
}

/**
 * An in-memory gateway that answers every command of the catalogue. Commands without their own logic get the smallest
 * reply that the schema accepts. Requests and replies are checked against the schemas.
 */
export class FakeServer {
  readonly network: FakeNetwork
  readonly world = new FakeWorld()
  readonly sync = new FakeSync(this.world)
  readonly topics = new FakeTopics(this.world, {
    notify: (notice) => this.pushToGroup('pushTopicNotice', notice),
    say: (message) => this.messages.add(message, null),
  })
  readonly attributes: FakeAttributes
  readonly uploads: FakeUploads
  readonly extensions: FakeExtensions
  readonly people: FakePeople
  readonly friends: FakeFriends
  readonly status: FakeStatus
  readonly groups: FakeGroups
  private readonly rooms: FakeRooms
  /** All received requests, in order. */
  readonly requests: ReceivedRequest[] = []
  /** How long a session lasts after a login by signature. Infinity: for ever, and clients get no expiry. */
  sessionSeconds = Infinity
  /** The app id that it serves; null accepts any. */
  SDKAppID: number | null = null
  /** Seconds between hellos. */
  helloInterval = 120
  /** False: pushes are stored but not sent, as if the bus had lost them. */
  isPushing = true
  /** The `sessionData` of pushes. */
  sessionData: () => string = () => ''
  /** The profanity list, one word per page. */
  words: FakeWords = { version: 1, list: [] }
  /** The cloud config. */
  cloudConfig = { cloudControlConfig: '{}', version: 1, expiredTime: 86_400 }
  /** The purchased abilities, valid for a day: one character per ability; the first is rightmost. */
  purchaseBits = '0'
  /** For how many seconds a sender may revoke a message. */
  revokeSeconds = 120
  /** The provider of translations; null for none. */
  translate: ((text: string, target: string) => string) | null = null
  /** How many milliseconds an empty long poll is held. Default: as long as the request says. */
  pollHoldMs: number | null = null
  private readonly sessions = new Map<FakePeer, FakeSession>()
  private readonly proofs: FakeProofs = { refusedSigs: new Set(), accessKeys: new Map() }
  private readonly answers = new FakeAnswers()
  private readonly counters: FakeCounters
  private readonly polls: FakePolls
  private readonly messages: FakeMessages
  private readonly conversations: FakeConversations
  private readonly conversationGroups: FakeConversationGroups
  private readonly actions: FakeMessageActions
  private readonly merged = new FakeMerged(this.world)
  private readonly receipts: FakeReceipts
  private readonly handlers: Partial<FakeHandlers>

  constructor(private readonly clock: Clock = systemClock) {
    this.network = new FakeNetwork(clock, {
      onOpen: (peer) => this.admit(peer),
      onMessage: (peer, data) => void this.receive(peer, data),
      onClose: (peer) => this.sessions.delete(peer),
    })
    this.uploads = new FakeUploads(clock)
    const people = {
      clock,
      world: this.world,
      changeLists: (userID: string, kinds: readonly ListKind[], except: FakeSession | null) =>
        this.changeLists(userID, kinds, except),
      tellPeers: (userID: string) => {
        for (const { peer } of this.world.peersOf(userID))
          this.conversations.tell(peer, [{ peer: userID, groupID: '' }])
      },
    }
    this.people = new FakePeople(people)
    this.friends = new FakeFriends(people, this.people)
    this.status = new FakeStatus(this.sessions, this.people)
    this.polls = new FakePolls(clock, this.world)
    const { world, polls, sessions, merged } = this
    this.messages = new FakeMessages({ clock, world, polls, sessions, merged, people: this.people, pushing: this })
    this.conversations = new FakeConversations({
      world,
      sessions,
      pushing: this,
      seconds: () => this.seconds(),
      moveRead: (...read) => this.messages.moveRead(...read),
      isAbsent: (userID) => this.people.absent.has(userID),
    })
    this.extensions = new FakeExtensions({ world, sessions, pushing: this })
    this.receipts = new FakeReceipts({ clock, world, sessions, pushing: this })
    this.actions = new FakeMessageActions({ clock, world, sessions, settings: this })
    this.attributes = new FakeAttributes(world, (body) => this.pushToGroup('pushGroupAttributes', body))
    this.counters = new FakeCounters(world, (body) => this.pushToGroup('pushGroupCounters', body))
    const elements = new FakeElements(world, this.messages)
    this.rooms = new FakeRooms({ clock, world, elements, people: this.people })
    this.groups = new FakeGroups(clock, world, elements, this.rooms, this.people)
    this.conversationGroups = new FakeConversationGroups({ world, conversations: this.conversations, server: this })
    this.handlers = this.defaultHandlers()
  }

  /** Replaces the handler of a command. Throw `refuse(…)` to reply with an error of the catalogue. */
  answer<Name extends CommandName>(name: Name, handler: FakeHandler<Name>): void {
    this.handlers[name] = handler as FakeHandlers[Name]
  }

  /** The current handler of a command, to wrap it. */
  handler<Name extends CommandName>(name: Name): FakeHandler<Name> {
    return (this.handlers[name] ?? (() => leastOf(commandSchemas[name].reply))) as FakeHandler<Name>
  }

  /** The error to throw in a handler to refuse with a code of the catalogue. */
  refuse(name: ErrorName, info?: string): ImError {
    return imError(name, info)
  }

  /** How often a command was received. */
  count(name: CommandName): number {
    return this.requests.filter((request) => request.name === name).length
  }

  addGroup(group: Partial<FakeGroup> & { groupID: string }): void {
    this.world.addGroup(group)
  }

  /** A message from another user: stored, and pushed to everyone who may see it. A chat room says the role and the level of its sender. */
  say({ from, to = '', groupID = '', text = 'hello', custom, ...sender }: SaidMessage): StoredMessage {
    const element =
      custom === undefined
        ? textElement(text)
        : { msgType: 'TIMCustomElem', msgContent: { data: custom, description: '', extension: '' } }
    return this.messages.add({ fromAccount: from, toAccount: to, groupID, msgBody: [element], ...sender }, null)
  }

  /** Gives a user a group of conversations, as if on another device. */
  nameConversationGroup(userID: string, groupName: string): void {
    this.conversationGroups.add(userID, groupName)
    this.changeLists(userID, ['conversationGroups'])
  }

  /** Lists of a user have changed, as if on another device: raises their versions and pushes them. */
  changeLists(userID: string, kinds: readonly ListKind[], except: FakeSession | null = null): void {
    const lists = kinds.map((kind) => ({ kind, version: this.world.raiseList(userID, kind) }))
    for (const session of this.sessions.values())
      if (this.isPushing && session.userID === userID && session !== except) pushTo(session, 'pushLists', { lists })
  }

  /** Pushes to all connections of a user. */
  push<Name extends PushName>(userID: string, name: Name, body: PushBodies[Name]): void {
    for (const session of this.sessions.values()) if (session.userID === userID) pushTo(session, name, body)
  }

  /** Sends arbitrary bytes to all connections. */
  pushRaw(data: FrameData): void {
    for (const peer of this.sessions.keys()) peer.send(data)
  }

  /** Revokes all access keys issued so far. */
  expireAccessKeys(): void {
    this.proofs.accessKeys.clear()
  }

  /** Refuses this userSig from now on. */
  expireUserSig(userSig: string): void {
    this.proofs.refusedSigs.add(userSig)
  }

  private pushToGroup<Name extends PushName>(name: Name, body: PushBodies[Name] & { readonly groupID: string }): void {
    if (this.isPushing) for (const userID of this.world.group(body.groupID).members) this.push(userID, name, body)
  }

  private admit(peer: FakePeer): void {
    if (this.SDKAppID !== null && Number(peer.url.searchParams.get('sdkappid')) !== this.SDKAppID)
      peer.close(CLOSE_CODE.wrongApp)
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
      if (isIn) needSelf(request, session.userID)
      const handler: FakeHandler<CommandName> = this.handler(name)
      const answer = () => handler(request as never, session, head)
      const reply = v.parse(commandSchemas[name].reply, await this.answers.once(session.userID, head, answer))
      const { servcmd, seq } = head
      peer.send(answerFrame(peer, { servcmd, seq, errorCode: 0, errorInfo: '' }, reply as object))
    } catch (thrown) {
      if (!(thrown instanceof ImError) && !v.isValiError(thrown)) throw thrown
      refuse(peer, head, thrown instanceof ImError ? thrown : invalid(thrown))
    }
  }

  private kickOthers(kept: FakeSession): Record<string, never> {
    for (const other of this.sessions.values())
      if (other.userID === kept.userID && other !== kept) {
        pushTo(other, 'pushKickedOut', { kickType: 2, reason: '' })
        other.userID = ''
      }
    return {}
  }

  private sessionOf(peer: FakePeer): FakeSession {
    const known = this.sessions.get(peer)
    if (known !== undefined) return known
    const session = { peer, userID: '', expiresAt: 0 }
    this.sessions.set(peer, session)
    return session
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1_000)
  }

  private defaultHandlers(): Partial<FakeHandlers> {
    const { world } = this
    return {
      login: (_body, session, head) => {
        const reply = logIn(session, head, this.proofs, this, this.seconds())
        const { nick, avatar } = this.people.profile(session.userID)
        return { ...reply, nick, avatar }
      },
      logout: (_body, session) => {
        session.userID = ''
        return {}
      },
      hello: () => ({ timeStamp: this.seconds() }),
      kickOther: (_body, session) => this.kickOthers(session),
      ...this.messages.handlers,
      ...this.conversations.handlers,
      ...this.conversationGroups.handlers,
      ...this.actions.handlers,
      ...this.extensions.handlers,
      ...this.receipts.handlers,
      syncUnread: (body, { userID }) => this.sync.page(userID, body),
      getConversationList: ({ fromAccount: _self, ...place }, { userID }) => ({
        ...world.conversationPage(userID, place),
        groupItem: this.conversationGroups.of(userID),
      }),
      ...this.groups.handlers,
      ...this.rooms.handlers,
      getGroupInfo: ({ groupIDList, responseFilter }, { userID }) => {
        const { groupInfoList, resultItem } = world.groupInfo(userID, groupIDList)
        return { groupInfoList: groupInfoList.map((info) => filterGroup(info, responseFilter)), resultItem }
      },
      getJoinedGroupList: ({ responseFilter, ...query }, { userID }) => {
        const { groups, ...page } = world.joinedGroups(userID, query)
        return { ...page, groups: groups.map((info) => filterGroup(info, responseFilter)) }
      },
      getOnlineMemberCount: ({ groupID }, { userID }) => {
        const { members, type } = world.group(groupID)
        if (type === 'Private') world.needMember(groupID, userID)
        return { onlineMemberNum: members.size }
      },
      longPoll: (body, { userID }) => {
        world.needMember(body.groupID, userID)
        return this.polls.answer(body, this.pollHoldMs ?? body.holdTime * 1_000)
      },
      ...this.attributes.handlers,
      ...this.counters.handlers,
      ...this.topics.handlers,
      getCloudConfig: () => this.cloudConfig,
      getCommercialConfig: () => ({ purchaseBits: this.purchaseBits, expiredTime: 86_400 }),
      getProfanityList: (body) => wordsPage(this.words, body),
      ...this.uploads.handlers,
      ...this.people.handlers,
      ...this.merged.handlers,
      ...this.friends.handlers,
      ...this.status.handlers,
    }
  }
}

const refuse = (peer: FakePeer, { servcmd, seq }: RequestHead, { code, errorName, message }: ImError): void =>
  peer.send(answerFrame(peer, { servcmd, seq, errorCode: code, errorInfo: message, errorName }, {}))

/** Users ask for themselves only. */
const needSelf = (request: object, userID: string): void => {
  const { fromAccount, memberAccount, handleAccount } = request as Partial<Record<string, string>>
  const isOther = (account: string | undefined) => account !== undefined && account !== '' && account !== userID
  if (isOther(fromAccount)) throw imError('INVALID_ID')
  if (isOther(memberAccount) || isOther(handleAccount)) throw imError('GROUP_PERMISSION_DENY')
}

const invalid = ({ issues, message }: { issues: readonly { type: string }[]; message: string }): ImError =>
  imError(issues.some(({ type }) => type === 'max_bytes') ? 'BODY_SIZE_LIMIT' : 'PACKAGE_PARSE_FAILED', message)
