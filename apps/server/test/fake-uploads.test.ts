import { FILE_TYPE, type ReplyOf, type RequestOf, type uploadCommands } from '@org/im-sdk/protocol'
import { FakeClock, FakeUploads } from '@org/im-sdk/testing'
import { expect, it } from 'vitest'
import { bootForTest } from './boot'
import { bytes, MAGIC, png } from './files'
import { loggedIn } from './im-client'

type Row = (typeof uploadCommands)['getUploadUrl']

/** An upload server, real or fake. */
interface Store {
  announce(request: RequestOf<Row>): Promise<ReplyOf<Row>>
  fetch(url: string, init?: RequestInit): Promise<Response>
  token(): Promise<string>
}

const realStore = async (): Promise<Store> => {
  const server = await bootForTest()
  const client = await loggedIn(server)
  return {
    announce: async (request) => {
      const { uploadUrl, downloadUrl, requestSnapshotUrl, thumbUrl, largeUrl, expiredTime } = await client.request(
        'getUploadUrl',
        request,
      )
      return { uploadUrl, downloadUrl, requestSnapshotUrl, thumbUrl, largeUrl, expiredTime }
    },
    fetch: (url, init) => fetch(new URL(url, server.url), init),
    token: async () => (await client.request('getUploadCredentials', {})).sessionToken,
  }
}

const fakeStore = (): Store => {
  const fake = new FakeUploads(new FakeClock())
  const session = { userID: 'alice' }
  return {
    announce: async (request) => fake.handlers.getUploadUrl(request, session),
    fetch: (url, init) => fake.fetch(url, init),
    token: async () => fake.handlers.getUploadCredentials({ duration: 600 }, session).sessionToken,
  }
}

const SLICE = 1_048_576

/** The replies of an upload server to all client actions. */
const said = async ({ announce, fetch, token }: Store): Promise<unknown[]> => {
  const log: unknown[] = []
  const note = async (what: string, answer: Promise<Response>) => {
    const response = await answer
    const text = await response.text()
    const { error } = (text.startsWith('{"') ? JSON.parse(text) : {}) as { error?: string }
    log.push([what, response.status, response.headers.get('upload-offset'), error ?? null])
  }
  const body = bytes(SLICE + 9, MAGIC.png)
  const put = (url: string, sent: Buffer, headers: Record<string, string>) =>
    fetch(url, { method: 'PUT', body: new Uint8Array(sent), headers })
  const slice = (url: string, start: number, end: number, size = body.length) =>
    put(url, body.subarray(start, end), { 'content-range': `bytes ${start}-${end - 1}/${size}` })

  const sliced = await announce(png(body))
  await note('nothing yet', fetch(sliced.uploadUrl, { method: 'HEAD' }))
  await note('not whole', fetch(sliced.downloadUrl))
  await note('a gap', slice(sliced.uploadUrl, SLICE, SLICE + 9))
  await note('another size', slice(sliced.uploadUrl, 0, SLICE, SLICE))
  await note(
    'beyond the end',
    put(sliced.uploadUrl, bytes(5), { 'content-range': `bytes ${body.length}-${body.length + 4}/${body.length}` }),
  )
  await note(
    'another length',
    put(sliced.uploadUrl, body.subarray(0, 9), { 'content-range': `bytes 0-9/${body.length}` }),
  )
  await note('a slice', slice(sliced.uploadUrl, 0, SLICE))
  await note('it again', slice(sliced.uploadUrl, 0, SLICE))
  await note('how far', fetch(sliced.uploadUrl, { method: 'HEAD' }))
  await note(
    'with a token',
    fetch(sliced.uploadUrl, { method: 'HEAD', headers: { authorization: `Bearer ${await token()}` } }),
  )
  await note('the last', slice(sliced.uploadUrl, SLICE, body.length))
  await note('whole', fetch(sliced.uploadUrl, { method: 'HEAD' }))
  await note(
    'a picture',
    put(`${sliced.uploadUrl}&variant=thumb`, bytes(9, MAGIC.jpeg), { 'content-type': 'image/jpeg' }),
  )
  await note('a drawing', put(`${sliced.uploadUrl}&variant=thumb`, bytes(9), { 'content-type': 'image/svg+xml' }))
  await note(
    'a cover',
    put(`${sliced.uploadUrl}&variant=cover`, bytes(9, MAGIC.jpeg), { 'content-type': 'image/jpeg' }),
  )
  await note(
    'too large',
    put(`${sliced.uploadUrl}&variant=large`, bytes(SLICE + 1, MAGIC.png), { 'content-type': 'image/png' }),
  )
  await note('not signed', fetch(sliced.downloadUrl, { method: 'PUT', body: 'x' }))

  const whole = await announce(png(body))
  await note('another type', put(whole.uploadUrl, body, { 'content-type': 'image/gif' }))
  await note('too much', put(whole.uploadUrl, bytes(body.length + 1), { 'content-type': 'image/png' }))
  await note('too little', put(whole.uploadUrl, body.subarray(1), { 'content-type': 'image/png' }))
  await note('all', put(whole.uploadUrl, body, { 'content-type': 'image/png' }))

  const video = await announce(png(body, { fileType: FILE_TYPE.video, mimeType: 'video/mp4' }))
  await note('without a key', fetch(video.downloadUrl))
  log.push(
    [sliced, video].map((reply) => Object.entries(reply).map(([name, value]) => [name, typeof value, value === ''])),
  )
  return log
}

it('the fake upload server gives the same replies as the real one', async () => {
  expect(await said(fakeStore())).toEqual(await said(await realStore()))
})
