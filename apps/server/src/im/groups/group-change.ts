import { can, type ChatAction, type ChatObject, type ChatRole } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { groupTopic, userTopic } from '../../ports/topics'
import { Change } from '../../services/changes/change'
import { NOTICE, noticeMessage, type Notice } from '../../services/chat/group-notices'
import { roleInGroup } from '../../services/chat/role-in-group'
import { blockersAmong } from '../../store/im/block-list'
import { addMembers, removeMembers, type JoinOutcome } from '../../store/im/group-members'
import { lockGroup, type RightsUse } from '../../store/im/group-changes'
import { findMember, type GroupMember, type GroupRow } from '../../store/im/groups'
import { memberNames } from '../../store/im/member-names'
import { appendMessages, toStoredMessage, type NewMessage } from '../../store/im/messages'
import type { Database } from '../../store/schema'
import { memberKey } from '../group-lookups'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { EVERYBODY } from '../push/host-message'
import type { Stored } from '../push/sequences'
import { TIP, tipMessage, type Tip } from './group-elements'

/** How many of its users a tip names: many may join at once. */
const NAMED = 10

/**
 * A group in the transaction that changes it, and what the change causes: memberships, tips and notices. They are
 * stored in the same transaction and published after its commit.
 */
export class GroupScene {
  readonly joined: string[] = []
  readonly left: string[] = []
  readonly changed: string[] = []
  isDismissed = false
  /** A mute was set or lifted. */
  isRestricted = false
  private readonly messages: ((nameOf: (userID: string) => object) => NewMessage)[] = []
  /** The users of the tips, as far as these name them. */
  private readonly named = new Set<string>()

  constructor(
    readonly call: Call,
    readonly trx: Transaction<Database>,
    readonly group: GroupRow,
    readonly role: ChatRole,
  ) {}

  get groupID(): string {
    return this.group.group_id
  }

  get now(): number {
    return seconds(this.call.im.context.clock)
  }

  /** Throws GROUP_PERMISSION_DENY if the caller may not do this. */
  require(action: ChatAction, object: Omit<ChatObject, 'type'> = {}): void {
    if (!this.may(action, object)) throw imError('GROUP_PERMISSION_DENY')
  }

  may(action: ChatAction, object: Omit<ChatObject, 'type'> = {}): boolean {
    const { type, join_option: joinOption, invite_option: inviteOption } = this.group
    const { isGuest } = this.call.session.user
    return can({ role: this.role, isGuest }, action, { type, joinOption, inviteOption, ...object })
  }

  /** Throws MEMBER_NOT_IN_GROUP if there is no such member. */
  async member(userID: string): Promise<GroupMember> {
    const member = await findMember(this.trx, this.groupID, userID)
    if (member === null) throw imError('MEMBER_NOT_IN_GROUP')
    return member
  }

  /** The role of another user in this transaction. */
  roleOf(userID: string): Promise<ChatRole> {
    return roleInGroup(this.trx, this.group, userID)
  }

  /** Those of the users whom the caller may bring into the group: they have not blocked the caller. */
  async reachable(userIDs: readonly string[]): Promise<readonly string[]> {
    const blockers = await blockersAmong(this.trx, this.call.userID, userIDs)
    return userIDs.filter((userID) => !blockers.has(userID))
  }

  async add(userIDs: readonly string[]): Promise<ReadonlyMap<string, JoinOutcome>> {
    const { groupID, now, trx, group } = this
    const max = group.max_member_count
    const outcomes = await addMembers(trx, { groupID, userIDs, role: 'Member', now, max })
    for (const [userID, outcome] of outcomes) if (outcome === 'joined') this.joined.push(userID)
    return outcomes
  }

  /** Returns those who were members. */
  async remove(userIDs: readonly string[]): Promise<readonly string[]> {
    const { groupID, now, trx } = this
    const removed = await removeMembers(trx, { groupID, userIDs, now })
    this.left.push(...removed)
    return removed
  }

  /** The tip and the notices of those whom others have added. */
  welcome(): void {
    if (this.joined.length > 0) this.tip({ operationType: TIP.joined, userIDList: this.joined })
    for (const userID of this.joined)
      if (userID !== this.call.userID) this.notify(userID, { operationType: NOTICE.invited })
  }

  /** A tip names its first users, so that an app can say whom it is about. */
  tip({ memberList = [], ...tip }: Omit<Tip, 'memberCount'>): void {
    const memberCount = this.group.member_count + this.joined.length - this.left.length
    const members = new Map<string, object>(tip.userIDList.slice(0, NAMED).map((userID) => [userID, {}]))
    for (const member of memberList) members.set(member.userID, member)
    for (const userID of [...members.keys()].slice(0, NAMED)) this.named.add(userID)
    this.messages.push((nameOf) => {
      const named = [...members].map(([userID, facts]) => ({ userID, ...nameOf(userID), ...facts }))
      const { call, group } = this
      const by = { group, operator: call.session.user }
      return tipMessage(call.im.context, by, { ...tip, memberCount, memberList: named })
    })
  }

  /** Stores a message with the change. */
  write(message: NewMessage): void {
    this.messages.push(() => message)
  }

  notify(userID: string, notice: Notice): void {
    const { call, group } = this
    this.write(noticeMessage(call.im.context, { group, userID, operatorID: call.userID }, notice))
  }

  async store(): Promise<readonly Stored[]> {
    if (this.messages.length === 0) return []
    const nameOf = await this.names()
    const messages = this.messages.map((write) => write(nameOf))
    const places = await appendMessages(this.trx, messages, this.now)
    return messages.flatMap((message, index) => {
      const place = places[index]
      return place === undefined ? [] : [{ message, origin: '', place }]
    })
  }

  private async names(): Promise<(userID: string) => object> {
    const rows = this.named.size === 0 ? [] : await memberNames(this.trx, this.groupID, [...this.named])
    const names = new Map(rows.map((row) => [row.user_id, row]))
    return (userID) => {
      const row = names.get(userID)
      return row ? { nick: row.nick, avatar: row.avatar, nameCard: row.name_card } : {}
    }
  }

  /** After the commit. Members follow the group before its tip is published, and leave after it. */
  async publish(stored: readonly Stored[]): Promise<void> {
    const { groupID, joined, left, changed, isDismissed, call } = this
    const { fanout, groups, members } = call.im
    const userIDs = [...joined, ...left, ...changed]
    groups.forget(groupID)
    for (const userID of userIDs) members.forget(memberKey(userID, groupID))
    for (const userID of joined) fanout.publishTo(userTopic(userID), { kind: 'membership', groupID, isMember: true })
    fanout.publishTo(groupTopic(groupID), {
      kind: 'group',
      groupID,
      userIDs: isDismissed ? [] : userIDs,
      isDismissed: false,
    })
    fanout.publish(stored)
    if (isDismissed) this.publishDismissal()
    else
      for (const userID of left) fanout.publishTo(userTopic(userID), { kind: 'membership', groupID, isMember: false })
    if (this.isRestricted) await this.applyRestrictions()
  }

  /** Whoever is muted or banned cannot write any more when the manager gets the reply. */
  private async applyRestrictions(): Promise<void> {
    const { context, restrictions } = this.call.im
    try {
      await restrictions.look()
    } catch (error) {
      context.log.error({ err: error }, 'mutes could not be read')
    }
  }

  /** Members have a notice of their own; the listeners of a chat room get one together. */
  private publishDismissal(): void {
    const { call, group, groupID, now } = this
    const { im, userID: operatorID } = call
    const topic = groupTopic(groupID)
    if (group.type === 'AVChatRoom') {
      const to = { group, userID: EVERYBODY, operatorID }
      const notice = noticeMessage(im.context, to, { operationType: NOTICE.dismissed })
      const messages = [toStoredMessage(notice, { sequence: 0, time: now, isNew: true })]
      im.fanout.publishTo(topic, { kind: 'messages', messages, origin: null })
    }
    im.fanout.publishTo(topic, { kind: 'group', groupID, userIDs: [], isDismissed: true })
  }
}

/** A keyed change of a group. `work` decides in the transaction, by what it reads there. */
export const changeGroup = <Reply extends object>(
  call: Call,
  groupID: string,
  rights: RightsUse,
  work: (scene: GroupScene) => Promise<Reply>,
  /** Runs before the group is read, in the same transaction. */
  before: (trx: Transaction<Database>) => Promise<void> = async () => {},
): Change<Reply> => {
  let publish: () => void | Promise<void> = () => {}
  return new Change(
    async (trx) => {
      await before(trx)
      const group = await lockGroup(trx, groupID, rights)
      if (group === null) throw imError('GROUP_NOT_FOUND')
      const scene = new GroupScene(call, trx, group, await roleInGroup(trx, group, call.userID))
      const reply = await work(scene)
      const stored = await scene.store()
      publish = () => scene.publish(stored)
      return reply
    },
    () => publish(),
    `group:${groupID}`,
  )
}
