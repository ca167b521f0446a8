import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { newFan, type Fan } from '../fan'
import { newMember } from '../members'
import type { ServerProcess } from '../server-process'
import { choose, PICTURE, PICTURE_SIZE } from './files'
import { enterChat, openPage, write, type Person } from './person'

/** How many messages the page has stored until they are sent. */
const stored = ({ page }: Fan) =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const name = 'im-sdk-outbox'
    // To open it before the engine does would make it, without its stores.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0
    const database = await settled(indexedDB.open(name))
    try {
      return await settled(database.transaction('messages').objectStore('messages').count())
    } finally {
      database.close()
    }
  })

const sendPicture = async ({ page }: Fan, to: string) => {
  await choose(page, PICTURE)
  await page.evaluate((peer) => {
    const file = document.querySelector('input')?.files?.[0]
    if (file === undefined) throw new Error('No file was chosen.')
    const message = chat.createImageMessage({ to: peer, conversationType: types.CONV_C2C, payload: { file } })
    void refusalOf(chat.sendMessage(message))
  }, to)
}

/** What Bob has received: texts, and pictures by their width. */
const receivedFrom = ({ page }: Person, userID: string) =>
  page.evaluate(
    (from) =>
      received(`C2C${from}`).map(({ payload }) => {
        if ('text' in payload) return payload.text
        return 'imageInfoArray' in payload ? payload.imageInfoArray[0]?.width : null
      }),
    userID,
  )

/** Written without a network, kept over a reload and a restart of the browser. */
export const sendAfterRestart = async (server: ServerProcess, site: string, bob: Person): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-browser-'))
  const member = await newMember(server.url, 'dora2026')
  const loginOf = ({ wire }: Fan) => ({ ...member, endpoint: wire.url.replace(/^http/, 'ws') })
  const writeText = (fan: Fan, text: string) =>
    void write({ ...member, fan, page: fan.page }, bob, text).catch(() => {})

  const before = await newFan(server, { folder })
  await enterChat(before.page, site, loginOf(before))
  before.wire.cut()
  writeText(before, 'one')
  await expect.poll(() => stored(before)).toBe(1)
  await sendPicture(before, bob.userID)
  await expect.poll(() => stored(before)).toBe(2)
  writeText(before, 'two')
  await expect.poll(() => stored(before)).toBe(3)
  await openPage(before.page, site)
  await before.page.evaluate((login) => void refusalOf(startChat(login)), loginOf(before))
  expect(await stored(before)).toBe(3)
  await before.leave()

  const after = await newFan(server, { folder })
  await enterChat(after.page, site, loginOf(after))
  await expect.poll(() => receivedFrom(bob, member.userID)).toEqual(['one', PICTURE_SIZE.width, 'two'])
  await expect.poll(() => stored(after)).toBe(0)
  await enterChat(after.page, site, loginOf(after))
  expect(await write({ ...member, fan: after, page: after.page }, bob, 'three')).toBe('')
  await expect.poll(() => receivedFrom(bob, member.userID)).toEqual(['one', PICTURE_SIZE.width, 'two', 'three'])
  expect([...before.complaints, ...after.complaints]).toEqual([])
  await after.leave()
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}
