import { anyError as imError } from '../protocol/any-error'
import { TYPES } from '../protocol/constants'
import type { CommandName } from '../protocol/define-command'
import type { ErrorName } from '../protocol/errors/catalogue'
import type { Reply } from '../rpc/caller'
import type { FakePeople, FakePeopleContext } from './fake-people'
import type { FakeHandlers, FakeSession } from './fake-session'

type FriendItem = Reply<'getFriendList'>['friendItem'][number]
type ApplicationItem = Reply<'getFriendApplications'>['applicationItem'][number]

type FriendCommand = Extract<
  CommandName,
  | 'getFriendList'
  | 'addFriend'
  | 'updateFriend'
  | 'deleteFriends'
  | 'getFriendProfiles'
  | 'checkFriends'
  | 'getFriendApplications'
  | 'respondToFriendApplication'
  | 'deleteFriendApplication'
  | 'readFriendApplications'
  | 'getFriendGroups'
  | 'createFriendGroup'
  | 'updateFriendGroup'
  | 'deleteFriendGroup'
>

interface Entry {
  item: FriendItem
  version: number
  isDeleted: boolean
}

interface Application {
  readonly from: string
  readonly to: string
  readonly time: number
  readonly source: string
  readonly wording: string
  /** For the friend that the sender will have. */
  readonly groupName: string
  readonly remark: string
  isRead: boolean
  /** The users who have removed it from their lists. */
  readonly gone: Set<string>
}

const PAGE = 100

/** The friends of the fake server, with the rules of a real one. */
export class FakeFriends {
  private readonly friends = new Map<string, Map<string, Entry>>()
  private readonly groups = new Map<string, Set<string>>()
  private applications: Application[] = []

  constructor(
    private readonly context: FakePeopleContext,
    private readonly people: FakePeople,
  ) {}

  readonly handlers: Pick<FakeHandlers, FriendCommand> = {
    getFriendList: ({ startIndex, standardSequence: since }, { userID }) => {
      const version = this.context.world.listVersion(userID, 'friends')
      const found = [...this.of(userID).values()].filter(
        (entry) => entry.version > since && (since > 0 || !entry.isDeleted),
      )
      const page = found.slice(startIndex, startIndex + PAGE)
      return {
        friendItem: page.filter(({ isDeleted }) => !isDeleted).map(({ item }) => item),
        deletedUserIDList: page.filter(({ isDeleted }) => isDeleted).map(({ item }) => item.userID),
        startIndex: found.length > startIndex + PAGE ? startIndex + PAGE : 0,
        standardSequence: version,
        customSequence: version,
      }
    },
    addFriend: ({ toAccount, addType, remark, groupName, addSource, addWording }, session) => {
      const { userID } = session
      if (this.people.absent.has(toAccount) || toAccount === userID) throw imError('INVALID_ID')
      if (this.has(userID, toAccount)) throw imError('ALREADY_MY_FRIEND')
      this.needNoBlock(userID, toAccount)
      if (this.people.profile(userID).adminForbidType === TYPES.FORBID_TYPE_SEND_OUT)
        throw imError('FRIEND_ADD_FORBIDDEN')
      const { allowType } = this.people.profile(toAccount)
      const isKnown = this.has(toAccount, userID) || this.find(toAccount, userID) !== undefined
      if (!isKnown && allowType === TYPES.ALLOW_TYPE_DENY_ANY) throw imError('FRIEND_ADD_DENIED')
      if (!isKnown && allowType === TYPES.ALLOW_TYPE_NEED_CONFIRM) {
        this.apply(userID, toAccount, { source: addSource, wording: addWording, groupName, remark }, session)
        return { resultItem: [resultOf(toAccount, 'FRIEND_ADD_NEEDS_CONFIRMATION')] }
      }
      const isBoth = addType === TYPES.SNS_ADD_TYPE_BOTH
      this.befriend(userID, toAccount, session, { remark, source: addSource, wording: addWording, groupName })
      const theirs = this.find(toAccount, userID) ?? { source: addSource }
      if (isBoth) this.befriend(toAccount, userID, session, theirs)
      this.settle(userID, toAccount, session)
      return { resultItem: [] }
    },
    updateFriend: ({ toAccount, remark, friendCustomField }, session) => {
      const entry = this.need(session.userID, toAccount)
      const custom = new Map(entry.item.friendCustomField.map(({ key, value }) => [key, value]))
      for (const { key, value } of friendCustomField) custom.set(key, value)
      const fields = [...custom].map(([key, value]) => ({ key, value }))
      this.change(session.userID, [toAccount], session, (item) => ({
        ...item,
        remark: remark ?? item.remark,
        friendCustomField: fields,
      }))
      return {}
    },
    deleteFriends: ({ userIDList, deleteType }, session) => {
      const strangers = userIDList.filter((userID) => !this.has(session.userID, userID))
      for (const userID of userIDList) {
        if (!this.has(session.userID, userID)) continue
        this.end(session.userID, userID, session)
        if (deleteType === TYPES.SNS_DELETE_TYPE_BOTH) this.end(userID, session.userID, session)
      }
      return { resultItem: strangers.map((userID) => resultOf(userID, 'NOT_MY_FRIEND')) }
    },
    getFriendProfiles: ({ userIDList }, { userID: mine }) => ({
      friendItem: userIDList.filter((userID) => this.has(mine, userID)).map((userID) => this.need(mine, userID).item),
      resultItem: userIDList
        .filter((userID) => !this.has(mine, userID))
        .map((userID) => resultOf(userID, 'NOT_MY_FRIEND')),
    }),
    checkFriends: ({ userIDList, checkType }, { userID: mine }) => ({
      checkItem: userIDList.map((userID) => {
        const isTheirs = checkType === TYPES.SNS_CHECK_TYPE_BOTH && this.has(userID, mine)
        const relation = this.has(mine, userID)
          ? isTheirs
            ? TYPES.SNS_TYPE_BOTH_WAY
            : TYPES.SNS_TYPE_A_WITH_B
          : isTheirs
            ? TYPES.SNS_TYPE_B_WITH_A
            : TYPES.SNS_TYPE_NO_RELATION
        return { userID, resultCode: 0, resultInfo: '', relation }
      }),
    }),
    getFriendApplications: ({ startIndex, maxLimited }, { userID }) => {
      const mine = this.applications.filter(
        ({ from, to, gone }) => (from === userID || to === userID) && !gone.has(userID),
      )
      const next = startIndex + maxLimited
      return {
        applicationItem: mine
          .toReversed()
          .slice(startIndex, next)
          .map((application) => this.shown(application, userID)),
        startIndex: next < mine.length ? next : 0,
        unreadCount: mine.filter(({ to, isRead }) => to === userID && !isRead).length,
        currentSequence: this.context.world.listVersion(userID, 'friendApplications'),
      }
    },
    respondToFriendApplication: ({ toAccount, responseAction, remark }, session) => {
      const { userID } = session
      const application = this.find(toAccount, userID)
      const agrees = responseAction !== 'Response_Action_Reject'
      if (application === undefined || application.gone.has(userID)) {
        if (agrees && this.has(toAccount, userID)) return {}
        throw imError('FRIEND_APPLICATION_NOT_EXIST')
      }
      if (agrees) this.needNoBlock(userID, toAccount)
      const { source, wording, groupName, remark: theirRemark } = application
      if (agrees) this.befriend(toAccount, userID, session, { source, wording, groupName, remark: theirRemark })
      if (responseAction === TYPES.SNS_APPLICATION_AGREE_AND_ADD)
        this.befriend(userID, toAccount, session, { remark, source, wording })
      this.settle(userID, toAccount, session)
      return {}
    },
    deleteFriendApplication: ({ toAccount, applicationType }, session) => {
      const { userID } = session
      const isSent = applicationType === TYPES.SNS_APPLICATION_SENT_BY_ME
      const application = isSent ? this.find(userID, toAccount) : this.find(toAccount, userID)
      if (application === undefined || application.gone.has(userID)) throw imError('FRIEND_APPLICATION_NOT_EXIST')
      application.gone.add(userID)
      this.context.changeLists(userID, ['friendApplications'], session)
      return {}
    },
    readFriendApplications: ({ latestTimeStamp }, session) => {
      for (const application of this.applications)
        if (application.to === session.userID && application.time <= latestTimeStamp) application.isRead = true
      this.context.changeLists(session.userID, ['friendApplications'], session)
      return {}
    },
    getFriendGroups: (_body, { userID }) => ({
      friendGroupItem: [...this.groupsOf(userID)].map((name) => this.group(userID, name)),
      currentSequence: this.context.world.listVersion(userID, 'friendGroups'),
    }),
    createFriendGroup: ({ groupName, userIDList }, session) => {
      if (this.groupsOf(session.userID).has(groupName)) throw imError('FRIEND_GROUP_EXISTED')
      this.groupsOf(session.userID).add(groupName)
      return this.regroup(groupName, userIDList, [], session)
    },
    updateFriendGroup: ({ oldName, newName, addUserIDList, deleteUserIDList }, session) => {
      const groups = this.groupsOf(session.userID)
      if (!groups.has(oldName)) throw imError('FRIEND_GROUP_NOT_EXIST')
      if (newName === '' || newName === oldName) return this.regroup(oldName, addUserIDList, deleteUserIDList, session)
      if (groups.has(newName)) throw imError('FRIEND_GROUP_EXISTED')
      const { userIDList } = this.group(session.userID, oldName)
      this.regroup(oldName, [], userIDList, session)
      groups.delete(oldName)
      groups.add(newName)
      return this.regroup(newName, [...userIDList, ...addUserIDList], deleteUserIDList, session)
    },
    deleteFriendGroup: ({ groupName }, session) => {
      if (!this.groupsOf(session.userID).has(groupName)) throw imError('FRIEND_GROUP_NOT_EXIST')
      const friendGroup = this.group(session.userID, groupName)
      this.regroup(groupName, [], friendGroup.userIDList, session)
      this.groupsOf(session.userID).delete(groupName)
      return { friendGroup }
    },
  }

  /** Two users become friends of each other, as if on other devices. */
  make(a: string, b: string): void {
    this.befriend(a, b, null, {})
    this.befriend(b, a, null, {})
  }

  /** A user asks another one to be friends. */
  ask(from: string, to: string, wording = ''): void {
    this.apply(from, to, { source: 'AddSource_Type_Web', wording }, null)
  }

  /** The user has a friend group. */
  addGroup(userID: string, name: string): void {
    this.groupsOf(userID).add(name)
    this.context.changeLists(userID, ['friendGroups'], null)
  }

  has(userID: string, friendID: string): boolean {
    const entry = this.of(userID).get(friendID)
    return entry !== undefined && !entry.isDeleted
  }

  private apply(
    from: string,
    to: string,
    { source, wording, groupName = '', remark = '' }: Pick<Application, 'source' | 'wording'> & Partial<Application>,
    except: FakeSession | null,
  ): void {
    this.applications = this.applications.filter((known) => known.from !== from || known.to !== to)
    const time = Math.floor(this.context.clock.now() / 1_000)
    this.applications.push({ from, to, time, source, wording, groupName, remark, isRead: false, gone: new Set() })
    for (const userID of [from, to]) this.context.changeLists(userID, ['friendApplications'], except)
  }

  private needNoBlock(userID: string, other: string): void {
    if (this.people.isBlocked(userID, other)) throw imError('FRIEND_IN_OWN_BLACKLIST')
    if (this.people.isBlocked(other, userID)) throw imError('FRIEND_IN_PEER_BLACKLIST')
  }

  private settle(a: string, b: string, except: FakeSession): void {
    const isBetween = ({ from, to }: Application) => (from === a && to === b) || (from === b && to === a)
    if (!this.applications.some(isBetween)) return
    this.applications = this.applications.filter((application) => !isBetween(application))
    for (const userID of [a, b]) this.context.changeLists(userID, ['friendApplications'], except)
  }

  private befriend(
    userID: string,
    friendID: string,
    except: FakeSession | null,
    {
      groupName = '',
      remark = '',
      source = '',
      wording = '',
    }: Partial<Pick<FriendItem, 'remark' | 'source' | 'wording'>> & { readonly groupName?: string },
  ): void {
    if (this.has(userID, friendID)) return
    if (groupName !== '') this.groupsOf(userID).add(groupName)
    const now = Math.floor(this.context.clock.now() / 1_000)
    const item: FriendItem = {
      userID: friendID,
      remark,
      groupList: groupName === '' ? [] : [groupName],
      source,
      wording,
      addTime: now,
      timestamp: now,
      friendCustomField: [],
    }
    this.put(userID, { item, version: 0, isDeleted: false }, except)
  }

  private end(userID: string, friendID: string, except: FakeSession): void {
    const entry = this.of(userID).get(friendID)
    if (entry !== undefined && !entry.isDeleted) this.put(userID, { ...entry, isDeleted: true }, except)
  }

  private change(
    userID: string,
    ids: readonly string[],
    except: FakeSession,
    to: (item: FriendItem) => FriendItem,
  ): void {
    for (const id of ids) {
      const entry = this.of(userID).get(id)
      if (entry !== undefined && !entry.isDeleted) this.put(userID, { ...entry, item: to(entry.item) }, except)
    }
  }

  private put(userID: string, entry: Entry, except: FakeSession | null): void {
    const { userID: friendID } = entry.item
    this.of(userID).delete(friendID)
    this.of(userID).set(friendID, { ...entry, version: this.context.world.listVersion(userID, 'friends') + 1 })
    this.context.changeLists(userID, ['friends', 'friendGroups'], except)
  }

  private regroup(name: string, add: readonly string[], remove: readonly string[], session: FakeSession) {
    const { userID } = session
    this.change(userID, [...add, ...remove], session, (item) => {
      const others = item.groupList.filter((group) => group !== name)
      return { ...item, groupList: remove.includes(item.userID) ? others : [...others, name] }
    })
    this.context.changeLists(userID, ['friendGroups'], session)
    const strangers = [...add, ...remove].filter((id) => !this.has(userID, id))
    return {
      friendGroup: this.group(userID, name),
      failureItem: strangers.map((id) => resultOf(id, 'NOT_MY_FRIEND')),
    }
  }

  private group(userID: string, name: string) {
    const entries = [...this.of(userID).values()].filter(
      ({ isDeleted, item }) => !isDeleted && item.groupList.includes(name),
    )
    const userIDList = entries.map(({ item }) => item.userID)
    return { name, userIDList, count: userIDList.length }
  }

  private shown({ from, to, time, source, wording }: Application, userID: string): ApplicationItem {
    const other = from === userID ? to : from
    const { nick, avatar } = this.people.profile(other)
    const type = from === userID ? TYPES.SNS_APPLICATION_SENT_BY_ME : TYPES.SNS_APPLICATION_SENT_TO_ME
    return { userID: other, nick, avatar, time, source, wording, type }
  }

  private find(from: string, to: string): Application | undefined {
    return this.applications.find((application) => application.from === from && application.to === to)
  }

  private need(userID: string, friendID: string): Entry {
    const entry = this.of(userID).get(friendID)
    if (entry === undefined || entry.isDeleted) throw imError('NOT_MY_FRIEND')
    return entry
  }

  private of(userID: string): Map<string, Entry> {
    const known = this.friends.get(userID) ?? new Map<string, Entry>()
    this.friends.set(userID, known)
    return known
  }

  private groupsOf(userID: string): Set<string> {
    const known = this.groups.get(userID) ?? new Set<string>()
    this.groups.set(userID, known)
    return known
  }
}

const resultOf = (userID: string, name: ErrorName) => {
  const { code: resultCode, message: resultInfo } = imError(name)
  return { userID, resultCode, resultInfo }
}
