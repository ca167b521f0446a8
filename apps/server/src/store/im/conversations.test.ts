import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newMessage } from '../../../test/new-message'
import { c2cKey } from './conversation-id'
import { listConversations, UNREAD_MAX } from './conversations'
import { appendMessages } from './messages'
import { changedConversations } from './sync'

const message = (sender: string, random: number) => newMessage(c2cKey('1', '2'), sender, random)

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
