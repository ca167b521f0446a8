import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { bytes } from '../../../test/files'
import { refuse, startS3, startScriptedS3 } from '../../../test/s3'
import type { BlobStore } from '../../ports/blob-store'
import { folderBlobs } from './folder-blobs'
import { s3Blobs } from './s3-blobs'

const folder = mkdtempSync(join(tmpdir(), 'server-blobs-'))
const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

const stores: [string, BlobStore][] = [
  ['a folder', folderBlobs(folder)],
  ['a bucket', s3Blobs(s3.settings)],
]

const read = async (blobs: BlobStore, ...place: Parameters<BlobStore['get']>) => {
  const blob = await blobs.get(...place)
  return blob === null ? null : { size: blob.size, type: blob.type, body: await buffer(blob.body) }
}

/** In pieces of odd sizes. */
const streamOf = (body: Buffer) =>
  Readable.from(
    (function* () {
      for (let from = 0; from < body.length; from += 70_001) yield body.subarray(from, from + 70_001)
    })(),
  )

describe.each(stores)('%s of blobs', (_name, blobs) => {
  it('returns a stored blob with its type', async () => {
    await blobs.put('10001/avatar.png', Buffer.from('picture'), 'image/png')
    expect(await read(blobs, '10001/avatar.png')).toEqual({ size: 7, type: 'image/png', body: Buffer.from('picture') })
    expect(await read(blobs, '10001/other.png')).toBeNull()
  })

  it.each([0, 1, 5 * 1_048_576 - 1, 5 * 1_048_576, 5 * 1_048_576 + 1, 12_000_000])(
    'stores a stream of %i bytes',
    async (length) => {
      const body = bytes(length)
      await blobs.put('streamed/file', streamOf(body), 'video/mp4')
      const got = await read(blobs, 'streamed/file')
      expect([got?.size, got?.type, got?.body.equals(body)]).toEqual([length, 'video/mp4', true])
    },
  )

  it('returns a range and the size of the whole blob', async () => {
    await blobs.put('parts', Buffer.from('0123456789'), 'text/plain')
    for (const [from, to, text] of [
      [0, 1, '01'],
      [3, 5, '345'],
      [9, 9, '9'],
      [0, 9, '0123456789'],
    ] as const) {
      const part = await read(blobs, 'parts', { from, to })
      expect([part?.size, part?.body.toString()]).toEqual([10, text])
    }
    expect(await read(blobs, 'no-parts', { from: 0, to: 1 })).toBeNull()
  })

  it('returns the newer of two versions', async () => {
    await blobs.put('twice', Buffer.from('old'), 'text/plain')
    await blobs.put('twice', Buffer.from('newer'), 'image/png')
    expect(await read(blobs, 'twice')).toEqual({ size: 5, type: 'image/png', body: Buffer.from('newer') })
  })

  it.each([10, 12_000_000])('stores nothing of an upload that is interrupted after %i bytes', async (length) => {
    const broken = Readable.from(
      (async function* () {
        for (let sent = 0; sent < length; sent += 1_000_000) yield Buffer.alloc(Math.min(length, 1_000_000))
        throw new Error('the sender went away')
      })(),
    )
    await expect(blobs.put('broken/file', broken, 'text/plain')).rejects.toThrow('went away')
    expect(await read(blobs, 'broken/file')).toBeNull()
  })

  it('deletes a blob, also one that does not exist', async () => {
    await blobs.put('10001/gone', Buffer.from('x'), 'text/plain')
    await blobs.delete('10001/gone')
    await blobs.delete('10001/gone')
    expect(await read(blobs, '10001/gone')).toBeNull()
  })

  it.each([
    '../secrets.json',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    '.hidden',
    'a/.',
    'a\\b',
    'a\0b',
    'x'.repeat(513),
    '',
  ])('refuses the key %j', async (key) => {
    await expect(blobs.get(key)).rejects.toThrow('not usable')
    await expect(blobs.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not usable')
    await expect(blobs.delete(key)).rejects.toThrow('not usable')
  })
})

describe('a folder of blobs', () => {
  it('stores one complete version if several are written at once', async () => {
    const blobs = folderBlobs(folder)
    const bodies = [1, 2, 3, 4].map((digit) => Buffer.alloc(300_000, String(digit)))
    await Promise.all(bodies.map((body) => blobs.put('raced', streamOf(body), 'text/plain')))
    const got = await read(blobs, 'raced')
    expect(bodies.some((body) => got?.body.equals(body))).toBe(true)
  })

  it('is closed to other users of the machine, and so is every file in it', async () => {
    const own = join(folder, 'closed')
    const blobs = folderBlobs(own)
    await blobs.put('some/deep/key', streamOf(bytes(10)), 'text/plain')
    for (const name of ['', 'some', 'some/deep', '.unfinished'])
      expect([name, statSync(join(own, name)).mode & 0o777]).toEqual([name, 0o700])
    for (const name of ['some/deep/key', 'some/deep/key.type'])
      expect([name, statSync(join(own, name)).mode & 0o777]).toEqual([name, 0o600])
  })

  it('keeps no part of an interrupted upload', () => {
    expect(readdirSync(join(folder, 'broken'))).toEqual([])
    expect(readdirSync(join(folder, '.unfinished'))).toEqual([])
  })

  it('deletes old partial files of a killed process', async () => {
    const left = join(folder, '.unfinished', 'left')
    writeFileSync(left, 'half')
    const blobs = folderBlobs(folder)
    await blobs.sweep(Date.now() - 60_000)
    expect(existsSync(left)).toBe(true)
    await blobs.sweep(Date.now() + 60_000)
    expect(existsSync(left)).toBe(false)
    await folderBlobs(join(folder, 'nothing-yet')).sweep(Date.now())
  })

  it('says that it is full', async () => {
    const full = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      })(),
    )
    await expect(folderBlobs(folder).put('full', full, 'text/plain')).rejects.toThrow('no room left')
  })
})

describe('a bucket of blobs', () => {
  it('rejects requests signed with another key', async () => {
    const forged = s3Blobs({ ...s3.settings, secretAccessKey: 'forged' })
    await expect(forged.put('forged', Buffer.from('x'), 'text/plain')).rejects.toThrow(/signature/i)
    await expect(forged.get('twice')).rejects.toThrow(/signature/i)
    expect(await s3Blobs(s3.settings).get('forged')).toBeNull()
  })

  const scripted = async (answer: Parameters<typeof startScriptedS3>[0]) => {
    const { settings, stop } = await startScriptedS3(answer)
    onTestFinished(stop)
    return s3Blobs(settings)
  }

  it('says that it is full', async () => {
    const blobs = await scripted((_request, response) => refuse(response, 403, 'QuotaExceeded'))
    await expect(blobs.put('x', Buffer.from('x'), 'text/plain')).rejects.toThrow('no room left')
  })

  // The bucket then keeps one of several versions that are written at once. The one of these tests does not.
  it('gets a blob of less than a part in one request', async () => {
    const requests: [string | undefined, number][] = []
    const blobs = await scripted((request, response) => {
      requests.push([request.method, Number(request.headers['content-length'])])
      response.writeHead(200, { etag: '"whole"' }).end()
    })
    await blobs.put('small', streamOf(bytes(300_000)), 'text/plain')
    expect(requests).toEqual([['PUT', 300_000]])
  })

  it('is retried for each part when it is busy', async () => {
    const stored: number[] = []
    let calls = 0
    const blobs = await scripted((request, response) => {
      calls += 1
      if (calls % 2 === 1) return refuse(response, 503, 'SlowDown')
      if (request.method === 'PUT') stored.push(Number(request.headers['content-length']))
      if (request.method === 'PUT') return response.writeHead(200, { etag: '"part"' }).end()
      const name = request.url?.includes('uploads=') ? 'InitiateMultipartUploadResult' : 'CompleteMultipartUploadResult'
      return response.end(`<?xml version="1.0"?><${name}><UploadId>u</UploadId></${name}>`)
    })
    const part = 5 * 1_048_576
    await blobs.put('large', streamOf(bytes(part + 1)), 'text/plain')
    expect(stored).toEqual([part, 1])
    expect(calls).toBe(8)
  })

  it('reports a failure that follows a 200', async () => {
    const blobs = await scripted((request, response) => {
      if (request.method === 'PUT') return response.writeHead(200, { etag: '"part"' }).end()
      if (!request.url?.includes('uploads=')) return refuse(response, 200, 'InternalError')
      const name = 'InitiateMultipartUploadResult'
      return response.end(`<?xml version="1.0"?><${name}><UploadId>u</UploadId></${name}>`)
    })
    const large = blobs.put('large', bytes(6 * 1_048_576), 'text/plain')
    await expect(large).rejects.toMatchObject({ name: 'InternalError' })
  })

  it('gets plain bodies without the checksums that only Amazon supports', async () => {
    const seen: IncomingHttpHeaders[] = []
    const blobs = await scripted((request, response) => {
      seen.push(request.headers)
      response.writeHead(200).end()
    })
    await blobs.put('x', Buffer.from('x'), 'text/plain')
    expect(seen[0]).toMatchObject({ 'content-length': '1', 'content-type': 'text/plain' })
    expect(Object.keys(seen[0] ?? {}).filter((name) => /checksum|trailer|content-encoding/.test(name))).toEqual([])
  })

  it('ignores an error for deleting a missing blob', async () => {
    const blobs = await scripted((_request, response) => refuse(response, 404, 'NoSuchKey'))
    await blobs.delete('gone')
    expect(await blobs.get('gone')).toBeNull()
    const none = await scripted((_request, response) => refuse(response, 404, 'NoSuchBucket'))
    await expect(none.delete('gone')).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(none.get('gone')).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })

  it('stores a blob while a hundred are being read slowly', async () => {
    const blobs = await scripted((request, response) => {
      if (request.method === 'PUT') return response.writeHead(200).end()
      response.writeHead(200, { 'content-length': 1_000_000 })
      return response.write('the rest comes later')
    })
    const slow = await Promise.all(Array.from({ length: 100 }, () => blobs.get('slow')))
    await expect(blobs.put('x', Buffer.from('x'), 'text/plain')).resolves.toBeUndefined()
    for (const blob of slow) blob?.body.on('error', () => undefined).destroy()
  })

  it('is addressed by host name if path style is off', async () => {
    const blobs = s3Blobs({ ...s3.settings, endpoint: 'https://s3.test', pathStyle: false })
    await expect(blobs.get('x')).rejects.toThrow('uploads.s3.test')
  })
})
