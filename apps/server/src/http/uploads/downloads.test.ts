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

type Announced = Parameters<typeof png>[1]

const upload = async (body: Buffer, rest: Announced = {}) => {
  client = await loggedIn(server)
  const announced = png(body, rest)
  const addresses = await announce(server, client, announced)
  const put = await putWhole(addresses.uploadUrl, body, announced.mimeType || 'application/octet-stream')
  expect(put.status).toBe(200)
  return addresses
}

const VIDEO = { fileType: FILE_TYPE.video, mimeType: 'video/mp4', fileName: 'goal.mp4' }

const withKey = async (url: string) => {
  const { data } = await client.request('getDownloadAuthKey', {})
  return `${url}?authkey=${data.authKey}`
}

const SCRIPT = '<script>alert(document.domain)</script>'

describe('what is served', () => {
  it.each([
    ['x.html', 'text/html', `<!doctype html>${SCRIPT}`],
    ['x.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
    ['x.js', 'text/javascript', 'alert(1)'],
    ['x.xml', 'application/xml', `<?xml version="1.0"?>${SCRIPT}`],
    ['x.pdf', 'application/pdf', '%PDF-1.7'],
    ['x', '', SCRIPT],
    ['image.png', 'image/png', SCRIPT],
  ])('as a file %s of type %j is an attachment of bytes', async (fileName, mimeType, content) => {
    const body = Buffer.from(content)
    const { downloadUrl } = await upload(body, { fileType: FILE_TYPE.file, fileName, mimeType })
    const got = await fetch(await withKey(downloadUrl))
    expect(got.headers.get('content-type')).toBe('application/octet-stream')
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect((await bytesOf(got)).equals(body)).toBe(true)
  })

  it.each([
    ['a script', SCRIPT],
    ['a drawing that can run', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
    ['a drawing behind a comment', `<!-- \x89PNG --><svg/>`],
    ['a shell script', '#!/bin/sh'],
    ['letters that begin as a bitmap does', `BM${SCRIPT}`],
    ['nearly a picture', '\x89PNG\r\n'],
  ])('as an image is never %s', async (_what, content) => {
    const body = Buffer.from(content, 'latin1')
    const someone = await loggedIn(server)
    for (const [fileType, mimeType] of [
      [FILE_TYPE.image, 'image/png'],
      [FILE_TYPE.image, 'image/bmp'],
      [FILE_TYPE.video, 'video/mp4'],
      [FILE_TYPE.audio, 'audio/mpeg'],
    ] as const) {
      const { uploadUrl, downloadUrl } = await announce(server, someone, png(body, { fileType, mimeType }))
      const put = await putWhole(uploadUrl, body, mimeType)
      expect([put.status, await errorOf(put)]).toEqual([415, 'CONTENT_WRONG'])
      const { data } = await someone.request('getDownloadAuthKey', {})
      expect((await fetch(`${downloadUrl}?authkey=${data.authKey}`)).status).toBe(404)
    }
  })

  it('is always a picture, also if its bytes look like HTML', async () => {
    const { downloadUrl } = await upload(Buffer.concat([MAGIC.png, Buffer.from(`<html>${SCRIPT}`)]), {
      fileName: 'x.html',
    })
    const { headers } = await fetch(downloadUrl)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(new URL(downloadUrl).pathname).toMatch(/\.png$/)
  })

  it.each([
    ['赛程 2026.pdf', `filename="__ 2026.pdf"; filename*=UTF-8''%E8%B5%9B%E7%A8%8B%202026.pdf`],
    ['../../etc/passwd', `filename="passwd"; filename*=UTF-8''passwd`],
    [
      'a"; filename=b.html\r\nx: y',
      `filename="a__ filename_b.htmlx_ y"; filename*=UTF-8''a%22%3B%20filename%3Db.htmlx%3A%20y`,
    ],
    ['gnp.\u202Eexe', `filename="gnp.exe"; filename*=UTF-8''gnp.exe`],
    ["it's (1)*.txt", `filename="it_s (1)_.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
    ['a\0\x1Bb.txt', `filename="ab.txt"; filename*=UTF-8''ab.txt`],
    ['\u200B', `filename="file"; filename*=UTF-8''file`],
  ])('keeps the name %j, as far as it is one', async (fileName, disposition) => {
    const { downloadUrl } = await upload(Buffer.from('x'), { fileType: FILE_TYPE.file, fileName, mimeType: '' })
    const got = await fetch(await withKey(downloadUrl))
    expect(got.headers.get('content-disposition')).toBe(`attachment; ${disposition}`)
  })
})

describe('an address of audio, a file or a video', () => {
  it('needs its own key, which is valid for some hours', async () => {
    const body = bytes(2_000, MAGIC.mp4)
    const { downloadUrl, uploadUrl } = await upload(body, VIDEO)
    const { data } = await client.request('getDownloadAuthKey', {})
    const left = data.expireTime - clock.now() / 1_000
    expect([left > 7_200, left <= 10_800]).toEqual([true, true])
    expect((await client.request('getDownloadAuthKey', {})).data).toEqual(data)
    const signature = new URL(uploadUrl).searchParams.get('signature')
    const later = data.authKey.replace(String(data.expireTime), String(data.expireTime + 9))
    for (const authkey of ['', 'x', signature, later, `${data.authKey}x`, `${data.authKey}.x`]) {
      const response = await fetch(`${downloadUrl}?authkey=${authkey}`)
      expect([response.status, await errorOf(response)]).toEqual([403, 'KEY_WRONG'])
    }
    expect((await fetch(`${downloadUrl}?authkey=${data.authKey}`)).status).toBe(200)
    clock.skip((left + 1) * 1_000)
    expect((await fetch(`${downloadUrl}?authkey=${data.authKey}`)).status).toBe(403)
  })

  it('does not reveal without a key whether the file exists', async () => {
    const { downloadUrl } = await upload(bytes(20, MAGIC.mp4), VIDEO)
    const missing = downloadUrl.replace(/[\w-]{22}\.mp4$/, `${'A'.repeat(22)}.mp4`)
    for (const url of [downloadUrl, missing]) expect((await fetch(url)).status).toBe(403)
    expect((await fetch(await withKey(missing))).status).toBe(404)
  })
})

describe('a part of a file', () => {
  it('is the requested range', async () => {
    const body = bytes(5_000, MAGIC.mp4)
    const { downloadUrl } = await upload(body, VIDEO)
    const url = await withKey(downloadUrl)
    const part = async (range: string, more: Record<string, string> = {}) => {
      const response = await fetch(url, { headers: { range, ...more } })
      return [response.status, response.headers.get('content-range'), await bytesOf(response)] as const
    }
    expect(await part('bytes=0-0')).toEqual([206, 'bytes 0-0/5000', body.subarray(0, 1)])
    expect(await part('bytes=4990-')).toEqual([206, 'bytes 4990-4999/5000', body.subarray(4_990)])
    expect(await part('bytes=-7')).toEqual([206, 'bytes 4993-4999/5000', body.subarray(4_993)])
    expect(await part('bytes=4000-99999')).toEqual([206, 'bytes 4000-4999/5000', body.subarray(4_000)])
    expect((await part('bytes=5000-'))[0]).toBe(416)
    for (const ignored of ['bytes=', 'bytes=a-b', 'lines=1-2', 'bytes=1-2,4-5'])
      expect((await part(ignored)).slice(0, 2)).toEqual([200, null])
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect((await part('bytes=0-9', { 'if-range': etag }))[0]).toBe(206)
    expect((await part('bytes=0-9', { 'if-range': '"other"' }))[0]).toBe(200)
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('is not sent for a HEAD request', async () => {
    const { downloadUrl } = await upload(bytes(5_000, MAGIC.png))
    const head = await fetch(downloadUrl, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5000', ''])
  })
})

describe('an unknown URL', () => {
  it.each([
    '/uploads/',
    '/uploads/2105/x',
    '/uploads/2105/../../secrets.json',
    '/uploads/2105/0123456789abcdef/..%2f..%2fx.png',
  ])('%s is not found', async (path) => {
    for (const method of ['GET', 'HEAD']) expect((await fetch(`${server.url}${path}`, { method })).status).toBe(404)
  })
})
