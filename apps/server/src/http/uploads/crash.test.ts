import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { faultyBlobs, filesIn, forever } from '../../../test/blob-faults'
import { bootForTest } from '../../../test/boot'
import { announce, bytes, bytesOf, errorOf, MAGIC, offsetOf, png, putSlice, putWhole } from '../../../test/files'
import { loggedIn, newMember } from '../../../test/im-client'
import { BlobStoreFullError } from '../../ports/blob-store'
import type { RunningServer } from '../../server'
import { deleteStaleUploads } from '../../services/uploads/tidy'
import { UPLOAD_SLOTS } from './upload-slots'

const SLICE = 1_048_576

let folder: string
let blobs: ReturnType<typeof faultyBlobs>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-crash-'))
  blobs = faultyBlobs(folder)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const boot = () => bootForTest({ blobs: blobs.store })

/** Another process on the same database and the same blobs. */
const bootBeside = ({ context: { config } }: RunningServer) =>
  bootForTest({ blobs: faultyBlobs(folder).store, databaseUrl: config.databaseUrl, secrets: config.secrets })

const at = (server: RunningServer, url: string) => url.replace(/^http:\/\/[^/]+/, server.url)

/** A day later. */
const tidyTomorrow = ({ context }: RunningServer) =>
  deleteStaleUploads({ ...context, clock: { ...context.clock, now: () => context.clock.now() + 86_401_000 } })

const begun = async (server: RunningServer, length: number) => {
  const body = bytes(length, MAGIC.png)
  return { body, ...(await announce(server, await loggedIn(server), png(body))) }
}

/** Sends a request that crashes the process before its reply. */
const unanswered = async (response: Promise<Response>) => {
  response.catch(() => undefined)
  await expect.poll(() => filesIn(folder).filter((name) => !/type$|unfinished/.test(name)).length).toBeGreaterThan(0)
}

describe('a process that is killed', () => {
  it('between the bytes of a slice and its row has stored nothing, and its leftovers are deleted', async () => {
    const first = await boot()
    const { body, uploadUrl, downloadUrl } = await begun(first, SLICE + 10)
    blobs.faults.put = forever
    await unanswered(putSlice(uploadUrl, body, 0, SLICE))
    const second = await bootBeside(first)
    const head = await fetch(at(second, uploadUrl), { method: 'HEAD' })
    expect([head.status, offsetOf(head)]).toEqual([202, 0])
    expect((await putSlice(at(second, uploadUrl), body, 0, SLICE)).status).toBe(202)
    expect((await putSlice(at(second, uploadUrl), body, SLICE, body.length)).status).toBe(200)
    expect((await bytesOf(await fetch(at(second, downloadUrl)))).equals(body)).toBe(true)
    await tidyTomorrow(second)
    expect(filesIn(folder)).toHaveLength(2)
    expect((await bytesOf(await fetch(at(second, downloadUrl)))).equals(body)).toBe(true)
  })

  it('between the last slice and the whole file loses nothing: the next request finishes it', async () => {
    const first = await boot()
    const { body, uploadUrl, downloadUrl } = await begun(first, SLICE + 10)
    await putSlice(uploadUrl, body, 0, SLICE)
    const key = new URL(uploadUrl).pathname.replace('/uploads/', '')
    blobs.faults.put = (name) => (name === key ? forever() : null)
    putSlice(uploadUrl, body, SLICE, body.length).catch(() => undefined)
    await expect.poll(() => filesIn(folder).includes(key)).toBe(true)
    const second = await bootBeside(first)
    expect((await fetch(at(second, downloadUrl))).status).toBe(404)
    const again = await putSlice(at(second, uploadUrl), body, SLICE, body.length)
    expect([again.status, offsetOf(again)]).toEqual([200, body.length])
    expect((await bytesOf(await fetch(at(second, downloadUrl)))).equals(body)).toBe(true)
    expect(filesIn(folder)).toHaveLength(2)
  })
})

describe('a request for the progress of an upload', () => {
  it('joins it at most a few times at once for many callers', async () => {
    const server = await boot()
    const { body, uploadUrl } = await begun(server, SLICE + 10)
    await putSlice(uploadUrl, body, 0, SLICE)
    const key = new URL(uploadUrl).pathname.replace('/uploads/', '')
    let joins = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    blobs.faults.put = (name) => {
      if (name !== key) return null
      joins += 1
      return released
    }
    const last = putSlice(uploadUrl, body, SLICE, body.length)
    await expect.poll(() => joins).toBe(1)
    let answered = 0
    const ask = async () => {
      const { status } = await fetch(uploadUrl, { method: 'HEAD' })
      answered += 1
      return status
    }
    const asked = Promise.all(Array.from({ length: 3 * UPLOAD_SLOTS.ofOwner }, ask))
    // The others are on their way to the join, or wait for it.
    await expect.poll(() => [answered, joins]).toEqual([2 * UPLOAD_SLOTS.ofOwner + 1, UPLOAD_SLOTS.ofOwner])
    release()
    expect((await last).status).toBe(200)
    expect((await asked).filter((status) => status === 429)).toHaveLength(2 * UPLOAD_SLOTS.ofOwner + 1)
    expect(await ask()).toBe(200)
    expect(joins).toBe(UPLOAD_SLOTS.ofOwner)
  })
})

describe('two processes', () => {
  it('share the slices of one file', async () => {
    const first = await boot()
    const second = await bootBeside(first)
    const { body, uploadUrl, downloadUrl } = await begun(first, 3 * SLICE + 1)
    for (let start = 0; start < body.length; start += SLICE) {
      const end = Math.min(body.length, start + SLICE)
      const both = await Promise.all([first, second].map((server) => putSlice(at(server, uploadUrl), body, start, end)))
      expect(both.map(offsetOf)).toEqual([end, end])
    }
    for (const server of [first, second])
      expect((await bytesOf(await fetch(at(server, downloadUrl)))).equals(body)).toBe(true)
    expect(filesIn(folder)).toHaveLength(2)
  })
})

describe('a store without room', () => {
  it('has a named error, and keeps earlier data', async () => {
    const server = await boot()
    const { body, uploadUrl } = await begun(server, 2 * SLICE)
    await putSlice(uploadUrl, body, 0, SLICE)
    blobs.faults.put = () => {
      throw new BlobStoreFullError('full')
    }
    const full = await putSlice(uploadUrl, body, SLICE, body.length)
    expect([full.status, await errorOf(full)]).toEqual([507, 'STORAGE_FULL'])
    expect(offsetOf(await fetch(uploadUrl, { method: 'HEAD' }))).toBe(SLICE)
    blobs.faults.put = () => null
    expect((await putSlice(uploadUrl, body, SLICE, body.length)).status).toBe(200)
  })

  it('does not expose another failure', async () => {
    const server = await boot()
    const { body, uploadUrl } = await begun(server, SLICE)
    blobs.faults.put = () => {
      throw new Error('secret path /srv/uploads')
    }
    const failed = await putWhole(uploadUrl, body)
    expect(failed.status).toBe(500)
    expect(await failed.text()).not.toContain('secret')
  })
})

describe('an upload that is never finished', () => {
  it('is deleted after a day with all its bytes, and others are not', async () => {
    const server = await boot()
    const { body, uploadUrl } = await begun(server, 2 * SLICE)
    await putSlice(uploadUrl, body, 0, SLICE)
    await putWhole(`${uploadUrl}&variant=thumb`, bytes(50, MAGIC.png))
    const done = await begun(server, 300)
    await putWhole(done.uploadUrl, done.body)
    await tidyTomorrow(server)
    expect(filesIn(folder)).toHaveLength(2)
    expect((await bytesOf(await fetch(done.downloadUrl))).equals(done.body)).toBe(true)
    const late = await putSlice(uploadUrl, body, SLICE, body.length)
    expect([late.status, await errorOf(late)]).toEqual([403, 'ADDRESS_EXPIRED'])
  })

  it('counts its stored bytes for a day, and its announced size for a while', async () => {
    const server = await bootForTest({ uploadDailyBytes: 1_000 })
    const userID = await newMember(server)
    const client = await loggedIn(server, { userID })
    const ask = () => client.request('getUploadUrl', png(bytes(600)))
    expect((await ask()).errorCode).toBe(0)
    expect((await ask()).errorCode).toBe(2996)
    const announcedAgo = (seconds: number, received: number) =>
      server.context.db
        .updateTable('upload')
        .set({ created_at: Math.floor(server.context.clock.now() / 1_000) - seconds, received })
        .execute()
    await announcedAgo(901, 500)
    expect((await ask()).errorCode).toBe(2996)
    await announcedAgo(86_401, 600)
    expect((await ask()).errorCode).toBe(0)
    await announcedAgo(901, 0)
    expect((await ask()).errorCode).toBe(0)
  })
})
