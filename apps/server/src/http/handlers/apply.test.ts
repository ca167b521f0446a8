import { getApplication, getTempKeysForMinio, submitApplication } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { apiOf, registerPerson } from '../../../test/people'
import { storedPicture } from '../../../test/stored-picture'
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
