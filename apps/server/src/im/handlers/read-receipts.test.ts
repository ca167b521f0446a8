import { ERRORS, messageKey } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import { newMessage } from '../../../test/new-message'
import type { RunningServer } from '../../server'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { addMember, ensureGroup } from '../../store/im/groups'
import { appendMessages } from '../../store/im/messages'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const now = () => Math.floor(Date.now() / 1_000)
let made = 0

const store = async (convID: string, { userID }: ImClient, needReadReceipt: boolean) => {
  const message = newMessage(convID, userID, (made += 1), 'goal')
  const [stored] = await appendMessages(
    server.context.db,
    [{ ...message, details: { ...message.details, needReadReceipt } }],
    now(),
  )
  return { sequence: stored!.sequence, key: messageKey({ ...stored!, random: message.random }) }
}

const crew = async (...members: readonly ImClient[]) => {
  const groupID = `receipts${(made += 1)}`
  const { db } = server.context
  await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: members[0]!.userID })
  for (const { userID } of members) await addMember(db, { groupID, userID, role: 'Member', now: 1 })
  return groupID
}

describe('read receipts of a group', () => {
  it('are counted once a member and only for messages that need them, and pushed to the sender', async () => {
    const [alice, bob, carol] = await Promise.all([1, 2, 3].map(() => loggedIn(server)))
    const groupID = await crew(alice!, bob!, carol!)
    const needed = await store(groupKey(groupID), alice!, true)
    const plain = await store(groupKey(groupID), alice!, false)
    const sequenceList = [needed.sequence, plain.sequence]
    for (const reader of [bob!, bob!, alice!])
      expect((await reader.request('sendReadReceipts', { groupID, sequenceList })).errorCode).toBe(0)
    const readReceiptInfo = { readCount: 1, unreadCount: 1, isPeerRead: false, timestamp: 0 }
    expect(await alice!.next('pushMessageChanges')).toMatchObject({
      messageList: [{ sequence: needed.sequence, readReceiptInfo }],
    })
    const { receiptList } = await alice!.request('getReadReceipts', { groupID, sequenceList })
    expect(receiptList).toEqual([{ sequence: needed.sequence, ...readReceiptInfo }])
    expect((await bob!.request('getReadReceipts', { groupID, sequenceList })).receiptList).toEqual([])
    const { messageList } = await alice!.request('roamGroupMessages', { groupID, count: 15 })
    expect(messageList.map((message) => message.readReceiptInfo)).toEqual([readReceiptInfo, undefined])
  })

  it('name the members to the sender alone, page by page', async () => {
    const [alice, bob, carol, dave] = await Promise.all([1, 2, 3, 4].map(() => loggedIn(server)))
    const groupID = await crew(alice!, bob!, carol!, dave!)
    const { sequence } = await store(groupKey(groupID), alice!, true)
    for (const reader of [bob!, carol!]) await reader.request('sendReadReceipts', { groupID, sequenceList: [sequence] })
    const page = (options: object) => alice!.request('getReadReceiptDetail', { groupID, sequence, ...options })
    const [one, two] = [bob!.userID, carol!.userID].toSorted()
    const first = await page({ count: 1 })
    expect(first).toMatchObject({ userIDList: [one], isCompleted: 0, cursor: one })
    expect(await page({ cursor: first.cursor })).toMatchObject({ userIDList: [two], isCompleted: 1, cursor: '' })
    expect(await page({ flag: 1 })).toMatchObject({ userIDList: [dave!.userID], isCompleted: 1 })
    const refused = await bob!.request('getReadReceiptDetail', { groupID, sequence })
    expect(refused.errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
  })

  it('bring the message to a sender who was away and to nobody else, and are refused in large groups', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await crew(alice, bob)
    const { sequence } = await store(groupKey(groupID), alice, true)
    const [{ cookie }, ofReader] = [await alice.request('syncUnread', {}), await bob.request('syncUnread', {})]
    await bob.request('sendReadReceipts', { groupID, sequenceList: [sequence] })
    const { changedMessageList } = await alice.request('syncUnread', { cookie, isOnlineSync: 1 })
    const reader = await bob.request('syncUnread', { cookie: ofReader.cookie, isOnlineSync: 1 })
    expect(reader.changedMessageList).toEqual([])
    expect(changedMessageList).toMatchObject([{ sequence, readReceiptInfo: { readCount: 1, unreadCount: 0 } }])
    const large = await crew(alice, bob)
    const rows = Array.from({ length: 200 }, (_, index) => ({
      group_id: large,
      user_id: `many${index}`,
      role: 'Member' as const,
      joined_at: 1,
    }))
    await server.context.db.insertInto('group_member').values(rows).execute()
    const inLarge = await store(groupKey(large), alice, true)
    const { errorCode } = await bob.request('sendReadReceipts', { groupID: large, sequenceList: [inLarge.sequence] })
    expect(errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    const asked = await alice.request('sendGroupMessage', { groupID: large, ...text('goal'), needReadReceipt: true })
    expect(asked.readReceiptCode).toBe(1)
    const inSmall = await alice.request('sendGroupMessage', { groupID, ...text('goal'), needReadReceipt: true })
    expect(inSmall.readReceiptCode).toBe(0)
    const newest = async (place: string) =>
      (await bob.request('roamGroupMessages', { groupID: place, count: 1 })).messageList[0]
    expect((await newest(large))?.needReadReceipt).toBeUndefined()
    expect((await newest(groupID))?.needReadReceipt).toBe(true)
  })
})

it('a read receipt of a peer says when it was read', async () => {
  const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
  const { sequence } = await store(c2cKey(alice.userID, bob.userID), alice, true)
  await bob.request('sendReadReceipts', { peerAccount: alice.userID, sequenceList: [sequence] })
  const [changed] = (await alice.next('pushMessageChanges')).messageList
  expect(changed).toMatchObject({ sequence, readReceiptInfo: { isPeerRead: true, readCount: 0, unreadCount: 0 } })
  expect(changed?.readReceiptInfo?.timestamp).toBeGreaterThanOrEqual(now() - 600)
})

it('a read receipt that came before a resend is told with it', async () => {
  const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
  const message = { toAccount: bob.userID, ...text('goal'), needReadReceipt: true }
  const { sequence } = await alice.request('sendC2CMessage', message)
  await bob.request('sendReadReceipts', { peerAccount: alice.userID, sequenceList: [sequence] })
  const reloaded = await loggedIn(server, { userID: alice.userID })
  expect((await reloaded.request('sendC2CMessage', message)).sequence).toBe(sequence)
  expect(reloaded.pushes('pushMessageChanges').flatMap(({ messageList }) => messageList)).toMatchObject([
    { sequence, readReceiptInfo: { isPeerRead: true } },
  ])
})
