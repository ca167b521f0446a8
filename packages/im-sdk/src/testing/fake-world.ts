import { anyError as imError } from '../protocol/any-error'
import { can, type ChatAction, type ChatRole } from '../protocol/can'
import { communityOfTopic } from '../protocol/ids'
import type { Commands } from '../protocol/commands'
import type { RequestOf } from '../protocol/define-command'
import { topicIDOf } from '../protocol/ids'
import type { GroupMemberRole } from '../protocol/constants'
import type { ErrorName } from '../protocol/errors/catalogue'
import { doesFor } from '../protocol/message-kinds'
import { LIST_KINDS, type ListKind } from '../protocol/list-kinds'
import { roomEventOf } from '../protocol/room-events'
import type { Reply } from '../rpc/caller'
import type { StoredMessage } from '../protocol/pushes'
import { mentionOf } from '../store/message-extras'
import type { OwnFacts } from '../store/own-facts'
import { storedMessage } from './builders'
import { FakeOwnFacts } from './fake-own-facts'

type GroupType = Reply<'searchGroupByID'>['groupInfoList'][number]['type']
type ConversationItem = Reply<'getConversationList'>['conversations'][number]

type Info = Reply<'searchGroupByID'>['groupInfoList'][number]
type SelfInfo = NonNullable<Reply<'getGroupInfo'>['groupInfoList'][number]['selfInfo']>
type SeenInfo = Info & { selfInfo?: SelfInfo }

/** What a member or a manager has set. */
export type FakeMemberData = Partial<
  Pick<Reply<'setGroupMemberInfo'>['member'], 'role' | 'nameCard' | 'memberCustomField' | 'muteTime'>
>

export interface FakeGroup {
  readonly groupID: string
  readonly type: GroupType
  readonly name: string
  readonly ownerID: string
  readonly members: Set<string>
  readonly memberData: Map<string, FakeMemberData>
  readonly joinOption: Info['joinOption']
  readonly inviteOption: Info['inviteOption']
  /** 0: no limit. */
  readonly maxMemberCount: number
  readonly isMuted: boolean
  readonly profile: Pick<Info, 'avatar' | 'introduction' | 'notification'>
  readonly customFields: Info['groupCustomField']
  /** A community with topics. */
  readonly isSupportTopic: boolean
  /** The owner and the admins. */
  readonly managers: Set<string>
}

type JoinedQuery = Pick<
  RequestOf<Commands['getJoinedGroupList']>,
  'type' | 'isSupportTopic' | 'offset' | 'next' | 'limit'
>

/** One side of a conversation: a peer or a group. */
export interface Target {
  readonly peer: string
  readonly groupID: string
}

type PersonName = Pick<ConversationItem, 'avatar'> & { readonly nick: string }

/**
 * Users, groups and messages of the fake server. It keeps the promises of a real one: sequences without gaps, resends
 * recognised.
 */
export class FakeWorld {
  /** The most messages that a chat room keeps. */
  roomCapacity = 1_000
  conversationPageSize = 50
  private readonly groups = new Map<string, FakeGroup>()
  private readonly logs = new Map<string, StoredMessage[]>()
  private readonly readMarks = new Map<string, number>()
  private readonly readTimes = new Map<string, number>()
  private readonly own = new FakeOwnFacts()
  /** Where users have set a reminder: that of the community applies to other topics. */
  private readonly reminded = new Set<string>()
  /** Counts events. A sync returns what happened since a count. */
  private happened = 0
  /** When each conversation last changed, by its key. */
  private readonly changes = new Map<string, number>()
  /** The versions of the users' lists, by user and kind, and when each last changed. */
  private readonly lists = new Map<string, { readonly version: number; readonly at: number }>()
  /** When each message was last changed, and deleted by a user, by its key. */
  private readonly messageChanges = new Map<string, number>()
  private readonly deletedMentions = new Set<string>()
  /** The names and pictures of users whose name is not their id. */
  private readonly names = new Map<string, PersonName>()
  private readonly hidden = new Map<
    string,
    { readonly userID: string; readonly target: Target; readonly sequence: number; readonly at: number }
  >()
  private readonly departures: { readonly userID: string; readonly groupID: string; readonly at: number }[] = []

  addGroup({
    groupID,
    type = 'Public',
    name = groupID,
    members = new Set(),
    isSupportTopic = false,
    managers = new Set(),
    ownerID = '',
    memberData = new Map(),
    joinOption = 'FreeAccess',
    inviteOption = 'FreeAccess',
    maxMemberCount = 0,
    isMuted = false,
    profile = { avatar: '', introduction: '', notification: '' },
    customFields = [],
  }: Partial<FakeGroup> & { groupID: string }): void {
    const own = { ownerID, memberData, joinOption, inviteOption, maxMemberCount, isMuted, profile, customFields }
    if (ownerID !== '') managers.add(ownerID)
    this.groups.set(groupID, { groupID, type, name, members: new Set(members), managers, isSupportTopic, ...own })
  }

  hasGroup(groupID: string): boolean {
    return this.groups.has(groupID)
  }

  roleIn({ ownerID, managers, memberData }: FakeGroup, userID: string): GroupMemberRole {
    if (ownerID === userID) return 'Owner'
    return memberData.get(userID)?.role ?? (managers.has(userID) ? 'Admin' : 'Member')
  }

  /** What messages say of the role of their sender: in a chat room only of the anchor and the admins. */
  badgeIn(groupID: string, userID: string): string {
    const group = this.groups.get(communityOfTopic(groupID) ?? groupID)
    if (group === undefined) return ''
    const role = this.roleIn(group, userID)
    if (group.type !== 'AVChatRoom') return role
    return role === 'Owner' ? 'anchor' : role === 'Admin' ? 'admin' : ''
  }

  removeGroup(groupID: string): void {
    this.groups.delete(groupID)
  }

  group(groupID: string): FakeGroup {
    const group = this.groups.get(groupID)
    if (group === undefined) throw imError('GROUP_NOT_FOUND')
    return group
  }

  isRoom(groupID: string): boolean {
    return this.groups.get(groupID)?.type === 'AVChatRoom'
  }

  /** Deletes what was said in a group or topic. */
  forget(groupID: string): void {
    this.logs.delete(keyOf('', { peer: '', groupID }))
  }

  /** A community whose messages go to its topics. */
  isSupportTopic(groupID: string): boolean {
    return this.groups.get(groupID)?.isSupportTopic ?? false
  }

  needMember(groupID: string, userID: string): void {
    if (!this.group(communityOfTopic(groupID) ?? groupID).members.has(userID)) throw imError('GROUP_PERMISSION_DENY')
  }

  /** Whether the table of rights lets the user do this in a group, to somebody if an id is given. */
  can(group: FakeGroup, userID: string, action: ChatAction, targetID?: string): boolean {
    const { type, joinOption, inviteOption } = group
    const role = this.chatRole(group, userID)
    const object = { type, joinOption, inviteOption }
    if (targetID === undefined) return can({ role }, action, object)
    return can({ role }, action, { ...object, target: this.chatRole(group, targetID), isSelf: targetID === userID })
  }

  /** The group, if the user may do this in it. Throws GROUP_PERMISSION_DENY. */
  needCan(groupID: string, userID: string, action: ChatAction, targetID?: string): FakeGroup {
    const group = this.group(groupID)
    if (!this.can(group, userID, action, targetID)) throw imError('GROUP_PERMISSION_DENY')
    return group
  }

  /** The owner and the managers of a chat room need not listen. */
  private chatRole(group: FakeGroup, userID: string): ChatRole {
    const isThere = group.members.has(userID) || (group.type === 'AVChatRoom' && group.managers.has(userID))
    return isThere ? this.roleIn(group, userID) : 'None'
  }

  /** A chat room is open to everyone. */
  needReader(groupID: string, userID: string): void {
    if (!this.isRoom(groupID)) this.needMember(groupID, userID)
  }

  /** Muted, or all are and the user is no manager. Epoch seconds. */
  isSilenced(groupID: string, userID: string, now: number): boolean {
    const group = this.group(communityOfTopic(groupID) ?? groupID)
    if ((group.memberData.get(userID)?.muteTime ?? 0) > now) return true
    return group.isMuted && !this.can(group, userID, 'speakAlways')
  }

  /** Whether a manager may change messages of a sender: of those below, and own ones. */
  manages(userID: string, groupID: string, sender: string, action: 'revokeOther' | 'modifyOther'): boolean {
    const group = this.groups.get(communityOfTopic(groupID) ?? groupID)
    return group !== undefined && this.can(group, userID, action, sender === userID ? undefined : sender)
  }

  canSee(userID: string, message: StoredMessage): boolean {
    return this.isParty(userID, message) && !isForOthers(message, userID)
  }

  private isParty(userID: string, message: StoredMessage): boolean {
    const { groupID } = message
    if (groupID !== '') return this.groups.get(communityOfTopic(groupID) ?? groupID)?.members.has(userID) ?? false
    return userID !== '' && (message.fromAccount === userID || message.toAccount === userID)
  }

  append(message: Partial<StoredMessage> & { fromAccount: string }): StoredMessage {
    const log = this.log(message.fromAccount, { peer: message.toAccount ?? '', groupID: message.groupID ?? '' })
    const stored = storedMessage({
      ...message,
      toAccount: message.toAccount ?? '',
      groupType: message.groupID ? (this.groups.get(message.groupID)?.type ?? 'Public') : '',
      sequence: (log.at(-1)?.sequence ?? 0) + 1,
    })
    log.push(stored)
    this.changed(message.fromAccount, { peer: stored.toAccount, groupID: stored.groupID })
    if (this.isRoom(stored.groupID) && log.length > this.roomCapacity) log.shift()
    return stored
  }

  findSent(userID: string, message: Partial<StoredMessage>): StoredMessage | null {
    const log = this.log(userID, { peer: message.toAccount ?? '', groupID: message.groupID ?? '' })
    const isSame = (other: StoredMessage) =>
      other.fromAccount === userID && other.random === message.random && other.clientSequence === message.clientSequence
    return log.find(isSame) ?? null
  }

  /**
   * The room drops its messages and restarts its numbering at 1, like a server that keeps rooms in memory and
   * restarts.
   */
  restartRoom(groupID: string): void {
    this.log('', { peer: '', groupID }).length = 0
  }

  /** The messages of a conversation that the user has not deleted, ascending. */
  history(userID: string, target: Partial<Target>): readonly StoredMessage[] {
    const whole = { peer: '', groupID: '', ...target }
    return this.shown(userID, whole, this.log(userID, whole))
  }

  /** Those of them that are not for others. */
  visibleHistory(userID: string, target: Target): StoredMessage[] {
    const visible = this.history(userID, target).filter((message) => !isForOthers(message, userID))
    return visible.map((message) => this.shownTo(userID, message))
  }

  /** Only the sender learns who else gets a message. */
  shownTo(userID: string, message: StoredMessage): StoredMessage {
    if (message.receiverList === undefined || message.fromAccount === userID) return message
    const { receiverList: _others, ...shown } = message
    return shown
  }

  page(userID: string, target: Target, count: number, { upTo, from }: { upTo?: number; from?: number }) {
    const all = this.history(userID, target)
    const rest = all.filter(({ sequence }) => sequence <= (upTo ?? Infinity) && sequence >= (from ?? 0))
    const page = from === undefined ? rest.slice(-count) : rest.slice(0, count)
    return {
      messageList: page.filter((message) => !isForOthers(message, userID)).map((item) => this.shownTo(userID, item)),
      complete: rest.length <= count ? (1 as const) : (0 as const),
      invisibleSequenceList: page.filter((item) => isForOthers(item, userID)).map(({ sequence }) => sequence),
    }
  }

  /** Replaces a message with a newer state, which it returns. */
  change(
    userID: string,
    target: Target,
    sequence: number,
    change: (message: StoredMessage) => StoredMessage,
  ): StoredMessage {
    const log = this.log(userID, target)
    const index = log.findIndex((message) => message.sequence === sequence)
    const known = log[index]
    if (known === undefined) throw imError('PACKAGE_PARSE_FAILED')
    const changed = change(known)
    log[index] = changed
    this.changed(userID, target)
    this.messageChanges.set(this.messageKey(userID, target, sequence), this.happened)
    return changed
  }

  /** The user has deleted messages. */
  hide(userID: string, target: Target, sequences: readonly number[]): void {
    this.changed(userID, target)
    for (const sequence of sequences) {
      const key = `${userID} ${this.messageKey(userID, target, sequence)}`
      if (!this.hidden.has(key)) this.hidden.set(key, { userID, target, sequence, at: this.happened })
    }
  }

  messageKey(userID: string, target: Target, sequence: number): string {
    return `${sequence} ${keyOf(userID, target)}`
  }

  /** What has happened to messages since a count. */
  messageChangesOf(userID: string, since: number) {
    const changed = [...this.logs.values()].flatMap((log) =>
      log.filter((message) => {
        const { groupID, sequence } = message
        const key = this.messageKey(userID, { peer: peerOf(message, userID), groupID }, sequence)
        return (this.messageChanges.get(key) ?? 0) > since && this.canSee(userID, message)
      }),
    )
    const deleted = [...this.hidden.values()].filter((hidden) => hidden.userID === userID && hidden.at > since)
    return { changed: changed.map((message) => this.shownTo(userID, message)), deleted }
  }

  /** Names a user in the conversations of others. Returns whether that is new. */
  name(userID: string, name: PersonName): boolean {
    const { nick, avatar } = this.nameOf(userID)
    if (nick === name.nick && avatar === name.avatar) return false
    this.names.set(userID, name)
    for (const target of this.peersOf(userID)) this.changed(userID, target)
    return true
  }

  private nameOf(userID: string): PersonName {
    return this.names.get(userID) ?? { nick: userID, avatar: '' }
  }

  readMark(userID: string, target: Target): number {
    return this.readMarks.get(`${userID}|${keyOf(userID, target)}`) ?? 0
  }

  /** What a conversation is to one user. */
  ownFacts(userID: string, target: Target): OwnFacts {
    const own = this.own.of(userID, keyOf(userID, target))
    const groupID = communityOfTopic(target.groupID)
    if (groupID === null || this.reminded.has(`${userID}|${target.groupID}`)) return own
    return { ...own, messageRemindType: this.ownFacts(userID, { peer: '', groupID }).messageRemindType }
  }

  changeOwnFacts(userID: string, target: Target, change: Partial<OwnFacts>): void {
    this.own.change(userID, keyOf(userID, target), change)
    if (change.messageRemindType !== undefined) this.reminded.add(`${userID}|${target.groupID}`)
    this.changed(userID, target)
  }

  /** The newest sequence of a conversation; 0 if it has no message. */
  newest(userID: string, target: Target): number {
    return this.log(userID, target).at(-1)?.sequence ?? 0
  }

  /** The one-to-one conversations of a user. */
  peersOf(userID: string): readonly Target[] {
    return this.targetsOf(userID).filter(({ groupID }) => groupID === '')
  }

  /** The conversations of a user. */
  targetsOf(userID: string): readonly Target[] {
    return this.conversationsOf(userID).flatMap(([, [first]]) => {
      if (first === undefined) return []
      if (first.groupID !== '') return { peer: '', groupID: first.groupID }
      return { peer: first.fromAccount === userID ? first.toAccount : first.fromAccount, groupID: '' }
    })
  }

  /** Whether a conversation is in the list of a user. */
  isListed(userID: string, target: Target): boolean {
    const key = keyOf(userID, target)
    const isThere = this.conversationsOf(userID).some(([known]) => known === key)
    return isThere && this.newest(userID, target) > this.ownFacts(userID, target).deletedSeq
  }

  /** The present state of a conversation for a user. */
  factsOf(userID: string, target: Target): Omit<ConversationItem, 'lastMessage' | 'peerReadSeq' | 'peerReadTime'> {
    const log = this.log(userID, target)
    if (log.length > 0) return factsIn(this.conversation(userID, log))
    const none = storedMessage({ fromAccount: target.peer || userID, toAccount: userID, groupID: target.groupID })
    return { ...factsIn(this.conversation(userID, [{ ...none, sequence: 0 }])), unreadCount: 0 }
  }

  setRead(userID: string, target: Target, sequence: number, time = 0): void {
    const key = `${userID}|${keyOf(userID, target)}`
    if (sequence > (this.readMarks.get(key) ?? 0)) this.readTimes.set(key, time)
    this.readMarks.set(key, Math.max(sequence, this.readMarks.get(key) ?? 0))
    this.changed(userID, target)
  }

  /** Pinned first, then newest first. The next page begins after the last message time and number of the previous one. */
  conversationPage(userID: string, after: Partial<ListPlace> = {}): Reply<'getConversationList'> {
    const numbers = new Map([...this.logs.keys()].map((key, index) => [key, index + 1]))
    const all = this.conversationsOf(userID)
      .map(([key, log]) => {
        const { pinnedTimeStamp, deletedSeq } = this.own.of(userID, key)
        const { time = 0, sequence = 0 } = log.at(-1) ?? {}
        const place = [Number(pinnedTimeStamp > 0), time, numbers.get(key) ?? 0] as const
        return { place, log, isListed: sequence > deletedSeq }
      })
      .filter(({ isListed }) => isListed)
      .sort((a, b) => compare(b.place, a.place))
    const { timeStamp = 0, startIndex = 0, pinnedTimeStamp = 0, pinnedStartIndex = 0 } = after
    const end = startIndex > 0 ? [0, timeStamp, startIndex] : [1, pinnedTimeStamp, pinnedStartIndex]
    const isFirst = startIndex === 0 && pinnedStartIndex === 0
    const rest = isFirst ? all : all.filter(({ place }) => compare(place, end) < 0)
    const page = rest.slice(0, this.conversationPageSize)
    const [isPinned, time, number] = page.at(-1)?.place ?? [0, 0, 0]
    return {
      completeFlag: page.length === rest.length ? 1 : 0,
      conversations: page.map(({ log }) => this.conversation(userID, log)),
      groupItem: [],
      ...NO_PLACE,
      ...(isPinned === 1
        ? { pinnedTimeStamp: time, pinnedStartIndex: number }
        : { timeStamp: time, startIndex: number }),
    }
  }

  /** The conversations that changed since a count, or have unread messages if it is null; and the groups left since. */
  changesOf(userID: string, since: number | null) {
    const items = this.conversationsOf(userID).map(([key, log]) => ({
      item: this.conversation(userID, log),
      log: this.shown(userID, { peer: peerOf(log[0]!, userID), groupID: log[0]!.groupID }, log),
      at: this.changes.get(key) ?? 0,
    }))
    return {
      count: this.happened,
      changed: items
        .filter(({ item, at }) => (since === null ? item.unreadCount > 0 : at > since))
        .map(({ item, log }) => ({ item, log, facts: factsIn(item) })),
      left: this.departures.filter((departure) => departure.userID === userID && departure.at > (since ?? Infinity)),
    }
  }

  join(groupID: string, userID: string): Reply<'joinGroup'> {
    const group = this.group(groupID)
    const joinedStatus = group.members.has(userID) ? 'AlreadyInGroup' : 'JoinedSuccess'
    group.members.add(userID)
    const isRoom = group.type === 'AVChatRoom'
    const log = this.log(userID, { peer: '', groupID })
    return {
      joinedStatus,
      longPollingKey: isRoom ? `key-${groupID}` : '',
      startSeq: (log.at(-1)?.sequence ?? 0) + 1,
      avChatRoomFlag: isRoom ? 1 : 0,
      avChatRoomKey: '',
      messageList: isRoom ? log.slice(-20) : [],
    }
  }

  leave(groupID: string, userID: string): void {
    this.group(groupID).members.delete(userID)
    this.departures.push({ userID, groupID, at: ++this.happened })
  }

  roomPage(groupID: string, startSeq: number): { rspMsgList: StoredMessage[]; nextSeq: number; lostCount: number } {
    const log = this.log('', { peer: '', groupID })
    const next = (log.at(-1)?.sequence ?? 0) + 1
    const start = startSeq > next ? 1 : startSeq
    const rest = log.filter(({ sequence }) => sequence >= start)
    const rspMsgList = rest.map((message) => ({ ...message, event: roomEventOf(message) }))
    const first = rspMsgList[0]?.sequence ?? start
    return { rspMsgList, nextSeq: next, lostCount: Math.max(0, first - start) }
  }

  /** With the user's own data in the groups of which the user is a member. */
  groupInfo(
    userID: string,
    groupIDs: readonly string[],
    hidden: ErrorName = 'GROUP_PERMISSION_DENY',
  ): { groupInfoList: SeenInfo[]; resultItem: Reply<'getGroupInfo'>['resultItem'] } {
    const known = groupIDs.flatMap((groupID) => this.groups.get(groupID) ?? [])
    const isSeen = ({ type, members }: FakeGroup) => type !== 'Private' || members.has(userID)
    const refusal = (groupID: string) => {
      const { code, message } = imError(this.groups.has(groupID) ? hidden : 'GROUP_NOT_FOUND')
      return { groupID, resultCode: code, resultInfo: message }
    }
    const seen = known.filter(isSeen)
    const there = new Set(seen.map(({ groupID }) => groupID))
    return {
      groupInfoList: seen.map((group) => ({
        groupID: group.groupID,
        type: group.type,
        name: group.name,
        ...group.profile,
        ownerID: group.ownerID,
        createTime: 0,
        infoSequence: 0,
        lastInfoTime: 0,
        lastMessageTime: 0,
        memberCount: group.members.size,
        maxMemberCount: group.maxMemberCount,
        joinOption: group.joinOption,
        inviteOption: group.inviteOption,
        groupCustomField: group.customFields,
        nextMessageSeq: (this.log('', { peer: '', groupID: group.groupID }).at(-1)?.sequence ?? 0) + 1,
        muteAllMembers: group.isMuted ? 'On' : 'Off',
        isSupportTopic: group.isSupportTopic ? 1 : 0,
        ...(group.members.has(userID) ? { selfInfo: this.selfInfo(userID, group) } : {}),
      })),
      resultItem: groupIDs.filter((groupID) => !there.has(groupID)).map(refusal),
    }
  }

  joinedGroups(
    userID: string,
    { type, isSupportTopic, offset, next, limit }: JoinedQuery,
  ): Omit<Reply<'getJoinedGroupList'>, 'groups'> & { groups: SeenInfo[] } {
    const joined = [...this.groups.values()]
      .filter((group) => group.type !== 'AVChatRoom' && group.members.has(userID))
      .filter((group) => (group.type === 'Community') === (type === 'Community'))
      .filter((group) => isSupportTopic === undefined || group.isSupportTopic === (isSupportTopic === 1))
    const order = [...this.groups.keys()]
    const rest =
      next === '' ? joined.slice(offset) : joined.filter(({ groupID }) => order.indexOf(groupID) > order.indexOf(next))
    const page = rest.slice(0, limit).map(({ groupID }) => groupID)
    return {
      groups: this.groupInfo(userID, page).groupInfoList.map((info) => ({
        ...info,
        selfInfo: this.selfInfo(userID, this.group(info.groupID)),
      })),
      totalCount: joined.length,
      next: page.length < rest.length ? (page.at(-1) ?? '') : '',
    }
  }

  /** A list of the user changes: returns its new version. */
  raiseList(userID: string, kind: ListKind): number {
    const version = this.listVersion(userID, kind) + 1
    this.lists.set(`${userID}|${kind}`, { version, at: ++this.happened })
    return version
  }

  listVersion(userID: string, kind: ListKind): number {
    return this.lists.get(`${userID}|${kind}`)?.version ?? 0
  }

  /** The lists that changed since a count, or all if it is null. */
  listsSince(userID: string, since: number | null) {
    return LIST_KINDS.filter((kind) => since === null || (this.lists.get(`${userID}|${kind}`)?.at ?? 0) > since).map(
      (kind) => ({ kind, version: this.listVersion(userID, kind) }),
    )
  }

  private selfInfo(userID: string, group: FakeGroup) {
    const { nameCard = '', memberCustomField = [] } = group.memberData.get(userID) ?? {}
    const target = { peer: '', groupID: group.groupID }
    const readedSequence = this.readMark(userID, target)
    const counted = this.visibleHistory(userID, target).filter((message) => doesFor('counts', message, userID))
    return {
      role: this.roleIn(group, userID),
      joinTime: 0,
      nameCard,
      messageRemindType: this.ownFacts(userID, target).messageRemindType,
      readedSequence,
      excludedUnreadSequenceList: this.log(userID, target)
        .map(({ sequence }) => sequence)
        .filter((sequence) => sequence > readedSequence && !counted.some((message) => message.sequence === sequence)),
      memberCustomField,
    }
  }

  private conversationsOf(userID: string): [string, StoredMessage[]][] {
    return [...this.logs].filter(
      ([, log]) =>
        log.length > 0 &&
        !this.isRoom(log[0]!.groupID) &&
        communityOfTopic(log[0]!.groupID) === null &&
        this.isParty(userID, log[0]!),
    )
  }

  private changed(userID: string, target: Target): void {
    this.changes.set(keyOf(userID, target), ++this.happened)
  }

  private conversation(userID: string, log: readonly StoredMessage[]): ConversationItem {
    const newest = log.at(-1)!
    const { groupID } = newest
    const peer = peerOf(newest, userID)
    const messageReadSeq = this.readMark(userID, { peer, groupID })
    const own = this.ownFacts(userID, { peer, groupID })
    const readTime = this.readTimes.get(`${peer}|${keyOf(peer, { peer: userID, groupID })}`)
    const shown = this.shown(userID, { peer, groupID }, log).filter((item) => !isForOthers(item, userID))
    const last = shown.findLast((item) => doesFor('mayBeLast', item, userID))
    const { nick, avatar } = this.nameOf(peer)
    return {
      ...own,
      convGroupIDList: [...own.convGroupIDList],
      ownerID: '',
      memberCount: this.groups.get(groupID)?.members.size ?? 0,
      peerReadTime: groupID === '' ? (readTime ?? 0) : 0,
      type: groupID === '' ? 1 : 2,
      toAccount: peer,
      groupID,
      groupType: newest.groupType,
      name: groupID === '' ? nick : (this.groups.get(groupID)?.name ?? ''),
      avatar: groupID === '' ? avatar : '',
      unreadCount: shown.filter((item) => item.sequence > messageReadSeq && doesFor('counts', item, userID)).length,
      sequence: newest.sequence,
      messageReadSeq,
      ...this.mentionsIn(userID, { peer, groupID }, log, messageReadSeq),
      peerReadSeq: groupID === '' ? this.readMark(peer, { peer: userID, groupID }) : 0,
      lastMessage: last === undefined ? null : this.shownTo(userID, last),
    }
  }

  private shown(userID: string, target: Target, log: readonly StoredMessage[]): readonly StoredMessage[] {
    const { clearSeq } = this.ownFacts(userID, target)
    return log.filter(
      ({ sequence }) =>
        sequence > clearSeq && !this.hidden.has(`${userID} ${this.messageKey(userID, target, sequence)}`),
    )
  }

  deleteMention(userID: string, target: Target, sequence: number): void {
    this.deletedMentions.add(`${userID} ${this.messageKey(userID, target, sequence)}`)
    this.changeOwnFacts(userID, target, {})
  }

  private mentionsIn(userID: string, target: Target, log: readonly StoredMessage[], above: number) {
    const groupAtInfoList = this.shown(userID, target, log)
      .filter((message) => message.sequence > above && this.canSee(userID, message) && !message.revoker)
      .filter(({ sequence }) => !this.deletedMentions.has(`${userID} ${this.messageKey(userID, target, sequence)}`))
      .flatMap((message) => mentionOf(message, topicIDOf(message.groupID), userID) ?? [])
      .map((mention) => ({ ...mention, atTypeArray: [...mention.atTypeArray] }))
    return groupAtInfoList.length === 0 ? {} : { groupAtInfoList }
  }

  private log(userID: string, target: Target): StoredMessage[] {
    const key = keyOf(userID, target)
    const known = this.logs.get(key)
    if (known !== undefined) return known
    const log: StoredMessage[] = []
    this.logs.set(key, log)
    return log
  }
}

type ListPlace = Pick<Reply<'getConversationList'>, 'timeStamp' | 'startIndex' | 'pinnedTimeStamp' | 'pinnedStartIndex'>

const NO_PLACE: ListPlace = { timeStamp: 0, startIndex: 0, pinnedTimeStamp: 0, pinnedStartIndex: 0 }

/** The first difference of two lists of numbers. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

const factsIn = ({ lastMessage: _last, peerReadSeq: _seq, peerReadTime: _time, ...facts }: ConversationItem) => facts
const peerOf = ({ groupID, fromAccount, toAccount }: StoredMessage, userID: string): string =>
  groupID !== '' ? '' : fromAccount === userID ? toAccount : fromAccount

/** For chosen receivers, and the user is not one of them. */
const isForOthers = ({ fromAccount, receiverList }: StoredMessage, userID: string): boolean =>
  receiverList !== undefined && fromAccount !== userID && !receiverList.includes(userID)

const keyOf = (userID: string, { peer, groupID }: Target): string =>
  groupID === '' ? [userID, peer].sort().join('|') : `group:${groupID}`
