import { Agent, request } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { announce, bytes, MAGIC, offsetOf, png, putSlice, putWhole } from '../../../test/files'
import { loggedIn } from '../../../test/im-client'
import { startS3 } from '../../../test/s3'

const SLICE = 1_048_576

describe('a refused slice', () => {
  it('leaves its connection usable for the next one', async () => {
    const server = await bootForTest()
    const body = bytes(2 * SLICE, MAGIC.png)
    const client = await loggedIn(server)
    const { uploadUrl } = await announce(server, client, png(body))
    const wrong = await announce(server, client, png(body))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const put = (url: string, start: number, sent = body): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = {
          'content-range': `bytes ${start}-${start + SLICE - 1}/${body.length}`,
          'content-length': SLICE,
        }
        const call = request(url, { method: 'PUT', agent, headers }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0))
        })
        call.on('error', reject).end(sent.subarray(start, start + SLICE))
      })
    expect(await put(uploadUrl, SLICE)).toBe(409)
    expect(await put(wrong.uploadUrl, 0, bytes(SLICE))).toBe(415)
    expect(await put(uploadUrl.replace('signature=', 'signature=x'), 0)).toBe(403)
    expect(await put(uploadUrl, 0)).toBe(202)
    expect(await put(uploadUrl, 0)).toBe(202)
    expect(await put(uploadUrl, SLICE)).toBe(200)
    expect(Object.values(agent.freeSockets)).toHaveLength(1)
  })
})

describe('pages of other origins', () => {
  it('may upload and read the progress if configured', async () => {
    const server = await bootForTest({ corsOrigins: ['https://app.test'] })
    const body = bytes(100, MAGIC.png)
    const { uploadUrl, downloadUrl } = await announce(server, await loggedIn(server), png(body))
    const preflight = await fetch(uploadUrl, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.test',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-range,content-type',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.test')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-range')
    const put = await putWhole(uploadUrl, body, 'image/png', { origin: 'https://app.test' })
    expect(put.headers.get('access-control-expose-headers')).toContain('upload-offset')
    const got = await fetch(downloadUrl, { headers: { origin: 'https://app.test' } })
    expect(got.headers.get('access-control-allow-origin')).toBe('https://app.test')
    expect(got.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const stranger = await fetch(downloadUrl, { headers: { origin: 'https://other.test' } })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('may not, if none are configured', async () => {
    const server = await bootForTest()
    const { uploadUrl } = await announce(server, await loggedIn(server), png(bytes(100, MAGIC.png)))
    const preflight = await fetch(uploadUrl, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.test', 'access-control-request-method': 'PUT' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a server whose uploads lie in a bucket', () => {
  it('accepts slices and serves ranges as with a folder', async () => {
    const s3 = await startS3()
    onTestFinished(() => s3.stop())
    const server = await bootForTest({ s3: s3.settings, publicUrl: 'https://chat.test' })
    const client = await loggedIn(server)
    const body = bytes(7 * SLICE + 3, MAGIC.png)
    const { uploadUrl, downloadUrl } = await announce(server, client, png(body))
    expect(uploadUrl).toMatch(/^https:\/\/chat\.test\/uploads\//)
    const here = (url: string) => url.replace('https://chat.test', server.url)
    for (let start = 0; start < body.length; start += SLICE)
      expect(offsetOf(await putSlice(here(uploadUrl), body, start, Math.min(body.length, start + SLICE)))).toBe(
        Math.min(body.length, start + SLICE),
      )
    const whole = await fetch(here(downloadUrl))
    expect(Buffer.from(await whole.arrayBuffer()).equals(body)).toBe(true)
    const part = await fetch(here(downloadUrl), { headers: { range: `bytes=${5 * SLICE - 1}-${5 * SLICE}` } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(body.subarray(5 * SLICE - 1, 5 * SLICE + 1))
    expect((await client.request('getUploadCredentials', {})).bucketName).toBe('uploads')
  })
})
