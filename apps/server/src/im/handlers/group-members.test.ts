import { ERRORS, type StoredMessage } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { restrict } from '../../services/moderation/restrict'
import { liftRestrictions } from '../../store/identity/restrictions'
import { addMember } from '../../store/im/groups'
import { shiftedClock } from '../../../test/shifted-clock'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock: shiftedClock() })
})
afterAll(() => server.stop())

const DENIED = ERRORS.GROUP_PERMISSION_DENY.code

let made = 0
const groupOf = async (
  owner: ImClient,
  members: readonly ImClient[] = [],
  type: 'Public' | 'Private' | 'ChatRoom' | 'Community' = 'Public',
): Promise<string> => {
  const groupID = `${type === 'Community' ? '@TGS#_' : ''}members${(made += 1)}`
  const memberList = members.map(({ userID }) => ({ userID, role: 'Member' as const, memberCustomField: [] }))
  expect((await owner.request('createGroup', { type, name: 'fans', groupID, memberList })).errorCode).toBe(0)
  return groupID
}

type Content = { operationType: number; userIDList: string[] } & Record<string, unknown>
const contentsOf = (messages: readonly StoredMessage[], msgType: string): Content[] =>
  messages.flatMap(({ msgBody: [element] }) => (element?.msgType === msgType ? [element.msgContent as Content] : []))
const lastTip = (client: ImClient) => contentsOf(client.messages(), 'TIMGroupTipElem').at(-1)
const lastNotice = (client: ImClient) => contentsOf(client.messages(), 'TIMGroupSystemNoticeElem').at(-1)
const profileOf = async (client: ImClient, groupID: string, { userID }: ImClient) =>
  (await client.request('getGroupMemberProfile', { groupID, userIDList: [userID] })).members[0]

describe('getGroupMemberList', () => {
  it('pages through the members in the order of joining, also by role, and is closed to others', async () => {
    const [owner, stranger] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner)
    const joined = Array.from({ length: 40 }, (_, index) => `m${String(index).padStart(2, '0')}`)
    const later = Math.floor(server.context.clock.now() / 1_000) + 5
    for (const userID of joined) await addMember(server.context.db, { groupID, userID, role: 'Member', now: later })
    const first = await owner.request('getGroupMemberList', { groupID })
    expect([first.members.length, first.memberCount, first.members[0]?.role]).toEqual([15, 41, 'Owner'])
    const seen = first.members.map(({ userID }) => userID)
    for (let { next } = first; next !== '';) {
      const page = await owner.request('getGroupMemberList', { groupID, limit: 20, next })
      seen.push(...page.members.map(({ userID }) => userID))
      next = page.next
    }
    expect(seen).toEqual([owner.userID, ...joined])
    const byOffset = await owner.request('getGroupMemberList', { groupID, offset: 40, limit: 100 })
    expect(byOffset.members.map(({ userID }) => userID)).toEqual(['m39'])
    const owners = await owner.request('getGroupMemberList', { groupID, role: 'Owner' })
    expect(owners.members.map(({ userID, nick }) => [userID, nick])).toEqual([[owner.userID, 'fan']])
    expect((await owner.request('getGroupMemberList', { groupID, role: 'Admin' })).members).toEqual([])
    expect((await stranger.request('getGroupMemberList', { groupID })).errorCode).toBe(DENIED)
    expect((await owner.request('getGroupMemberList', { groupID, limit: 101 })).errorCode).toBe(
      ERRORS.PACKAGE_PARSE_FAILED.code,
    )
    expect((await owner.request('getGroupMemberList', { groupID, next: 'broken' })).errorCode).toBe(
      ERRORS.PACKAGE_PARSE_FAILED.code,
    )
  })

  it('says when a member wrote last', async () => {
    const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner, [fan])
    expect((await profileOf(owner, groupID, fan))?.lastSendMsgTime).toBe(0)
    const { time } = await fan.request('sendGroupMessage', { groupID, ...text('hello') })
    expect((await profileOf(owner, groupID, fan))?.lastSendMsgTime).toBe(time)
  })
})

describe('addGroupMember', () => {
  it('returns a result for each user, and tells those who were added', async () => {
    const [owner, fan, added, banned] = [
      await loggedIn(server),
      await loggedIn(server),
      await loggedIn(server),
      await loggedIn(server),
    ]
    const guest = await newGuest(server)
    const groupID = await groupOf(owner, [fan])
    await server.context.db
      .updateTable('chat_group')
      .set({ max_member_count: 3 })
      .where('group_id', '=', groupID)
      .execute()
    const until = Math.floor(server.context.clock.now() / 1_000) + 60
    await server.context.db
      .insertInto('restriction')
      .values({
        user_id: banned.userID,
        subject_type: 'user',
        subject: banned.userID,
        group_id: groupID,
        kind: 'ban',
        until,
        created_at: 1,
      })
      .execute()
    const full = await loggedIn(server)
    const userIDList = [fan, added, banned, full].map(({ userID }) => userID)
    const { memberList } = await owner.request('addGroupMember', {
      groupID,
      userIDList: [...userIDList, 'nobody', guest],
    })
    expect(memberList.map(({ result }) => result)).toEqual([2, 1, 0, 4, 0, 0])
    await added.until(() => lastNotice(added) !== undefined && lastTip(added) !== undefined)
    expect(lastNotice(added)).toMatchObject({ operationType: 7, groupProfile: { groupID } })
    expect(lastTip(added)).toMatchObject({ operationType: 1, userIDList: [added.userID], memberCount: 3 })
  })

  it('leaves out those who have blocked the user, also from a new group', async () => {
    const [owner, wary, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    await wary.request('addToBlocklist', { userIDList: [owner.userID] })
    const groupID = await groupOf(owner)
    const userIDList = [wary.userID, other.userID]
    const { memberList } = await owner.request('addGroupMember', { groupID, userIDList })
    expect(memberList.map(({ result }) => result)).toEqual([0, 1])
    const members = userIDList.map((userID) => ({ userID, role: 'Admin' as const, memberCustomField: [] }))
    const fresh = await owner.request('createGroup', { type: 'Public', name: 'fans', memberList: members })
    expect(fresh).toMatchObject({ errorCode: 0, overLimitUserIDList: [wary.userID] })
    const { members: found } = await owner.request('getGroupMemberList', { groupID: fresh.groupID })
    expect(found.map(({ userID, role }) => [userID, role])).toEqual([
      [owner.userID, 'Owner'],
      [other.userID, 'Admin'],
    ])
  })

  it('waits for a manager where inviting needs permission, and does not invite who is banned', async () => {
    const [owner, fan, wanted] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner, [fan])
    const add = () => fan.request('addGroupMember', { groupID, userIDList: [wanted.userID, owner.userID] })
    expect((await add()).errorCode).toBe(DENIED)
    await owner.request('updateGroupProfile', { groupID, inviteOption: 'NeedPermission' })
    const now = Math.floor(server.context.clock.now() / 1_000)
    const ban = { user_id: wanted.userID, group_id: groupID, kind: 'ban' } as const
    const { db } = server.context
    await db.transaction().execute((trx) => restrict(trx, ban, now + 600, now))
    expect((await add()).memberList.map(({ result }) => result)).toEqual([0, 2])
    await liftRestrictions(db, ban, now)
    expect((await add()).memberList.map(({ result }) => result)).toEqual([3, 2])
    await owner.until(() => lastNotice(owner)?.operationType === 23)
    const [invitation] = (await owner.request('getGroupApplicationList', {})).applicationList
    if (invitation === undefined) throw new Error('There is no invitation.')
    expect(invitation).toMatchObject({ applicationType: 1, applicant: wanted.userID, userID: fan.userID })
    const { messageKey, authentication, applicant: invitee } = invitation
    const handled = await owner.request('handleGroupInvitation', {
      groupID,
      invitee,
      messageKey,
      authentication,
      handleAction: 'Agree',
    })
    expect(handled.errorCode).toBe(0)
    await wanted.until(() => lastNotice(wanted)?.operationType === 7)
    expect((await profileOf(owner, groupID, wanted))?.role).toBe('Member')
  })
})

describe('deleteGroupMember', () => {
  it('removes members with a reason, whom a sync reminds of it', async () => {
    const [owner, fan, away] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner, [fan, away])
    const { cookie } = await away.request('syncUnread', {})
    const userIDList = [fan, away].map(({ userID }) => userID)
    expect(
      (await owner.request('deleteGroupMember', { groupID, userIDList: [...userIDList, 'nobody'], reason: 'rude' }))
        .userIDList,
    ).toEqual(expect.arrayContaining(userIDList))
    await fan.until(() => lastNotice(fan)?.operationType === 4)
    expect(lastNotice(fan)).toMatchObject({ handleMessage: 'rude', operatorID: owner.userID })
    const { eventArray } = await away.request('syncUnread', { cookie, isOnlineSync: 1 })
    expect(eventArray).toContainEqual({ event: 'groupLeft', groupID })
    expect((await fan.request('sendGroupMessage', { groupID, ...text('hello') })).errorCode).toBe(DENIED)
  })

  it('costs one tip for a hundred people', async () => {
    const owner = await loggedIn(server)
    const groupID = await groupOf(owner)
    const userIDList = Array.from({ length: 100 }, (_, index) => `many${index}`)
    for (const userID of userIDList) await addMember(server.context.db, { groupID, userID, role: 'Member', now: 1 })
    await owner.until(() => lastTip(owner) !== undefined)
    const before = owner.pushes('pushMessages').length
    await owner.request('deleteGroupMember', { groupID, userIDList })
    await owner.until(() => lastTip(owner)?.operationType === 3)
    expect(lastTip(owner)).toMatchObject({ memberCount: 1 })
    expect(owner.pushes('pushMessages').length - before).toBe(1)
  })
})

describe('the tips about members', () => {
  it('say by name who was made an admin, muted and removed', async () => {
    const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner, [fan])
    const { userID } = fan
    const set = (fields: object) => owner.request('setGroupMemberInfo', { groupID, userID, ...fields })
    const tipIs = async (operationType: number, name: object) => {
      await owner.until(() => lastTip(owner)?.operationType === operationType)
      expect(lastTip(owner)).toMatchObject({ userIDList: [userID], memberList: [{ userID, nick: 'fan', ...name }] })
    }
    await set({ role: 'Admin' })
    await tipIs(4, { role: 'Admin', nameCard: '' })
    await set({ nameCard: 'Number 7' })
    await tipIs(7, { nameCard: 'Number 7' })
    await set({ role: 'Member' })
    await tipIs(5, { nameCard: 'Number 7' })
    await set({ muteTime: 60 })
    await tipIs(7, { nameCard: 'Number 7', muteTime: expect.any(Number) })
    await owner.request('deleteGroupMember', { groupID, userIDList: [userID] })
    await tipIs(3, { nameCard: '' })
    await owner.request('addGroupMember', { groupID, userIDList: [userID] })
    await tipIs(1, { nameCard: '' })
  })
})

describe('setGroupMemberInfo', () => {
  it('mutes a member until a time, also after leaving and coming back, until the mute is lifted', async () => {
    const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner, [fan], 'ChatRoom')
    const say = async () => (await fan.request('sendGroupMessage', { groupID, ...text('hello') })).errorCode
    expect(await say()).toBe(0)
    const { member } = await owner.request('setGroupMemberInfo', { groupID, userID: fan.userID, muteTime: 3_600 })
    expect(member.muteTime).toBeGreaterThan(server.context.clock.now() / 1_000 + 3_500)
    expect(await say()).toBe(ERRORS.GROUP_MUTE_DENY.code)
    await fan.until(() => lastTip(fan)?.operationType === 7)
    expect(lastTip(fan)).toMatchObject({ memberList: [{ userID: fan.userID, muteTime: member.muteTime }] })
    await fan.request('quitGroup', { groupID })
    await fan.request('joinGroup', { groupID })
    await expect.poll(say).toBe(ERRORS.GROUP_MUTE_DENY.code)
    await owner.request('setGroupMemberInfo', { groupID, userID: fan.userID, muteTime: 0 })
    expect(await say()).toBe(0)
  })

  it('makes and unmakes admins, who get a notice', async () => {
    const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner, [fan])
    const set = (role: 'Admin' | 'Member' | 'Custom' | 'Owner') =>
      owner.request('setGroupMemberInfo', { groupID, userID: fan.userID, role })
    expect((await set('Admin')).member.role).toBe('Admin')
    await fan.until(() => lastTip(fan)?.operationType === 4 && lastNotice(fan)?.operationType === 9)
    expect((await set('Member')).member.role).toBe('Member')
    await fan.until(() => lastTip(fan)?.operationType === 5 && lastNotice(fan)?.operationType === 10)
    for (const role of ['Custom', 'Owner'] as const)
      expect((await set(role)).errorCode).toBe(ERRORS.INVALID_MEMBER_ROLE.code)
  })

  it('sets name cards and custom fields, one’s own too, but not those of a higher role', async () => {
    const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await groupOf(owner, [fan])
    const set = (client: ImClient, { userID }: ImClient, nameCard: string) =>
      client.request('setGroupMemberInfo', {
        groupID,
        userID,
        nameCard,
        memberCustomField: [{ key: 'team', value: 'a' }],
      })
    expect((await set(fan, fan, 'Fan')).member).toMatchObject({
      nameCard: 'Fan',
      memberCustomField: [{ key: 'team', value: 'a' }],
    })
    await owner.until(() => lastTip(owner)?.operationType === 7)
    expect(lastTip(owner)).toMatchObject({ memberList: [{ userID: fan.userID, nameCard: 'Fan' }] })
    expect((await set(owner, fan, 'Boss’ Fan')).errorCode).toBe(0)
    expect((await set(fan, owner, 'x')).errorCode).toBe(DENIED)
    expect((await set(fan, fan, 'x'.repeat(51))).errorCode).toBe(ERRORS.BODY_SIZE_LIMIT.code)
    expect(await profileOf(fan, groupID, fan)).toMatchObject({ nameCard: 'Boss’ Fan' })
  })
})
