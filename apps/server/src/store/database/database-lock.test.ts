import { onTestFinished, expect, it, vi } from 'vitest'
import pg from 'pg'
import { postgresUrl } from '../../../test/worker'
import { systemClock } from '../../adapters/system-clock'
import { lockDatabase, type DatabaseLock } from './database-lock'

const taken = async (url: string) => {
  const onNews = vi.fn<(sentence: string) => void>()
  const onTaken = vi.fn<(error: Error) => void>()
  const lock: DatabaseLock = await lockDatabase(url, { clock: systemClock, onNews, onTaken })
  onTestFinished(() => lock.release())
  return { lock, onNews, onTaken }
}

/** An empty database, and a connection that may end its sessions. */
const newDatabase = async () => {
  const name = `lock_${process.pid}_${Date.now()}`
  const admin = new pg.Client({ connectionString: postgresUrl() })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  const endSessions = () =>
    admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND application_name LIKE 'live-sports server%'`,
    )
  return { url: postgresUrl().replace(/\/postgres$/, `/${name}`), endSessions }
}

it('a second server on one database fails with the reason, the place of the first one, and what to do', async () => {
  const { url } = await newDatabase()
  const { lock } = await taken(url)
  await expect(taken(url)).rejects.toThrow(
    new RegExp(
      `Another server already runs on this database \\(.* ${process.pid} .*, from 127\\.0\\.0\\.1\\)\\. .*Stop that one, or give this one`,
    ),
  )
  await lock.release()
  expect((await taken(url)).lock.isHeld).toBe(true)
})

it('takes the lock again after its connection was lost, and reports both', async () => {
  const { url, endSessions } = await newDatabase()
  const { lock, onNews, onTaken } = await taken(url)
  await endSessions()
  await expect.poll(() => onNews.mock.calls.length).toBe(2)
  expect(onNews.mock.calls.flat()).toEqual([
    expect.stringContaining('is lost'),
    'This server has its database for itself again.',
  ])
  expect(lock.isHeld).toBe(true)
  expect(onTaken).not.toHaveBeenCalled()
  await expect(taken(url)).rejects.toThrow('Another server')
})

it('reports that it must stop if another server has taken the lock meanwhile', async () => {
  const { url, endSessions } = await newDatabase()
  const { lock, onTaken } = await taken(url)
  const other = new pg.Client({ connectionString: url, application_name: 'the next one' })
  await other.connect()
  const waiting = other.query('SELECT pg_advisory_lock(7310868735423905395)')
  await endSessions()
  await waiting
  await expect.poll(() => onTaken.mock.calls.length).toBe(1)
  expect(onTaken.mock.calls[0]?.[0].message).toContain('Another server already runs on this database')
  expect(lock.isHeld).toBe(false)
  await other.end()
})
