import { ERRORS } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import { GROUP_RIGHTS, waitsForLock } from '../../../test/waits-for-lock'
import type { RunningServer } from '../../server'
import { restrict } from '../../services/moderation/restrict'
import { lockGroup } from '../../store/im/group-changes'
import { changeMember, removeMembers } from '../../store/im/group-members'
import type { Database } from '../../store/schema'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

type Loss = (trx: Transaction<Database>, member: { groupID: string; userID: string; now: number }) => Promise<unknown>

const losses: Readonly<Record<string, Loss>> = {
  removed: (trx, { groupID, userID, now }) => removeMembers(trx, { groupID, userIDs: [userID], now }),
  banned: (trx, { groupID, userID, now }) =>
    restrict(trx, { group_id: groupID, user_id: userID, kind: 'ban' }, now + 600, now),
  muted: (trx, { groupID, userID, now }) =>
    restrict(trx, { group_id: groupID, user_id: userID, kind: 'mute' }, now + 600, now),
  'no longer an admin': (trx, member) => changeMember(trx, member, { role: 'Member' }),
}

/** What the member's request gets if it loses a right while the request waits for the database. */
const inTheMiddle = async <Reply>(how: string, member: { groupID: string; userID: string }, request: () => Reply) => {
  const { db, clock } = server.context
  const now = Math.floor(clock.now() / 1_000)
  let reply: Reply | undefined
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, member.groupID, 'takes')
    reply = request()
    await waitsForLock(db, GROUP_RIGHTS)
    await losses[how]?.(trx, { ...member, now })
  })
  return reply as Reply
}

const world = async () => {
  const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
  const memberList = [{ userID: fan.userID, role: 'Member' as const, memberCustomField: [] }]
  const { groupID } = await owner.request('createGroup', { type: 'Public', name: 'club', memberList })
  const community = { type: 'Community', name: 'fans', isSupportTopic: 1, memberList } as const
  const { groupID: communityID } = await owner.request('createGroup', community)
  const { topicID } = await owner.request('createTopic', { groupID: communityID, topicName: 'news' })
  await owner.request('setGroupMemberInfo', { groupID: communityID, userID: fan.userID, role: 'Admin' })
  return { owner, fan, groupID, communityID, topicID }
}

interface Managed {
  readonly fan: ImClient
  readonly groupID: string
  readonly topicID: string
  readonly other: string
  readonly stranger: string
}

const said = async (client: ImClient, place: { groupID: string; topicID?: string }) =>
  (await client.request('roamGroupMessages', { ...place, count: 20 })).messageList.filter(
    ({ msgBody }) => msgBody[0]?.msgType === 'TIMTextElem',
  )

describe('a right that is lost while a request waits', () => {
  it.each(['removed', 'banned', 'muted'])(
    'refuses the message of a member who is %s, in groups and topics',
    async (how) => {
      const { owner, fan, groupID, communityID, topicID } = await world()
      for (const place of [{ groupID }, { groupID: communityID, topicID }]) {
        const send = () => fan.request('sendGroupMessage', { ...place, ...text('late') })
        expect(await inTheMiddle(how, { groupID: place.groupID, userID: fan.userID }, send)).toMatchObject({
          errorName: how === 'muted' ? 'GROUP_MUTE_DENY' : 'GROUP_PERMISSION_DENY',
        })
        expect(await said(owner, place)).toEqual([])
      }
    },
  )

  it('refuses attributes of a member who is removed, and counters that only admins set', async () => {
    const { owner, fan, groupID, communityID } = await world()
    const attributes = { mainSequence: 0, groupAttributeList: [{ key: 'a', value: 'mine', sequence: 0 }] }
    const write = () => fan.request('setGroupAttributes', { groupID, ...attributes })
    const { userID } = fan
    const refused = { errorName: 'GROUP_PERMISSION_DENY' }
    expect(await inTheMiddle('removed', { groupID, userID }, write)).toMatchObject(refused)
    expect(await owner.request('getGroupAttributes', { groupID })).toMatchObject({ groupAttributeList: [] })
    const counterList = [{ key: 'likes', value: 1_000 }]
    const set = () => fan.request('updateGroupCounters', { groupID: communityID, mode: 'Set', counterList })
    expect(await inTheMiddle('no longer an admin', { groupID: communityID, userID }, set)).toMatchObject(refused)
    expect(await owner.request('getGroupCounters', { groupID: communityID })).toMatchObject({ counterList: [] })
  })

  const ofManagers: Readonly<Record<string, (at: Managed) => Promise<{ errorCode: number }>>> = {
    deleteGroupMember: ({ fan, groupID, other }) => fan.request('deleteGroupMember', { groupID, userIDList: [other] }),
    setGroupMemberInfo: ({ fan, groupID, other }) =>
      fan.request('setGroupMemberInfo', { groupID, userID: other, muteTime: 60 }),
    addGroupMember: ({ fan, groupID, stranger }) => fan.request('addGroupMember', { groupID, userIDList: [stranger] }),
    updateGroupProfile: ({ fan, groupID }) => fan.request('updateGroupProfile', { groupID, name: 'mine' }),
    banRoomMembers: ({ fan, groupID, other }) =>
      fan.request('banRoomMembers', { groupID, userIDList: [other], duration: 60 }),
    markRoomMembers: ({ fan, groupID, other }) =>
      fan.request('markRoomMembers', { groupID, userIDList: [other], markType: 1_000, operationType: 1 }),
    createTopic: ({ fan, groupID }) => fan.request('createTopic', { groupID, topicName: 'mine' }),
    updateTopic: ({ fan, groupID, topicID }) => fan.request('updateTopic', { groupID, topicID, topicName: 'mine' }),
    deleteTopics: ({ fan, groupID, topicID }) => fan.request('deleteTopics', { groupID, topicIDList: [topicID] }),
    clearGroupAttributes: ({ fan, groupID }) => fan.request('clearGroupAttributes', { groupID, mainSequence: 1 }),
    modifyGroupMessage: ({ fan, groupID, topicID }) =>
      fan.request('modifyGroupMessage', { groupID, topicID, sequence: 1, version: 0, elements: text('mine').msgBody }),
    revokeGroupMessages: async ({ fan, topicID }) => {
      const reply = await fan.request('revokeGroupMessages', { groupID: topicID, msgSeqList: [1] })
      return { errorCode: reply.errorCode || (reply.recallRetList[0]?.retCode ?? 0) }
    },
  }

  // The other losses end the same right: two requests show it for all.
  it.each([
    ...Object.keys(ofManagers).map((name) => [name, 'no longer an admin']),
    ...['updateGroupProfile', 'revokeGroupMessages'].flatMap((name) => ['removed', 'banned'].map((how) => [name, how])),
  ])('refuses %s of an admin who is %s, and nothing changes', async (name = '', how = '') => {
    const { owner, fan, communityID: groupID, topicID } = await world()
    const [other, stranger] = [await loggedIn(server), await loggedIn(server)]
    await owner.request('addGroupMember', { groupID, userIDList: [other.userID] })
    await owner.request('updateGroupProfile', { groupID, inviteOption: 'DisableInvite' })
    const groupAttributeList = [{ key: 'a', value: '1', sequence: 0 }]
    await owner.request('setGroupAttributes', { groupID, mainSequence: 0, groupAttributeList })
    await other.request('sendGroupMessage', { groupID, topicID, ...text('said') })
    const seen = async () => ({
      groups: (await owner.request('getGroupInfo', { groupIDList: [groupID] })).groupInfoList.map((info) => info.name),
      members: (await owner.request('getGroupMemberList', { groupID })).members
        .filter(({ userID }) => userID !== fan.userID)
        .map(({ userID, muteTime, markList }) => [userID, muteTime, markList]),
      topics: (await owner.request('getTopicList', { groupID })).topicInfoList.map(({ topicName }) => topicName),
      attributes: (await owner.request('getGroupAttributes', { groupID })).groupAttributeList,
      said: (await owner.request('roamGroupMessages', { groupID, topicID, count: 20 })).messageList,
    })
    const before = await seen()
    const act = () => ofManagers[name]?.({ fan, groupID, topicID, other: other.userID, stranger: stranger.userID })
    const reply = await inTheMiddle(how, { groupID, userID: fan.userID }, act)
    expect(reply?.errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    expect(await seen()).toEqual(before)
  })

  it.each(['removed', 'banned', 'muted'])('refuses the change of an own message of a member who is %s', async (how) => {
    const { owner, fan, groupID } = await world()
    await fan.request('sendGroupMessage', { groupID, ...text('said') })
    const before = await said(owner, { groupID })
    const changed = { groupID, sequence: before[0]?.sequence ?? 0, version: 0, elements: text('late').msgBody }
    const modify = () => fan.request('modifyGroupMessage', changed)
    expect(await inTheMiddle(how, { groupID, userID: fan.userID }, modify)).toMatchObject({
      errorName: how === 'muted' ? 'GROUP_MUTE_DENY' : 'GROUP_PERMISSION_DENY',
    })
    expect(await said(owner, { groupID })).toEqual(before)
  })

  it('does not refuse what was stored before', async () => {
    const { fan, groupID } = await world()
    const message = { groupID, ...text('said'), random: 77 }
    const { sequence } = await fan.request('sendGroupMessage', message)
    const again = () => fan.request('sendGroupMessage', message)
    expect(await inTheMiddle('removed', { groupID, userID: fan.userID }, again)).toMatchObject({
      errorCode: 0,
      sequence,
    })
  })
})
