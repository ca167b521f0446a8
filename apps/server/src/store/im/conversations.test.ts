import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newMessage } from '../../../test/new-message'
import { c2cKey, groupKey } from './conversation-id'
import { addMember, ensureGroup } from './groups'
import { listConversations, UNREAD_MAX } from './conversations'
import { hideMessages } from './hidden-messages'
import { appendMessages } from './messages'
import { changedConversations, leftGroups } from './sync'

const convID = c2cKey('1', '2')
const message = (sender: string, random: number) => newMessage(convID, sender, random)

it('unread messages are counted only among the newest messages of all senders', async () => {
  const { db } = (await bootForTest()).context
  const unread = async () => {
    const [listed] = await listConversations(db, '1', null, 1)
    const [changed] = await changedConversations(db, '1', { since: '0', after: '', count: 1 })
    return [listed?.unreadCount, changed?.unreadCount]
  }
  await appendMessages(db, [message('2', 0), message('1', 1)], 1)
  await sql`
    INSERT INTO message SELECT conv_id, n, sender, n, client_seq, time, body, details
    FROM message, generate_series(3, ${UNREAD_MAX}) AS n WHERE seq = 2
  `.execute(db)
  await sql`UPDATE conversation SET seq = ${UNREAD_MAX}`.execute(db)
  expect(await unread()).toEqual([1, 1])
  await appendMessages(db, [message('1', UNREAD_MAX + 1)], 1)
  expect(await unread()).toEqual([0, 0])
})

it('unread messages before the newest are not subtracted when the reader has deleted or does not get them', async () => {
  const { db } = (await bootForTest()).context
  await appendMessages(db, [message('2', 1), { ...message('2', 2), receivers: ['3'] }, message('1', 3)], 1)
  await db.transaction().execute((trx) => hideMessages(trx, '1', convID, [{ sequence: 1 }]))
  await sql`
    INSERT INTO message SELECT conv_id, n, sender, n, client_seq, time, body, details
    FROM message, generate_series(4, ${UNREAD_MAX + 2}) AS n WHERE seq = 3
  `.execute(db)
  await sql`UPDATE conversation SET seq = ${UNREAD_MAX + 2}`.execute(db)
  expect((await listConversations(db, '1', null, 1))[0]?.unreadCount).toBe(0)
  await appendMessages(db, [message('2', UNREAD_MAX + 3)], 1)
  expect((await listConversations(db, '1', null, 1))[0]?.unreadCount).toBe(1)
})

it('a dismissed group is neither listed nor changed but left, also before its memberships end', async () => {
  const { db } = (await bootForTest()).context
  const groupID = 'club'
  await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: '1', createdAt: 5 })
  await addMember(db, { groupID, userID: '2', role: 'Member', now: 6 })
  await appendMessages(db, [newMessage(groupKey(groupID), '1', 1), message('1', 2)], 7)
  const seen = async () => [
    (await listConversations(db, '2', null, 5)).map((listed) => listed.convID),
    (await changedConversations(db, '2', { since: '0', after: '', count: 5 })).map((changed) => changed.convID),
    await leftGroups(db, '2', '0'),
  ]
  expect(await seen()).toEqual([expect.arrayContaining([convID, groupKey(groupID)]), expect.any(Array), []])
  await db.updateTable('chat_group').set({ dismissed_at: 8 }).where('group_id', '=', groupID).execute()
  expect(await seen()).toEqual([[convID], [convID], [groupID]])
})
