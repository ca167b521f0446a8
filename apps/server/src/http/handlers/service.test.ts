import { getMessages, getMyFeedback, publish, report } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { commentOf } from '../../../test/comment-of'
import { newMessage } from '../../../test/new-message'
import { newGuest, registerPerson } from '../../../test/people'
import { storedPicture } from '../../../test/stored-picture'
import { changeContent } from '../../commands/change-content'
import type { RunningServer } from '../../server'
import { c2cKey } from '../../store/im/conversation-id'
import { appendMessages } from '../../store/im/messages'
import { noteMember } from '../../store/identity/guests'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const admin = (...words: string[]) => changeContent(server.context.db, words, { name: 'ana', now: 1_795_000_000 })

it('keeps feedback with its pictures, once for a repeated request, and shows it to its sender only', async () => {
  const { api, uid } = await registerPerson(server)
  const other = await registerPerson(server)
  const key = await storedPicture(server.context, String(uid))
  const { id } = await api.call(publish, { text: ' Sound is late ', contact: 'ana@example.com', pictures: [key, key] })
  const { list } = await api.call(getMyFeedback, {})
  expect(list).toMatchObject([{ id, text: 'Sound is late', contact: 'ana@example.com', answer: '', answered_at: 0 }])
  expect(list[0]?.pictures).toEqual([expect.stringContaining(`/uploads/${key}`)])
  expect((await other.api.call(getMyFeedback, {})).list).toEqual([])
  await expect(other.api.call(publish, { text: 'Mine', pictures: [key] })).rejects.toMatchObject({ status: 1 })
})

it('is answered by an operator, of which the sender gets a message and the audit a row', async () => {
  const { api } = await registerPerson(server)
  const { id } = await api.call(publish, { text: 'No sound' })
  expect(await admin('feedback')).toContain('No sound')
  expect(await admin('feedback', 'answer', String(id), 'text=Thanks.\nIt is mended.')).not.toContain('No sound')
  expect((await api.call(getMyFeedback, {})).list).toMatchObject([
    { answer: 'Thanks.\nIt is mended.', answered_at: 1_795_000_000 },
  ])
  expect((await api.call(getMessages, {})).list).toMatchObject([
    { title: '您的反馈有回复', text: 'Thanks.\nIt is mended.', link: '/feedback' },
  ])
  expect(await admin('feedback', 'history', String(id))).toMatch(/ana.*answer/)
  await expect(admin('feedback', 'answer', '999', 'text=x')).rejects.toThrow('There is no feedback 999.')
  await expect(admin('feedback', 'answer', String(id), 'text=')).rejects.toThrow('It is empty.')
})

it('of a guest is that of the member who the guest has become', async () => {
  const { db } = server.context
  const { api, uid } = await registerPerson(server)
  const guest = await newGuest(server)
  await guest.api.call(publish, { text: 'As a guest' })
  await db.transaction().execute((transaction) => noteMember(transaction, guest.userID, uid))
  expect((await api.call(getMyFeedback, {})).list).toMatchObject([{ text: 'As a guest' }])
})

it('keeps the reported messages of a conversation as evidence, and none that the caller cannot read', async () => {
  const { db } = server.context
  const [ana, ben, cai] = [await registerPerson(server), await registerPerson(server), await registerPerson(server)]
  const message = newMessage(c2cKey(String(ana.uid), String(ben.uid)), String(ben.uid), 1, 'rude')
  await appendMessages(db, [message], 1_795_000_000)
  const form = { type: 'message' as const, reason: 'abuse' as const, sequences: [1] }
  const { id } = await ana.api.call(report, { ...form, id: String(ben.uid), text: 'He insults me' })
  const row = await db.selectFrom('user_report').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ user_id: String(ana.uid), subject_id: String(ben.uid), reason: 'abuse' })
  expect(row.evidence).toMatchObject([{ seq: 1, sender: String(ben.uid), body: message.body }])
  await expect(cai.api.call(report, { ...form, id: String(ben.uid) })).rejects.toMatchObject({ status: 7 })
  await expect(ana.api.call(report, { ...form, type: 'comment', id: '999999' })).rejects.toMatchObject({ status: 7 })
  expect(await admin('report')).toContain('He insults me')
  await admin('report', 'close', String(id), 'outcome=Muted for a day')
  expect((await ana.api.call(getMessages, {})).list).toMatchObject([
    { title: '您的举报已处理', text: 'Muted for a day' },
  ])
  await expect(admin('report', 'close', String(id), 'outcome=Again')).rejects.toThrow(`Report ${id} is closed.`)
})

it('keeps the text of a reported comment, also when it is deleted later', async () => {
  const { api, uid } = await registerPerson(server)
  const comment = await commentOf(server, uid)
  const { id } = await api.call(report, { type: 'comment', id: String(comment), reason: 'spam' })
  const { evidence } = await server.context.db
    .selectFrom('user_report')
    .select('evidence')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(evidence).toMatchObject([{ text: 'Gol', account_id: uid }])
})
