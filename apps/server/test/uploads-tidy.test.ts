import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TYPES } from '@org/im-sdk/protocol'
import { storedMessage } from '@org/im-sdk/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { faultyBlobs, filesIn, forever } from './blob-faults'
import { bootServer } from './boot'
import { announce, bytes, bytesOf, MAGIC, png, putSlice, putWhole } from './files'
import { loggedIn, newMember, text, type ImClient } from './im-client'
import type { RunningServer } from '../src/server'
import { putMergedMessages } from '../src/store/im/merged-messages'
import { ensureGroup } from '../src/store/im/groups'
import { deleteStaleUploads } from '../src/services/uploads/tidy'

const DAY_MS = 86_400_000
const SLICE = 1_048_576

const folder = mkdtempSync(join(tmpdir(), 'server-tidy-'))
const blobs = faultyBlobs(folder)
let server: RunningServer
let client: ImClient
let peer: string
beforeAll(async () => {
  server = await bootServer({ blobs: blobs.store })
  peer = await newMember(server)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  blobs.faults.put = () => null
  blobs.faults.delete = () => null
})

const tidyAfter = (days: number) => {
  const { context } = server
  const now = () => context.clock.now() + days * DAY_MS
  return deleteStaleUploads({ ...context, clock: { ...context.clock, now } })
}

const uploaded = async () => {
  client = await loggedIn(server)
  const body = bytes(300, MAGIC.png)
  const addresses = await announce(server, client, png(body))
  expect((await putWhole(addresses.uploadUrl, body)).status).toBe(200)
  expect((await putWhole(`${addresses.uploadUrl}&variant=thumb`, bytes(100, MAGIC.png))).status).toBe(200)
  return { body, ...addresses, path: addresses.downloadUrl.slice(server.url.length) }
}

const send = async (msgType: string, msgContent: object) => {
  const reply = await client.request('sendC2CMessage', {
    ...text('x'),
    toAccount: peer,
    msgBody: [{ msgType, msgContent }] as never,
  })
  expect(reply.errorCode).toBe(0)
}

const image = (url: string) => ({
  uuid: 'u',
  imageFormat: 3,
  imageInfoArray: [1, 2, 3].map((type) => ({ type, url, width: 1, height: 1, size: 1 })),
})

const statusOf = async (url: string) => (await fetch(url)).status

/** Connections that keep a transaction open while they wait for something other than the database. */
const heldTransactions = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'
  `.execute(server.context.db)
  return rows[0]?.count
}

describe('a finished upload', () => {
  it('that was not referenced for thirty days is deleted, with its additional pictures', async () => {
    const { downloadUrl, thumbUrl } = await uploaded()
    await tidyAfter(29)
    expect(await statusOf(downloadUrl)).toBe(200)
    await tidyAfter(31)
    expect([await statusOf(downloadUrl), await statusOf(thumbUrl)]).toEqual([404, 404])
    expect(filesIn(folder)).toEqual([])
    expect(await server.context.db.selectFrom('upload_part').selectAll().execute()).toEqual([])
  })

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['a message', (path) => send(TYPES.MSG_IMAGE, image(`${path}?variant=thumb`))],
    [
      'the data of a custom message',
      (path) =>
        send(TYPES.MSG_CUSTOM, { data: JSON.stringify({ at: path }).replaceAll('/', '\\/'), desc: '', ext: '' }),
    ],
    [
      'the messages of a merger',
      (path) =>
        putMergedMessages(server.context.db, {
          key: 'k',
          owner: client.userID,
          messages: [storedMessage({ msgBody: [{ msgType: TYPES.MSG_IMAGE, msgContent: image(path) }] })],
          now: 1,
        }),
    ],
    [
      'the avatar of a member',
      (avatar) =>
        server.context.db.updateTable('account').set({ avatar }).where('id', '=', Number(client.userID)).execute(),
    ],
    [
      'the avatar of a group',
      (avatar) => ensureGroup(server.context.db, { groupID: 'G', type: 'Public', name: 'G', ownerID: peer, avatar }),
    ],
    [
      'what an app keeps with a topic',
      async (path) => {
        const { db } = server.context
        await ensureGroup(db, { groupID: '@TGS#_C', type: 'Community', name: 'C', ownerID: peer })
        const topic = { topic_id: '@TGS#_C@TOPIC#_T', group_id: '@TGS#_C', name: 'T', created_at: 1 }
        await db
          .insertInto('topic')
          .values({ ...topic, custom_data: JSON.stringify({ cover: path }) })
          .execute()
      },
    ],
  ])('stays for as long as %s names it', async (_name, use) => {
    const { downloadUrl, thumbUrl, body, path } = await uploaded()
    await use(path)
    for (const days of [31, 62, 93]) await tidyAfter(days)
    expect((await bytesOf(await fetch(downloadUrl))).equals(body)).toBe(true)
    expect(await statusOf(thumbUrl)).toBe(200)
    const { db } = server.context
    await db.deleteFrom('message').execute()
    await db.deleteFrom('merged_messages').execute()
    await db.updateTable('account').set({ avatar: '' }).execute()
    await db.updateTable('chat_group').set({ avatar: '' }).execute()
    await db.deleteFrom('topic').execute()
    await tidyAfter(122)
    expect(await statusOf(downloadUrl)).toBe(200)
    await tidyAfter(124)
    expect(await statusOf(downloadUrl)).toBe(404)
    expect(filesIn(folder)).toEqual([])
  })

  it('is unavailable before its bytes are deleted, and a store that fails meanwhile is retried', async () => {
    const { downloadUrl } = await uploaded()
    blobs.faults.delete = () => {
      throw new Error('The store is down.')
    }
    await expect(tidyAfter(31)).rejects.toThrow('down')
    expect(await statusOf(downloadUrl)).toBe(404)
    expect(filesIn(folder)).not.toEqual([])
    blobs.faults.delete = () => null
    await tidyAfter(31)
    expect(filesIn(folder)).toEqual([])
  })
})

describe('a store that hangs', () => {
  it('keeps no transaction open while unfinished uploads are deleted', async () => {
    client = await loggedIn(server)
    const body = bytes(2 * SLICE, MAGIC.png)
    const { uploadUrl } = await announce(server, client, png(body))
    await putSlice(uploadUrl, body, 0, SLICE)
    let isAsked = false
    blobs.faults.delete = () => {
      isAsked = true
      return forever()
    }
    void tidyAfter(2)
    await expect.poll(() => isAsked).toBe(true)
    // The server's own work has transactions too, which end.
    await expect.poll(heldTransactions).toBe(0)
    blobs.faults.delete = () => null
    await tidyAfter(2)
    expect(filesIn(folder)).toEqual([])
  })

  it('keeps none open while an additional picture is uploaded, and an interrupted one is deleted', async () => {
    const { uploadUrl, downloadUrl } = await uploaded()
    let isAsked = false
    blobs.faults.put = () => {
      isAsked = true
      return forever()
    }
    const abort = new AbortController()
    const picture = new Uint8Array(bytes(100, MAGIC.jpeg))
    const put = { method: 'PUT', body: picture, headers: { 'content-type': 'image/jpeg' }, signal: abort.signal }
    fetch(`${uploadUrl}&variant=large`, put).catch(() => undefined)
    await expect.poll(() => isAsked).toBe(true)
    // The server's own work has transactions too, which end.
    await expect.poll(heldTransactions).toBe(0)
    abort.abort()
    const before = filesIn(folder).length
    await tidyAfter(2)
    expect(filesIn(folder).length).toBeLessThan(before)
    expect(await statusOf(downloadUrl)).toBe(200)
  })
})
