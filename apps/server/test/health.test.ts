import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { BlobStoreFullError } from '../src/ports/blob-store'
import { folderBlobs } from '../src/adapters/blobs/folder-blobs'
import { startServer, type RunningServer } from '../src/server'
import { bootForTest } from './boot'
import { shiftedClock } from './shifted-clock'

const readiness = async ({ url }: Pick<RunningServer, 'url'>) => {
  const reply = await fetch(`${url}/readyz`)
  return [reply.status, await reply.json()]
}

const READY = [200, { status: 'ready' }]
const unready = (reason: string) => [503, { status: 'unready', reason }]

describe('a started server', () => {
  it('reports that it is alive and ready', async () => {
    const server = await bootForTest({ clock: shiftedClock({ isStill: true }) })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await readiness(server)).toEqual(READY)
  })

  it('is not ready while its database is read-only', async () => {
    const server = await bootForTest({ clock: shiftedClock({ isStill: true }) })
    const { db } = server.context
    await sql`ALTER TABLE installation ADD CONSTRAINT as_it_is CHECK (written_at = 0)`.execute(db)
    expect(await readiness(server)).toEqual(unready('the database takes no writes'))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  it('is not ready while uploads have no space or no folder, and is ready again afterwards', async () => {
    const clock = shiftedClock({ isStill: true })
    let isFull = true
    const folder = folderBlobs(join(import.meta.dirname, 'never-written'))
    const blobs = {
      ...folder,
      put: () => (isFull ? Promise.reject(new BlobStoreFullError('full')) : Promise.resolve()),
    }
    const server = await bootForTest({ clock, blobs })
    expect(await readiness(server)).toEqual(unready('there is no room for uploads'))
    isFull = false
    clock.skip(1_000)
    expect(await readiness(server)).toEqual(READY)

    const other = await bootForTest({ clock })
    const uploads = join(other.context.config.dataDir, 'uploads')
    rmSync(uploads, { recursive: true, force: true })
    writeFileSync(uploads, 'not a folder')
    expect(await readiness(other)).toEqual(unready('uploads cannot be stored'))
  })

  it('is not ready while it has lost the database lock', async () => {
    const lock = { isHeld: true }
    const clock = shiftedClock({ isStill: true })
    const server = await bootForTest({ clock })
    const holder = await startServer({ ...server.context.config, port: 0 }, { databaseLock: lock, clock })
    try {
      expect(await readiness(holder)).toEqual(READY)
      lock.isHeld = false
      clock.skip(1_000)
      expect(await readiness(holder)).toEqual(unready('this server has lost its hold of the database'))
    } finally {
      await holder.stop()
    }
  })

  it('checks once a second for any number of callers', async () => {
    const clock = shiftedClock({ isStill: true })
    let puts = 0
    const folder = folderBlobs(join(import.meta.dirname, 'never-written'))
    const server = await bootForTest({ clock, blobs: { ...folder, put: async () => void (puts += 1) } })
    await Promise.all(Array.from({ length: 50 }, () => readiness(server)))
    expect(puts).toBe(1)
    clock.skip(1_000)
    await readiness(server)
    expect(puts).toBe(2)
  })
})
