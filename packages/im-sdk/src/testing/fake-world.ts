import { anyError as imError } from '../protocol/any-error'
import type { Commands } from '../protocol/commands'
import type { RequestOf } from '../protocol/define-command'
import { MESSAGE_KINDS } from '../protocol/message-kinds'
import type { Reply } from '../rpc/caller'
import type { StoredMessage } from '../protocol/pushes'
import { storedMessage } from './builders'

type GroupType = Reply<'getGroupInfo'>['groupInfoList'][number]['type']
type ConversationItem = Reply<'getConversationList'>['conversations'][number]

export interface FakeGroup {
  readonly groupID: string
  readonly type: GroupType
  readonly name: string
  readonly members: Set<string>
  /** A community with topics. */
  readonly isSupportTopic: boolean
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
  /** Counts events. A sync returns what happened since a count. */
  private happened = 0
  /** When each conversation last changed, by its key. */
  private readonly changes = new Map<string, number>()
  private readonly departures: { readonly userID: string; readonly groupID: string; readonly at: number }[] = []

  addGroup({
    groupID,
    type = 'Public',
    name = groupID,
    members = new Set(),
    isSupportTopic = false,
  }: Partial<FakeGroup> & { groupID: string }): void {
    this.groups.set(groupID, { groupID, type, name, members: new Set(members), isSupportTopic })
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

  needMember(groupID: string, userID: string): void {
    if (!this.group(groupID).members.has(userID)) throw imError('GROUP_PERMISSION_DENY')
  }

  canSee(userID: string, message: StoredMessage): boolean {
    if (message.groupID !== '') return this.groups.get(message.groupID)?.members.has(userID) ?? false
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

  /** All messages of a conversation, ascending. */
  history(userID: string, target: Partial<Target>): readonly StoredMessage[] {
    return this.log(userID, { peer: '', groupID: '', ...target })
  }

  page(userID: string, target: Target, count: number, upTo: number): { messageList: StoredMessage[]; complete: 0 | 1 } {
    const older = this.log(userID, target).filter(({ sequence }) => sequence <= upTo)
    return { messageList: older.slice(-count), complete: older.length <= count ? 1 : 0 }
  }

  readMark(userID: string, target: Target): number {
    return this.readMarks.get(`${userID}|${keyOf(userID, target)}`) ?? 0
  }

  setRead(userID: string, target: Target, sequence: number): void {
    const key = `${userID}|${keyOf(userID, target)}`
    this.readMarks.set(key, Math.max(sequence, this.readMarks.get(key) ?? 0))
    this.changed(userID, target)
  }

  /** Newest first. The next page begins after the last message time and number of the previous page. */
  conversationPage(userID: string, startIndex: number, timeStamp = 0): Reply<'getConversationList'> {
    const numbers = new Map([...this.logs.keys()].map((key, index) => [key, index + 1]))
    const all = this.conversationsOf(userID)
      .map(([key, log]) => ({ time: log.at(-1)?.time ?? 0, number: numbers.get(key) ?? 0, log }))
      .sort((a, b) => b.time - a.time || b.number - a.number)
    const rest = all.filter(
      ({ time, number }) => startIndex === 0 || time < timeStamp || (time === timeStamp && number < startIndex),
    )
    const page = rest.slice(0, this.conversationPageSize)
    return {
      completeFlag: page.length === rest.length ? 1 : 0,
      conversations: page.map(({ log }) => this.conversation(userID, log)),
      timeStamp: page.at(-1)?.time ?? 0,
      startIndex: page.at(-1)?.number ?? 0,
    }
  }

  /** The conversations that changed since a count, or have unread messages if it is null; and the groups left since. */
  changesOf(userID: string, since: number | null) {
    const items = this.conversationsOf(userID).map(([key, log]) => ({
      item: this.conversation(userID, log),
      log,
      at: this.changes.get(key) ?? 0,
    }))
    return {
      count: this.happened,
      changed: items.filter(({ item, at }) => (since === null ? item.unreadCount > 0 : at > since)),
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
    const rspMsgList = log.filter(({ sequence }) => sequence >= start)
    const first = rspMsgList[0]?.sequence ?? start
    return { rspMsgList, nextSeq: next, lostCount: Math.max(0, first - start) }
  }

  groupInfo(groupIDs: readonly string[]): Reply<'getGroupInfo'> {
    const known = groupIDs.flatMap((groupID) => this.groups.get(groupID) ?? [])
    const unknown = groupIDs.filter((groupID) => !this.groups.has(groupID))
    return {
      groupInfoList: known.map(({ groupID, type, name, members, isSupportTopic }) => ({
        groupID,
        type,
        name,
        avatar: '',
        introduction: '',
        notification: '',
        ownerID: '',
        createTime: 0,
        infoSequence: 0,
        lastInfoTime: 0,
        lastMessageTime: 0,
        memberCount: members.size,
        maxMemberCount: 0,
        joinOption: 'FreeAccess',
        nextMessageSeq: (this.log('', { peer: '', groupID }).at(-1)?.sequence ?? 0) + 1,
        muteAllMembers: 'Off',
        isSupportTopic: isSupportTopic ? 1 : 0,
      })),
      resultItem: unknown.map((groupID) => ({ groupID, resultCode: 10010, resultInfo: 'The group does not exist.' })),
    }
  }

  joinedGroups(
    userID: string,
    { type, isSupportTopic, offset, next, limit }: JoinedQuery,
  ): Reply<'getJoinedGroupList'> {
    const joined = [...this.groups.values()]
      .filter((group) => group.type !== 'AVChatRoom' && group.members.has(userID))
      .filter((group) => (group.type === 'Community') === (type === 'Community'))
      .filter((group) => isSupportTopic === undefined || group.isSupportTopic === (isSupportTopic === 1))
    const order = [...this.groups.keys()]
    const rest =
      next === '' ? joined.slice(offset) : joined.filter(({ groupID }) => order.indexOf(groupID) > order.indexOf(next))
    const page = rest.slice(0, limit).map(({ groupID }) => groupID)
    return {
      groups: this.groupInfo(page).groupInfoList.map((info) => ({
        ...info,
        selfInfo: {
          role: 'Member',
          joinTime: 0,
          nameCard: '',
          messageRemindType: 'AcceptAndNotify',
          readedSequence: this.readMark(userID, { peer: '', groupID: info.groupID }),
          excludedUnreadSequenceList: [],
        },
      })),
      totalCount: joined.length,
      next: page.length < rest.length ? (page.at(-1) ?? '') : '',
    }
  }

  private conversationsOf(userID: string): [string, StoredMessage[]][] {
    return [...this.logs].filter(
      ([, log]) => log.length > 0 && !this.isRoom(log[0]!.groupID) && this.canSee(userID, log[0]!),
    )
  }

  private changed(userID: string, target: Target): void {
    this.changes.set(keyOf(userID, target), ++this.happened)
  }

  private conversation(userID: string, log: readonly StoredMessage[]): ConversationItem {
    const last = log.at(-1)!
    const { groupID } = last
    const peer = groupID !== '' ? '' : last.fromAccount === userID ? last.toAccount : last.fromAccount
    const messageReadSeq = this.readMark(userID, { peer, groupID })
    return {
      type: groupID === '' ? 1 : 2,
      toAccount: peer,
      groupID,
      groupType: last.groupType,
      name: groupID === '' ? peer : (this.groups.get(groupID)?.name ?? ''),
      avatar: '',
      unreadCount: log.filter(
        (item) => item.sequence > messageReadSeq && MESSAGE_KINDS[item.fromAccount === userID ? 'out' : 'in'].counts,
      ).length,
      sequence: last.sequence,
      messageReadSeq,
      peerReadSeq: groupID === '' ? this.readMark(peer, { peer: userID, groupID }) : 0,
      lastMessage:
        log.findLast(({ fromAccount }) => MESSAGE_KINDS[fromAccount === userID ? 'out' : 'in'].mayBeLast) ?? null,
    }
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

const keyOf = (userID: string, { peer, groupID }: Target): string =>
  groupID === '' ? [userID, peer].sort().join('|') : `group:${groupID}`
