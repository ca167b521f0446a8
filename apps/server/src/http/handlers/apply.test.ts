import { getApplication, getMessages, getTempKeysForMinio, submitApplication } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { apiOf, registerPerson } from '../../../test/people'
import { storedPicture } from '../../../test/stored-picture'
import { changeContent } from '../../commands/change-content'
import { dropUnused } from '../../store/uploads/upload-drops'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const FORM = { type: 'anchor', real_name: ' Ana ', contact: 'ana@example.com', statement: 'Football at night' } as const

/** The smallest PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it('takes an application with an uploaded picture, and says that it is open', async () => {
  const { api, uid } = await registerPerson(server)
  expect(await api.call(getApplication, { type: 'anchor' })).toMatchObject({ state: 'none', submitted_at: 0 })
  const { put_url, key, url } = await api.call(getTempKeysForMinio, { key: 'Card.PNG', size: PNG.length })
  const address = new URL(put_url, server.url)
  const put = await fetch(address, { method: 'PUT', body: PNG, headers: { 'content-type': 'image/png' } })
  expect(put.status).toBe(200)
  expect((await fetch(new URL(url, server.url))).headers.get('content-type')).toBe('image/png')
  expect(await api.call(submitApplication, { ...FORM, pictures: [key, key] })).toMatchObject({ state: 'pending' })
  expect(await api.call(getApplication, { type: 'anchor' })).toMatchObject({ state: 'pending' })
  expect(await api.call(getApplication, { type: 'master' })).toMatchObject({ state: 'none' })
  const { db } = server.context
  const row = await db.selectFrom('application').selectAll().where('account_id', '=', uid).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ real_name: 'Ana', pictures: [key] })
  // A picture of an application is in use.
  await dropUnused(db, { before: 4_000_000_000, now: 4_000_000_001 }, 100)
  expect(await db.selectFrom('upload').select('key').where('key', '=', key).execute()).toHaveLength(1)
})

it('keeps one application of a kind open, also when two tabs send one at once', async () => {
  const { api, uid, token } = await registerPerson(server)
  const tabs = [apiOf(server, { uid, token }), apiOf(server, { uid, token })]
  const sent = await Promise.allSettled(tabs.map((tab) => tab.call(submitApplication, FORM)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(api.call(submitApplication, FORM)).rejects.toMatchObject({ status: 8 })
  expect(await api.call(submitApplication, { ...FORM, type: 'master' })).toMatchObject({ state: 'pending' })
})

it('does not take the pictures of others, files that are no pictures, or one from a member with the role', async () => {
  const { api, uid } = await registerPerson(server)
  const foreign = await storedPicture(server.context, '1')
  await expect(api.call(submitApplication, { ...FORM, pictures: [foreign] })).rejects.toMatchObject({ status: 1 })
  await expect(api.call(getTempKeysForMinio, { key: 'card.exe', size: 10 })).rejects.toMatchObject({ status: 1 })
  await server.context.db.updateTable('account').set({ is_master: true }).where('id', '=', uid).execute()
  expect(await api.call(getApplication, { type: 'master' })).toMatchObject({ state: 'approved' })
  await expect(api.call(submitApplication, { ...FORM, type: 'master' })).rejects.toMatchObject({ status: 8 })
})

it('is decided once by an operator, who grants the role with a message to the member', async () => {
  const { db } = server.context
  const admin = (...words: string[]) => changeContent(db, words, { name: 'ana', now: 1_795_000_000 })
  const { api, uid } = await registerPerson(server)
  const idOf = async () =>
    String(
      (
        await db
          .selectFrom('application')
          .select('id')
          .where('account_id', '=', uid)
          .where('state', '=', 'pending')
          .executeTakeFirstOrThrow()
      ).id,
    )
  await api.call(submitApplication, FORM)
  await admin('application', 'reject', await idOf(), 'reason=The picture is too dark')
  expect(await api.call(getApplication, { type: 'anchor' })).toMatchObject({
    state: 'rejected',
    reason: 'The picture is too dark',
    decided_at: 1_795_000_000,
  })
  await api.call(submitApplication, FORM)
  const id = await idOf()
  expect(await admin('application')).toContain('ana@example.com')
  await admin('application', 'approve', id)
  await expect(admin('application', 'reject', id, 'reason=No')).rejects.toThrow(`Application ${id} is not open.`)
  expect(await api.call(getApplication, { type: 'anchor' })).toMatchObject({ state: 'approved', reason: '' })
  expect(await db.selectFrom('account').select('is_anchor').where('id', '=', uid).execute()).toEqual([{ is_anchor: 1 }])
  expect((await api.call(getMessages, { kind: 'anchor' })).list.map(({ title }) => title)).toEqual([
    '主播申请已通过',
    '主播申请未通过',
  ])
  expect(await admin('application', 'history', id)).toMatch(/ana.*approve/)
})
