import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newMember, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const GROUP = 'secret'

/** The codes of all commands that read or change a group. */
const codesFor = async (client: ImClient): Promise<ReadonlySet<number>> => {
  const { userID } = client
  const answers = await Promise.all([
    client.request('roamGroupMessages', { groupID: GROUP, count: 15 }),
    client.request('getMessages', { groupID: GROUP, sequenceList: [1] }),
    client.request('setGroupRead', { groupID: GROUP, messageReadSeq: 1 }),
    client.request('getOnlineMemberCount', { groupID: GROUP }),
    client.request('sendGroupMessage', { groupID: GROUP, ...text('hello') }),
    client.request('longPoll', { groupID: GROUP, key: `k1.9999999999.${userID}`, startSeq: 0, holdTime: 0 }),
  ])
  const { groupInfoList, resultItem } = await client.request('getGroupInfo', { groupIDList: [GROUP] })
  expect(groupInfoList).toEqual([])
  return new Set([...answers.map(({ errorCode }) => errorCode), ...resultItem.map(({ resultCode }) => resultCode)])
}

describe('a private group', () => {
  it('refuses users who were never members, have left, or try to add themselves', async () => {
    const { db } = server.context
    const [owner, member, stranger] = [await newMember(server), await loggedIn(server), await loggedIn(server)]
    await ensureGroup(db, { groupID: GROUP, type: 'Private', name: 'secret', ownerID: owner })
    await addMember(db, { groupID: GROUP, userID: member.userID, role: 'Member', now: 1 })
    expect((await member.request('sendGroupMessage', { groupID: GROUP, ...text('among us') })).errorCode).toBe(0)

    const denied = new Set([ERRORS.GROUP_PERMISSION_DENY.code])
    expect(await codesFor(stranger)).toEqual(denied)
    expect((await stranger.request('joinGroup', { groupID: GROUP })).errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)

    expect((await member.request('quitGroup', { groupID: GROUP })).errorCode).toBe(0)
    expect(await codesFor(member)).toEqual(denied)
  })
})

describe('data of one user', () => {
  it('is not returned to others: conversations, cookies, groups, reports and marks', async () => {
    const [alice, bob, eve] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    await alice.request('sendC2CMessage', { toAccount: bob.userID, ...text('between us') })
    const { cookie } = await alice.request('syncUnread', {})
    expect((await eve.request('syncUnread', { cookie })).errorCode).toBe(ERRORS.SYNC_COOKIE_INVALID.code)
    expect((await eve.request('getJoinedGroupList', { memberAccount: bob.userID })).errorCode).toBe(
      ERRORS.GROUP_PERMISSION_DENY.code,
    )
    expect(
      (await eve.request('roamC2CMessages', { peerAccount: bob.userID, count: 15 }, { identifier: alice.userID }))
        .errorCode,
    ).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    await eve.request('setC2CRead', { peerAccount: alice.userID, messageReadSeq: 1 })
    await eve.request('ackPush', { sessionDataList: ['1', '2', '3'] })
    const { conversations } = await bob.request('getConversationList', {})
    expect(conversations).toMatchObject([{ toAccount: alice.userID, unreadCount: 1, messageReadSeq: 0 }])
    expect((await eve.request('roamC2CMessages', { peerAccount: bob.userID, count: 15 })).messageList).toEqual([])
  })
})
