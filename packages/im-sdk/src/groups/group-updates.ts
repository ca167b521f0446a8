import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { isRemindType, TYPES } from '../protocol/constants'
import { groupConversationID } from '../protocol/ids'
import { asImError } from '../protocol/im-error'
import { GROUP_LIMITS } from '../protocol/limits'
import type { Group, GroupSelfInfo } from '../store/group'
import type { GroupTipPayload } from '../store/payloads'
import type { GroupSystemNoticeMessage, GroupTipMessage, Message } from '../store/message'
import { toGroup } from './group'
import type { GroupList } from './group-list'
import { BRINGS, DISMISSED, ENDS, refusalAfter, REMIND_TYPE, ROLES, roleTold } from './notice-operations'
import { withProfile } from './with-profile'

/** The user is not in a group that the server refuses to show. */
const GONE: ReadonlySet<string> = new Set(['GROUP_NOT_FOUND', 'GROUP_PERMISSION_DENY', 'CANNOT_FIND_GROUP'])

const JOINING: ReadonlySet<number> = new Set([TYPES.GRP_TIP_MBR_JOIN])
const ENDING: ReadonlySet<number> = new Set([TYPES.GRP_TIP_MBR_QUIT, TYPES.GRP_TIP_MBR_KICKED_OUT])
const PROFILED: ReadonlySet<number> = new Set([TYPES.GRP_TIP_MBR_PROFILE_UPDATED])

export interface GroupUpdatesOptions {
  readonly context: ModuleContext
  readonly list: GroupList
  /** From the server; null if there is none, or the user is not in it. */
  readonly fetch: (groupID: string) => Promise<Group | null>
}

/** Applies tips, notices and the events of syncs to the groups of the user. */
export class GroupUpdates {
  readonly #options: GroupUpdatesOptions
  /** Groups that are known from a message only, and how often they were looked for. Rule: IM-25. */
  readonly #unknown = new Map<string, number>()
  /** When tips told that the user has joined, in seconds: older notices of an end are out of date. */
  readonly #joinedAt = new Map<string, number>()
  /** No group has the id of one that was dismissed. What was said in it may come later than the notice. */
  readonly #dismissed = new Set<string>()

  constructor(options: GroupUpdatesOptions) {
    this.#options = options
    const { context, list } = options
    const { conversations, emitter, groups, session, services, syncEvents } = context
    emitter.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const [at, message] of data.entries())
        if (this.#isMine(message, ENDING) && this.#isUndone(message, data.slice(at + 1))) this.#look(message.to)
        else this.#take(message)
    })
    syncEvents.add({
      group: ({ event: _event, ...info }) => {
        if (typeof info.groupID === 'string' && info.selfInfo !== undefined)
          list.replace(toGroup(info, session.me.get().userID))
      },
      groupList: () => list.refresh(),
    })
    conversations.whenUnknown(() => this.#lookAtUnknown())
    groups.list.subscribe(() => this.#lookAtUnknown())
    services.add({ leftGroup: (groupID) => list.left(groupID) })
    session.whenEnded(() => {
      this.#unknown.clear()
      this.#joinedAt.clear()
      this.#dismissed.clear()
    })
  }

  /** The group and its conversation are gone for the user, by others if there is a refusal. */
  remove(groupID: string, refusal: number | null = null): void {
    const { context, list } = this.#options
    const conversationID = groupConversationID(groupID)
    this.#unknown.delete(groupID)
    this.#joinedAt.delete(groupID)
    context.rooms.leave(groupID, refusal)
    list.left(groupID)
    context.conversations.remove(conversationID)
    context.timelines.forget(conversationID)
  }

  /** The server says that the user is in the group, which exists again if it was dismissed. */
  joined(groupID: string): void {
    this.#dismissed.delete(groupID)
  }

  /** The group is gone for everybody. */
  dismiss(groupID: string, refusal: number | null = null): void {
    this.#dismissed.add(groupID)
    this.remove(groupID, refusal)
  }

  #take(message: Message): void {
    if (message.conversationType === TYPES.CONV_GROUP && this.#dismissed.has(message.to)) return this.remove(message.to)
    if (message.type === TYPES.MSG_GRP_TIP) return this.#takeTip(message)
    if (message.type !== TYPES.MSG_GRP_SYS_NOTICE || message.from !== TYPES.CONV_SYSTEM) return
    this.#takeNotice(message)
    const { operationType: type } = message.payload
    this.#options.context.emitter.emit(EVENT.GROUP_SYSTEM_NOTICE_RECEIVED, { type, message })
  }

  /** The user was removed from a group and is in it again, as later messages tell: it keeps what they brought. */
  #isUndone({ to }: GroupTipMessage, later: readonly Message[]): boolean {
    return later.some((next) => next.to === to && this.#isMine(next, JOINING))
  }

  #isMine(message: Message, operations: ReadonlySet<number>): message is GroupTipMessage {
    if (message.type !== TYPES.MSG_GRP_TIP || message.topicID !== '') return false
    const { operationType, userIDList } = message.payload
    return operations.has(operationType) && userIDList.includes(this.#options.context.session.me.get().userID)
  }

  #takeTip(message: GroupTipMessage): void {
    const { to: groupID, sequence, topicID, payload: tip } = message
    const { context, list } = this.#options
    const { rooms, groups, session } = context
    if (topicID !== '' || rooms.get(groupID) !== null) return
    if (this.#isMine(message, JOINING)) this.#joinedAt.set(groupID, message.time)
    const group = list.find(groupID)
    if (group === null) {
      if (groups.isCompleted) this.#look(groupID)
      return
    }
    /** The profile is newer than the tip. */
    if (sequence < group.nextMessageSeq) return
    if (this.#isMine(message, ENDING)) return this.remove(groupID)
    const { userID } = session.me.get()
    const memberCount = tip.memberCount || group.memberCount
    const changed = withProfile({ ...group, memberCount, nextMessageSeq: sequence + 1 }, tip.newGroupProfile)
    list.replace({ ...changed, selfInfo: this.#selfAfter(changed, group, tip, userID) })
    /** The name card and the fields of the user; the tip does not tell which of them have changed. */
    if (this.#isMine(message, PROFILED)) this.#look(groupID)
  }

  #selfAfter({ ownerID }: Group, before: Group, tip: GroupTipPayload, userID: string): GroupSelfInfo | null {
    const { selfInfo } = before
    if (selfInfo === null) return null
    const isMine = tip.userIDList.includes(userID)
    let { role } = selfInfo
    if (ownerID === userID) role = 'Owner'
    else if (before.ownerID === userID) role = 'Member'
    else if (isMine && tip.operationType === TYPES.GRP_TIP_MBR_SET_ADMIN) role = 'Admin'
    else if (isMine && tip.operationType === TYPES.GRP_TIP_MBR_CANCELED_ADMIN) role = roleTold(tip, userID)
    return { ...selfInfo, role }
  }

  #takeNotice({ time, payload }: GroupSystemNoticeMessage): void {
    const { operationType } = payload
    const { groupID } = payload.groupProfile
    if (groupID === '') return
    const { context, list } = this.#options
    const group = list.find(groupID)
    /** The list that is on its way is newer than the notice. */
    if (group === null && !context.groups.isCompleted) return
    if (BRINGS.has(operationType)) {
      this.joined(groupID)
      this.#look(groupID)
      return
    }
    const joinTime = Math.max(group?.selfInfo?.joinTime ?? 0, this.#joinedAt.get(groupID) ?? 0)
    if (operationType === DISMISSED) {
      /** An old notice of a group of the product, which exists again. */
      if (time >= joinTime) this.dismiss(groupID, refusalAfter(operationType))
    } else if (ENDS.has(operationType)) {
      /** An old notice of a group that the user has joined again; in the same second only the server knows. */
      if (time > joinTime) this.remove(groupID, refusalAfter(operationType))
      else if (time === joinTime) this.#look(groupID)
    } else if (group?.selfInfo) {
      const { messageRemindType } = payload
      const role = ROLES[operationType]
      /** Who is no longer an admin is what the tip says, if that has come before. */
      const isNews = role === 'Admin' || group.selfInfo.role === 'Admin'
      if (role !== undefined && isNews) list.put({ ...group, selfInfo: { ...group.selfInfo, role } })
      else if (operationType === REMIND_TYPE && isRemindType(messageRemindType))
        list.put({ ...group, selfInfo: { ...group.selfInfo, messageRemindType } })
    }
  }

  /** What arrives after the user has left brings the conversation back, also the first message, which needs no sync. */
  #lookAtUnknown(): void {
    const { context, list } = this.#options
    if (!context.groups.isCompleted) return
    for (const { type, targetID, syncedTo } of context.conversations.all())
      if (syncedTo === 0 && type === TYPES.CONV_GROUP && list.find(targetID) === null) this.#look(targetID)
  }

  /** Reads a group from the server, up to four times, because the server's processes may learn of it one by one. */
  #look(groupID: string): void {
    if (this.#dismissed.has(groupID)) return this.remove(groupID)
    if (this.#unknown.has(groupID)) return
    this.#unknown.set(groupID, 0)
    void this.#check(groupID)
  }

  /** Not any more after a logout, or when the user has entered it as a chat room. */
  #isAsked(groupID: string): boolean {
    if (this.#options.context.rooms.get(groupID) !== null) this.#unknown.delete(groupID)
    return this.#unknown.has(groupID)
  }

  async #check(groupID: string): Promise<void> {
    const { context, fetch, list } = this.#options
    if (!this.#isAsked(groupID)) return
    const held = list.find(groupID)
    /** Undefined if it is unknown whether there is one. */
    const group = await fetch(groupID).catch((thrown: unknown) =>
      GONE.has(asImError(thrown).errorName) ? null : undefined,
    )
    const checks = (this.#unknown.get(groupID) ?? GROUP_LIMITS.unknownChecks) + 1
    if (!this.#isAsked(groupID)) return
    if (group) {
      this.#unknown.delete(groupID)
      return list.put(group)
    }
    if (checks >= GROUP_LIMITS.unknownChecks) {
      this.#unknown.delete(groupID)
      /** A tip that came after the user had left has brought the conversation back. Who has joined meanwhile keeps it. */
      if (group === null && list.find(groupID) === held) this.remove(groupID)
      return
    }
    this.#unknown.set(groupID, checks)
    context.clock.after(GROUP_LIMITS.unknownRetryMs, () => void this.#check(groupID))
  }
}
