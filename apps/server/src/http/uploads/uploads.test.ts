import { ERRORS, FILE_TYPE } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { announce, bytes, bytesOf, errorOf, MAGIC, offsetOf, png, putSlice, putWhole } from '../../../test/files'
import { loggedIn, newGuest, newMember } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { changePeople } from '../../commands/change-people'
import type { RunningServer } from '../../server'
import { compose } from '../../services/uploads/compose'
import { changeCloudSetting } from '../../store/im/app-config'
import { operatorAt } from '../../../test/operator-at'

const SLICE = 1_048_576
const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

describe('a file that is uploaded at once', () => {
  it('is returned unchanged, with the type of its bytes', async () => {
    const client = await loggedIn(server)
    const body = bytes(3_000, MAGIC.jpeg)
    const { uploadUrl, downloadUrl } = await announce(server, client, png(body))
    expect((await fetch(downloadUrl)).status).toBe(404)
    const put = await putWhole(uploadUrl, body)
    expect([put.status, offsetOf(put)]).toEqual([200, 3_000])
    const got = await fetch(downloadUrl)
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await bytesOf(got)).equals(body)).toBe(true)
  })

  it('may be larger than a slice, and can be uploaded again', async () => {
    const client = await loggedIn(server)
    const body = bytes(2 * SLICE + 5, MAGIC.png)
    const { uploadUrl, downloadUrl } = await announce(server, client, png(body))
    expect((await putWhole(uploadUrl, body)).status).toBe(200)
    expect((await putWhole(uploadUrl, bytes(body.length))).status).toBe(200)
    expect((await bytesOf(await fetch(downloadUrl))).equals(body)).toBe(true)
  })

  it('must be what was announced: type, size and first bytes', async () => {
    const client = await loggedIn(server)
    const body = bytes(1_000, MAGIC.png)
    const { uploadUrl } = await announce(server, client, png(body))
    for (const [response, status, error] of [
      [await putWhole(uploadUrl, body, 'image/gif'), 415, 'TYPE_WRONG'],
      [await putWhole(uploadUrl, bytes(1_001, MAGIC.png)), 413, 'TOO_LARGE'],
      [await putWhole(uploadUrl, bytes(999, MAGIC.png)), 400, 'CUT_SHORT'],
      [await putWhole(uploadUrl, bytes(1_000)), 415, 'CONTENT_WRONG'],
      // The detected type is stored.
      [await putWhole(uploadUrl, body), 415, 'CONTENT_WRONG'],
    ] as const) {
      expect(response.status).toBe(status)
      expect(await errorOf(response)).toBe(error)
    }
  })
})

describe('a file in slices', () => {
  it('grows slice by slice, reports its progress, and is complete after the last', async () => {
    const client = await loggedIn(server)
    const body = bytes(2 * SLICE + 77, MAGIC.png)
    const { uploadUrl, downloadUrl } = await announce(server, client, png(body))
    const first = await putSlice(uploadUrl, body, 0, SLICE)
    expect([first.status, offsetOf(first)]).toEqual([202, SLICE])
    const head = await fetch(uploadUrl, { method: 'HEAD' })
    expect([head.status, offsetOf(head)]).toEqual([202, SLICE])
    expect((await fetch(downloadUrl)).status).toBe(404)
    await putSlice(uploadUrl, body, SLICE, 2 * SLICE)
    const last = await putSlice(uploadUrl, body, 2 * SLICE, body.length)
    expect([last.status, offsetOf(last)]).toEqual([200, body.length])
    expect((await bytesOf(await fetch(downloadUrl))).equals(body)).toBe(true)
    expect((await fetch(uploadUrl, { method: 'HEAD' })).status).toBe(200)
    expect(await server.context.db.selectFrom('upload_part').selectAll().execute()).toEqual([])
  })

  it('accepts a repeated slice, and says where to continue after a gap', async () => {
    const client = await loggedIn(server)
    const body = bytes(2 * SLICE, MAGIC.png)
    const { uploadUrl } = await announce(server, client, png(body))
    await putSlice(uploadUrl, body, 0, SLICE)
    const again = await putSlice(uploadUrl, body, 0, SLICE)
    expect([again.status, offsetOf(again)]).toEqual([202, SLICE])
    const gap = await putSlice(uploadUrl, body, SLICE + 100_000, 2 * SLICE)
    expect([gap.status, offsetOf(gap)]).toEqual([409, SLICE])
    expect(await gap.json()).toMatchObject({ error: 'GAP', offset: SLICE })
  })

  it('counts a slice once if several clients send it at the same time', async () => {
    const client = await loggedIn(server)
    const body = bytes(2 * SLICE, MAGIC.png)
    const { uploadUrl, downloadUrl } = await announce(server, client, png(body))
    const firsts = await Promise.all(Array.from({ length: 5 }, () => putSlice(uploadUrl, body, 0, SLICE)))
    expect(firsts.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    const lasts = await Promise.all(Array.from({ length: 5 }, () => putSlice(uploadUrl, body, SLICE, 2 * SLICE)))
    expect(lasts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await bytesOf(await fetch(downloadUrl))).equals(body)).toBe(true)
  })

  it('keeps its bytes if a slower call finishes it once more', async () => {
    const client = await loggedIn(server)
    const body = bytes(2 * SLICE, MAGIC.png)
    const { uploadUrl, downloadUrl } = await announce(server, client, png(body))
    await putSlice(uploadUrl, body, 0, SLICE)
    await putSlice(uploadUrl, body, SLICE, 2 * SLICE)
    const uploads = await server.context.db.selectFrom('upload').select('key').execute()
    const key = uploads.find((upload) => downloadUrl.includes(upload.key))?.key ?? ''
    await compose(server.context, key)
    expect((await bytesOf(await fetch(downloadUrl))).equals(body)).toBe(true)
  })

  it.each([
    ['bytes 0-10/99', 400],
    ['bytes 5-4/2097152', 400],
    ['bytes 0-1048575/2097152, 1-2', 400],
    ['0-1048575/2097152', 400],
    ['bytes 0-99/2097152', 400],
    ['bytes 2097152-3145727/2097152', 413],
  ])('is refused when its range is %j', async (range, status) => {
    const client = await loggedIn(server)
    const body = bytes(2 * SLICE, MAGIC.png)
    const { uploadUrl } = await announce(server, client, png(body))
    const response = await putSlice(uploadUrl, body, 0, SLICE, { 'content-range': range })
    expect(response.status).toBe(status)
  })
})

describe('an upload URL', () => {
  it('is valid only for its file, size, type and time', async () => {
    const client = await loggedIn(server)
    const body = bytes(500, MAGIC.png)
    const { uploadUrl } = await announce(server, client, png(body))
    const other = await announce(server, client, png(body))
    const changed = (change: (url: URL) => void) => {
      const url = new URL(uploadUrl)
      change(url)
      return url.href
    }
    for (const url of [
      changed((at) => (at.pathname = new URL(other.uploadUrl).pathname)),
      changed((at) => at.searchParams.set('size', '501')),
      changed((at) => at.searchParams.set('type', 'text/html')),
      changed((at) => at.searchParams.set('expires', '9999999999')),
      changed((at) => at.searchParams.set('signature', 'k1.x')),
      changed((at) => at.searchParams.set('signature', `k2${at.searchParams.get('signature')!.slice(2)}`)),
      changed((at) => at.searchParams.delete('signature')),
      changed((at) => at.searchParams.append('signature', 'x')),
    ]) {
      const response = await putWhole(url, body)
      expect([response.status, await errorOf(response)], url).toEqual([403, 'ADDRESS_WRONG'])
    }
  })

  it('expires, after which the owner may continue with credentials for a day', async () => {
    const client = await loggedIn(server)
    const stranger = await loggedIn(server)
    const body = bytes(SLICE + 9, MAGIC.png)
    const { uploadUrl } = await announce(server, client, png(body))
    const untouched = await announce(server, client, png(body))
    await putSlice(uploadUrl, body, 0, SLICE)
    clock.skip(901_000)
    const late = await putSlice(uploadUrl, body, SLICE, body.length)
    expect([late.status, await errorOf(late)]).toEqual([403, 'ADDRESS_EXPIRED'])

    const bearer = async ({ userID }: typeof client) => {
      const again = await loggedIn(server, { userID })
      return { authorization: `Bearer ${(await again.request('getUploadCredentials', {})).sessionToken}` }
    }
    const mine = await bearer(client)
    const others = await bearer(stranger)
    expect((await putSlice(uploadUrl, body, SLICE, body.length, others)).status).toBe(403)
    expect((await putSlice(untouched.uploadUrl, body, 0, SLICE, mine)).status).toBe(403)
    const forged = { authorization: mine.authorization.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }
    expect((await putSlice(uploadUrl, body, SLICE, body.length, forged)).status).toBe(403)
    expect(offsetOf(await fetch(uploadUrl, { method: 'HEAD', headers: mine }))).toBe(SLICE)
    clock.skip(601_000)
    expect((await putSlice(uploadUrl, body, SLICE, body.length, mine)).status).toBe(403)
    expect((await putSlice(uploadUrl, body, SLICE, body.length, await bearer(client))).status).toBe(200)
  })

  it.each([
    ['guest is banned', newGuest, 'ban-guest', ['7d']],
    ["member's account is closed", newMember, 'close-account', []],
  ] as const)('ends when its %s', async (_what, newOwner, word, time) => {
    const userID = await newOwner(server)
    const body = bytes(SLICE + 9, MAGIC.png)
    const { uploadUrl } = await announce(server, await loggedIn(server, { userID }), png(body))
    expect((await putSlice(uploadUrl, body, 0, SLICE)).status).toBe(202)
    await changePeople(server.context.db, [word, userID, ...time], operatorAt(Math.floor(clock.now() / 1_000)))
    const refused = await putSlice(uploadUrl, body, SLICE, body.length)
    expect([refused.status, await errorOf(refused)]).toEqual([403, 'ADDRESS_EXPIRED'])
    expect((await fetch(uploadUrl, { method: 'HEAD' })).status).toBe(403)
  })
})

describe('what is announced', () => {
  it('is refused by name if it is too large, of an unknown kind, or over the daily limit', async () => {
    const client = await loggedIn(server)
    const MEGABYTE = 1_048_576
    const tooLarge = await client.request('getUploadUrl', png(bytes(1), { fileSize: 20 * MEGABYTE + 1 }))
    expect(tooLarge).toMatchObject({ errorCode: 2253, errorInfo: expect.stringContaining('20 MB') })
    expect((await client.request('getUploadUrl', png(bytes(1), { fileSize: 20 * MEGABYTE }))).errorCode).toBe(0)
    for (const mimeType of ['image/svg+xml', 'text/html', 'image/png, text/html', ''])
      expect((await client.request('getUploadUrl', png(bytes(1), { mimeType }))).errorCode, mimeType).toBe(2252)
    const video = png(bytes(1), { fileType: FILE_TYPE.video, mimeType: 'video/mp4', fileSize: 100 * MEGABYTE })
    for (let count = 0; count < 10; count += 1) expect((await client.request('getUploadUrl', video)).errorCode).toBe(0)
    expect((await client.request('getUploadUrl', video)).errorCode).toBe(2996)
  })

  it('is counted per owner, to the byte, also for concurrent requests', async () => {
    const MEGABYTE = 1_048_576
    const ask = async (of: typeof client, fileSize: number) =>
      (await of.request('getUploadUrl', png(bytes(1), { fileType: FILE_TYPE.file, fileSize }))).errorCode
    const [client, other] = [await loggedIn(server), await loggedIn(server)]
    const codes = await Promise.all(Array.from({ length: 20 }, () => ask(client, 100 * MEGABYTE)))
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
    expect(await ask(client, 24 * MEGABYTE)).toBe(0)
    expect(await ask(client, 1)).toBe(ERRORS.OVER_FREQUENCY_LIMIT.code)
    expect(await ask(other, 100 * MEGABYTE)).toBe(0)
  })

  it('may be as large as the cloud config says, which the operator changes while the server runs', async () => {
    const { db } = server.context
    const limits = { a: 20, f: 100, i: 0.5, v: 100 }
    await changeCloudSetting(db, 'upload_size_limit', limits)
    clock.skip(10_000)
    const client = await loggedIn(server)
    const ask = (fileSize: number) => client.request('getUploadUrl', png(bytes(1), { fileSize }))
    await expect.poll(async () => (await ask(524_289)).errorInfo).toContain('0.5 MB')
    expect((await ask(524_288)).errorCode).toBe(0)
    await changeCloudSetting(db, 'upload_size_limit', undefined)
  })
})
