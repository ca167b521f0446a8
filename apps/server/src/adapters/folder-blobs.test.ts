import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { folderBlobs } from './folder-blobs'

const folder = mkdtempSync(join(tmpdir(), 'server-blobs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const blobs = folderBlobs(folder)

describe('folderBlobs', () => {
  it('gives back what was put, with its type', async () => {
    await blobs.put('10001/avatar.png', Buffer.from('picture'), 'image/png')
    const blob = await blobs.get('10001/avatar.png')
    expect([blob?.size, blob?.type]).toEqual([7, 'image/png'])
    expect(blob && (await buffer(blob.body)).toString()).toBe('picture')
  })

  it('has nothing of an upload that broke off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the sender went away')
      })(),
    )
    await expect(blobs.put('broken/file', broken, 'text/plain')).rejects.toThrow('went away')
    expect(await blobs.get('broken/file')).toBeNull()
    expect(readdirSync(join(folder, 'broken'))).toEqual([])
  })

  it.each(['../secrets.json', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a/.', 'a\\b', 'a\0b', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(blobs.get(key)).rejects.toThrow('not usable')
      await expect(blobs.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not usable')
    },
  )
})
