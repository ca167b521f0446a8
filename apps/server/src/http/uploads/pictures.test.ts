import { FILE_TYPE } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { announce, bytes, bytesOf, errorOf, MAGIC, png, putWhole } from '../../../test/files'
import { loggedIn, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'

const clock = shiftedClock()
let server: RunningServer
let client: ImClient
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const VIDEO = { fileType: FILE_TYPE.video, mimeType: 'video/mp4', fileName: 'goal.mp4' }

const upload = async (body: Buffer, rest: Parameters<typeof png>[1] = {}) => {
  client = await loggedIn(server)
  const announced = png(body, rest)
  const addresses = await announce(server, client, announced)
  expect((await putWhole(addresses.uploadUrl, body, announced.mimeType)).status).toBe(200)
  return addresses
}

describe('a smaller version of an image', () => {
  it('is the original until it is uploaded, and then does not change', async () => {
    const body = bytes(900, MAGIC.png)
    const { uploadUrl, thumbUrl, largeUrl } = await upload(body)
    const before = await fetch(thumbUrl)
    expect(before.headers.get('cache-control')).toBe('private, max-age=60')
    expect((await bytesOf(before)).equals(body)).toBe(true)
    const small = bytes(100, MAGIC.jpeg)
    for (const picture of [small, bytes(101, MAGIC.jpeg)])
      expect((await putWhole(`${uploadUrl}&variant=thumb`, picture, 'image/jpeg')).status).toBe(200)
    const after = await fetch(thumbUrl)
    expect(after.headers.get('content-type')).toBe('image/jpeg')
    expect((await bytesOf(after)).equals(small)).toBe(true)
    expect((await bytesOf(await fetch(largeUrl))).equals(body)).toBe(true)
  })

  it('is one of two concurrent uploads, with the type of its own bytes', async () => {
    const pictures = { 'image/jpeg': bytes(60_000, MAGIC.jpeg), 'image/png': bytes(100, MAGIC.png) }
    for (let round = 0; round < 10; round++) {
      const { uploadUrl, thumbUrl } = await upload(bytes(900, MAGIC.png))
      const puts = Object.entries(pictures).map(([type, body]) => putWhole(`${uploadUrl}&variant=thumb`, body, type))
      for (const { status } of await Promise.all(puts)) expect(status).toBe(200)
      const shown = await fetch(thumbUrl)
      const type = shown.headers.get('content-type') as keyof typeof pictures
      expect((await bytesOf(shown)).equals(pictures[type])).toBe(true)
    }
  })

  it('must be a picture of at most a megabyte, belong to an image, and arrive in time', async () => {
    const { uploadUrl } = await upload(bytes(900, MAGIC.png))
    const put = (url: string, picture: Buffer, type: string) => putWhole(url, picture, type)
    for (const [response, status] of [
      [await put(`${uploadUrl}&variant=thumb`, bytes(100, MAGIC.jpeg), 'image/gif'), 415],
      [await put(`${uploadUrl}&variant=thumb`, Buffer.from('<script>alert(1)</script>'), 'image/png'), 415],
      [await put(`${uploadUrl}&variant=thumb`, bytes(1_048_577, MAGIC.jpeg), 'image/jpeg'), 413],
      [await put(`${uploadUrl}&variant=cover`, bytes(100, MAGIC.jpeg), 'image/jpeg'), 403],
      [await put(`${uploadUrl}&variant=other`, bytes(100, MAGIC.jpeg), 'image/jpeg'), 403],
    ] as const)
      expect(response.status).toBe(status)
    clock.skip(901_000)
    expect((await put(`${uploadUrl}&variant=thumb`, bytes(100, MAGIC.jpeg), 'image/jpeg')).status).toBe(403)
    const again = await loggedIn(server, { userID: client.userID })
    const { sessionToken } = await again.request('getUploadCredentials', {})
    const authorization = `Bearer ${sessionToken}`
    const late = await putWhole(`${uploadUrl}&variant=thumb`, bytes(100, MAGIC.jpeg), 'image/jpeg', { authorization })
    expect([late.status, await errorOf(late)]).toEqual([403, 'ADDRESS_EXPIRED'])
  })
})

describe('the cover of a video', () => {
  it('is uploaded separately and then has its own URL, public like pictures', async () => {
    const { requestSnapshotUrl, downloadUrl } = await upload(bytes(300, MAGIC.mp4), VIDEO)
    const ask = (who: ImClient) => who.request('getVideoCover', { platform: 3, coverName: 'c', requestSnapshotUrl })
    expect((await ask(client)).errorCode).toBe(2400)
    expect((await fetch(`${downloadUrl}?variant=cover`)).status).toBe(404)
    const picture = bytes(200, MAGIC.png)
    expect((await putWhole(requestSnapshotUrl, picture)).status).toBe(200)
    const { snapshotUrl } = await ask(client)
    expect((await bytesOf(await fetch(new URL(snapshotUrl, server.url)))).equals(picture)).toBe(true)
    expect((await ask(await loggedIn(server))).errorCode).toBe(2400)
  })
})
