import type { Clock } from '../clock/clock'
import { anyError as imError } from '../protocol/any-error'
import type { CommandName } from '../protocol/define-command'
import type { ChatAction } from '../protocol/can'
import type { Reply } from '../rpc/caller'
import type { FakeElements } from './fake-elements'
import { changedGroup, given, mergedFields, needNewGroup } from './fake-group-profile'
import { memberOf } from './fake-member'
import type { FakePeople } from './fake-people'
import type { FakeRooms } from './fake-rooms'
import type { FakeHandlers } from './fake-session'
import type { FakeGroup, FakeMemberData, FakeWorld } from './fake-world'

type GroupCommand = Extract<
  CommandName,
  | 'createGroup'
  | 'dismissGroup'
  | 'updateGroupProfile'
  | 'changeGroupOwner'
  | 'searchGroupByID'
  | 'joinGroup'
  | 'quitGroup'
  | 'getGroupMemberList'
  | 'getGroupMemberProfile'
  | 'addGroupMember'
  | 'deleteGroupMember'
  | 'setGroupMemberInfo'
  | 'getGroupApplicationList'
  | 'handleGroupApplication'
  | 'handleGroupInvitation'
>
type Application = Reply<'getGroupApplicationList'>['applicationList'][number]
type Scene = { readonly group: FakeGroup; readonly userID: string }

type Decision = Parameters<FakeHandlers['handleGroupApplication']>[0]
type MemberChange = Parameters<FakeHandlers['setGroupMemberInfo']>[0]

/** The rights that the fields of a change of a member need. */
const ACTIONS = {
  muteTime: 'mute',
  role: 'setRole',
  nameCard: 'setNameCard',
  memberCustomField: 'setMemberField',
} as const satisfies Partial<Record<keyof MemberChange, ChatAction>>

/** What people do with groups and their members on the fake server, with the tips and notices of a real one. */
export class FakeGroups {
  private applications: Application[] = []
  private made = 0

  constructor(
    private readonly clock: Clock,
    private readonly world: FakeWorld,
    private readonly elements: FakeElements,
    readonly rooms: FakeRooms,
    private readonly people: FakePeople,
  ) {}

  /** Somebody asks to join, or a member wants to add somebody; once, while the application is open. */
  apply(groupID: string, applicant: string, applyMessage = '', inviter = ''): void {
    const { name, managers } = this.world.group(groupID)
    const applicationType = inviter === '' ? (0 as const) : (1 as const)
    const isSame = (other: Application) =>
      other.groupID === groupID && other.applicant === applicant && other.applicationType === applicationType
    if (this.applications.some(isSame)) return
    const messageKey = ++this.made
    const application = {
      groupID,
      groupName: name,
      applicationType,
      applicant,
      applicantNick: applicant,
      applicantAvatar: '',
      userID: inviter || applicant,
      applyMessage,
      time: this.seconds(),
      messageKey,
      authentication: `proof-${messageKey}`,
    }
    this.applications.unshift(application)
    const { authentication } = application
    const operationType = inviter === '' ? 1 : 23
    const notice = { operationType, applicant, messageKey, authentication, handleMessage: applyMessage }
    for (const manager of managers) this.elements.notify(groupID, manager, notice)
  }

  /** The owner dismisses a group. */
  dismiss(groupID: string): void {
    const { members, type } = this.world.group(groupID)
    const isRoom = type === 'AVChatRoom'
    if (isRoom) this.elements.notifyListeners(groupID, { operationType: 5 })
    for (const member of members) {
      if (!isRoom) this.elements.notify(groupID, member, { operationType: 5 })
      this.world.leave(groupID, member)
    }
    this.world.removeGroup(groupID)
    this.applications = this.applications.filter((application) => application.groupID !== groupID)
  }

  readonly handlers: Pick<FakeHandlers, GroupCommand> = {
    createGroup: (body, { userID }) => {
      const { memberList, type, maxMemberCount = 0 } = body
      needNewGroup(body, userID, this.people)
      const groupID = body.groupID || `${type === 'Community' ? '@TGS#_' : '@TGS#'}${++this.made}`
      if (this.world.hasGroup(groupID)) throw imError('INVALID_GROUP_ID')
      const members = [userID, ...(type === 'AVChatRoom' ? [] : memberList.map((member) => member.userID))]
      const most = maxMemberCount || Infinity
      this.world.addGroup({
        groupID,
        type,
        name: body.name,
        ownerID: userID,
        members: new Set(members.slice(0, most)),
        isSupportTopic: body.isSupportTopic === 1,
        joinOption: body.joinOption ?? (type === 'Public' ? 'NeedPermission' : 'FreeAccess'),
        inviteOption:
          body.inviteOption ?? (type === 'Private' || type === 'Community' ? 'FreeAccess' : 'DisableInvite'),
        maxMemberCount,
        memberData: new Map<string, FakeMemberData>([
          [userID, { memberCustomField: body.memberCustomField ?? [] }],
          ...memberList.map(
            ({ userID: member, role = 'Member', memberCustomField = [] }) =>
              [member, { role, memberCustomField }] as const,
          ),
        ]),
        profile: {
          avatar: body.avatar ?? '',
          introduction: body.introduction ?? '',
          notification: body.notification ?? '',
        },
        customFields: body.groupCustomField ?? [],
      })
      if (!this.world.isRoom(groupID))
        this.elements.tip(groupID, userID, { operationType: 1, userIDList: members.slice(0, most) })
      for (const member of members.slice(1, most)) this.elements.notify(groupID, member, { operationType: 7 })
      return { groupID, overLimitUserIDList: members.slice(most) }
    },
    dismissGroup: ({ groupID }, { userID }) => {
      this.world.needCan(groupID, userID, 'dismiss')
      this.dismiss(groupID)
      return {}
    },
    updateGroupProfile: ({ groupID, ...changes }, { userID }) => {
      const group = this.world.needCan(groupID, userID, 'updateProfile')
      if (changes.muteAllMembers !== undefined) this.world.needCan(groupID, userID, 'muteAll')
      const changed = changedGroup(group, changes)
      if (changed === null) return {}
      this.world.addGroup(changed.group)
      this.elements.tip(groupID, userID, { operationType: 6, userIDList: [], newGroupProfile: changed.told })
      return {}
    },
    changeGroupOwner: ({ groupID, newOwnerID }, { userID }) => {
      const group = this.world.needCan(groupID, userID, 'transfer')
      if (newOwnerID === userID) throw imError('GROUP_PERMISSION_DENY')
      if (!group.members.has(newOwnerID)) throw imError('MEMBER_NOT_IN_GROUP')
      group.managers.delete(userID)
      this.world.addGroup({ ...group, ownerID: newOwnerID })
      this.elements.tip(groupID, userID, {
        operationType: 6,
        userIDList: [newOwnerID],
        newGroupProfile: { ownerID: newOwnerID },
      })
      return {}
    },
    searchGroupByID: ({ groupIDList }) => this.world.groupInfo('', groupIDList, 'GROUP_NOT_FOUND'),
    joinGroup: ({ groupID, applyMessage, authentication }, { userID }) => {
      const group = this.world.group(groupID)
      this.rooms.needNotBanned(groupID, userID)
      const isMember = group.members.has(userID)
      const asks = authentication === '' && !isMember && this.world.can(group, userID, 'apply')
      const isThere = isMember && group.type !== 'Private'
      if (authentication === '' && !asks && !isThere) this.world.needCan(groupID, userID, 'join')
      if (!asks) return this.join(groupID, userID)
      this.apply(groupID, userID, applyMessage)
      return {
        joinedStatus: 'WaitAdminApproval',
        longPollingKey: '',
        startSeq: 0,
        avChatRoomFlag: 0,
        avChatRoomKey: '',
        messageList: [],
      }
    },
    quitGroup: ({ groupID }, { userID }) => {
      if (!this.world.isRoom(groupID)) {
        this.world.needCan(groupID, userID, 'quit')
        this.elements.tip(groupID, userID, { operationType: 2, userIDList: [userID] }, 1)
        this.elements.notify(groupID, userID, { operationType: 8 })
      }
      this.world.leave(groupID, userID)
      return {}
    },
    getGroupMemberList: ({ groupID, limit, offset, next, role, markType }, { userID }) => {
      const { group } = this.scene(groupID, userID)
      const all = [...group.members]
        .filter((member) => role === 'All' || this.world.roleIn(group, member) === role)
        .filter((member) => markType === undefined || this.rooms.marksOf(groupID, member).has(markType))
      const from = next === '' ? offset : Number(next)
      if (Number.isNaN(from)) throw imError('PACKAGE_PARSE_FAILED')
      const members = all.slice(from, from + limit).map((member) => this.listed(group, member))
      const end = from + members.length
      return { members, memberCount: group.members.size, next: end < all.length ? String(end) : '' }
    },
    getGroupMemberProfile: ({ groupID, userIDList }, { userID }) => {
      const { group } = this.scene(groupID, userID)
      return { members: userIDList.filter((id) => group.members.has(id)).map((id) => this.listed(group, id)) }
    },
    addGroupMember: ({ groupID, userIDList }, { userID }) => {
      const group = this.world.group(groupID)
      const asks = this.world.can(group, userID, 'invite') && !this.world.can(group, userID, 'add')
      if (!asks) this.world.needCan(groupID, userID, 'add')
      const added: string[] = []
      const resultOf = (id: string): 0 | 1 | 2 | 3 | 4 => {
        if (this.people.absent.has(id) || this.people.isBlocked(id, userID)) return 0
        if (group.members.has(id)) return 2
        if (asks) {
          this.apply(groupID, id, '', userID)
          return 3
        }
        if (group.maxMemberCount > 0 && group.members.size >= group.maxMemberCount) return 4
        group.members.add(id)
        added.push(id)
        return 1
      }
      const memberList = [...new Set(userIDList)].map((id) => ({ userID: id, result: resultOf(id) }))
      if (added.length > 0) this.elements.tip(groupID, userID, { operationType: 1, userIDList: added })
      for (const id of added) this.elements.notify(groupID, id, { operationType: 7 })
      return { memberList }
    },
    deleteGroupMember: ({ groupID, userIDList, reason, duration }, { userID }) => {
      if (this.world.isRoom(groupID))
        return { userIDList: this.rooms.ban({ groupID, operatorID: userID, userIDList, duration, reason }) }
      const group = this.world.needCan(groupID, userID, 'kick')
      for (const id of userIDList) this.world.needCan(groupID, userID, 'kick', id)
      const removed = userIDList.filter((id) => group.members.has(id))
      if (removed.length > 0)
        this.elements.tip(groupID, userID, { operationType: 3, userIDList: removed }, removed.length)
      for (const id of removed) {
        this.world.leave(groupID, id)
        this.elements.notify(groupID, id, { operationType: 4, handleMessage: reason })
      }
      return { userIDList: removed }
    },
    setGroupMemberInfo: (body, { userID }) => this.setMember(body, userID),
    getGroupApplicationList: ({ startTime, limit }, { userID }) => {
      const open = this.applications.filter(({ groupID }) => this.world.group(groupID).managers.has(userID))
      const rest = startTime === 0 ? open : open.filter(({ messageKey }) => messageKey < startTime)
      const applicationList = rest.slice(0, limit)
      const isLast = applicationList.length === rest.length
      return { applicationList, nextStartTime: isLast ? 0 : (applicationList.at(-1)?.messageKey ?? 0) }
    },
    handleGroupApplication: ({ applicant, ...body }, { userID }) => this.decide({ ...body, applicant }, userID),
    handleGroupInvitation: ({ invitee, ...body }, { userID }) => this.decide({ ...body, applicant: invitee }, userID),
  }

  private listed(group: FakeGroup, userID: string): Reply<'getGroupMemberList'>['members'][number] {
    const hasMarks = group.type === 'AVChatRoom' || group.type === 'Community'
    const marks = hasMarks ? { markList: [...this.rooms.marksOf(group.groupID, userID)] } : {}
    return { ...memberOf(this.world, group, userID), ...marks }
  }

  private join(groupID: string, userID: string): Reply<'joinGroup'> {
    const reply = this.world.join(groupID, userID)
    if (reply.joinedStatus === 'JoinedSuccess' && !this.world.isRoom(groupID))
      this.elements.tip(groupID, userID, { operationType: 1, userIDList: [userID] })
    return reply
  }

  private decide(decision: Decision, userID: string): Record<string, never> {
    const { groupID, applicant, messageKey, authentication, handleAction, handleMessage } = decision
    const group = this.world.needCan(groupID, userID, 'handleApplication')
    const found = this.applications.find((application) => application.messageKey === messageKey)
    const isOther = found !== undefined && (found.applicant !== applicant || found.groupID !== groupID)
    if (isOther || authentication !== `proof-${messageKey}`) throw imError('GROUP_PERMISSION_DENY')
    if (found === undefined) throw imError('INVALID_GROUP_PARAMETERS')
    this.applications = this.applications.filter((application) => application !== found)
    if (handleAction === 'Reject') {
      this.elements.notify(groupID, found.userID, { operationType: 3, handleMessage })
      return {}
    }
    if (group.members.has(applicant)) return {}
    group.members.add(applicant)
    this.elements.tip(groupID, userID, { operationType: 1, userIDList: [applicant] })
    this.elements.notify(groupID, applicant, { operationType: found.applicationType === 0 ? 2 : 7, handleMessage })
    return {}
  }

  private setMember(change: MemberChange, userID: string): Reply<'setGroupMemberInfo'> {
    const { groupID, userID: target, muteTime, role, nameCard, memberCustomField } = change
    const group = this.world.needCan(groupID, userID, 'read')
    /** Who does not listen to a chat room can be muted in it too. */
    if (group.type === 'AVChatRoom' && this.people.absent.has(target)) throw imError('INVALID_ID')
    if (group.type !== 'AVChatRoom' && !group.members.has(target)) throw imError('MEMBER_NOT_IN_GROUP')
    for (const field of Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])
      if (change[field] !== undefined) this.world.needCan(groupID, userID, ACTIONS[field], target)
    if (role === 'Owner' || (role === 'Custom' && group.type !== 'Community')) throw imError('INVALID_MEMBER_ROLE')
    const before = group.memberData.get(target)
    const muteUntil = muteTime === undefined || muteTime === 0 ? muteTime : this.seconds() + muteTime
    const fields = memberCustomField && mergedFields(before?.memberCustomField ?? [], memberCustomField)
    const changed = given({ nameCard, memberCustomField: fields, muteTime: muteUntil })
    const was = this.world.roleIn(group, target)
    group.memberData.set(target, { ...before, ...changed, ...given({ role }) })
    const tip = (operationType: number, member: object) =>
      this.elements.tip(groupID, userID, {
        operationType,
        userIDList: [target],
        memberList: [{ userID: target, ...member }],
      })
    if (Object.keys(changed).length > 0) tip(7, changed)
    if (role !== undefined && role !== was) {
      const isAdmin = role === 'Admin'
      if (isAdmin) group.managers.add(target)
      else group.managers.delete(target)
      const isOfAdmins = isAdmin || was === 'Admin'
      tip(isAdmin ? 4 : isOfAdmins ? 5 : 7, { role })
      if (isOfAdmins) this.elements.notify(groupID, target, { operationType: isAdmin ? 9 : 10 })
    }
    return { member: memberOf(this.world, group, target) }
  }

  /** Throws GROUP_PERMISSION_DENY unless the user is a member. */
  private scene(groupID: string, userID: string): Scene {
    this.world.needMember(groupID, userID)
    return { group: this.world.group(groupID), userID }
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1_000)
  }
}
