import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from './postgres'

const answer = async (url: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query('SELECT 1 AS one')).rows
  } catch {
    return null
  } finally {
    await client.end()
  }
}

it('a killed database is restarted at its address, until it is stopped', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'server-postgres-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const dir = join(parent, 'postgres')
  const ended: string[] = []
  const { url, stop } = await startPostgres({
    dir,
    password: 'p'.repeat(32),
    durable: false,
    onEnded: (message) => ended.push(message),
  })
  onTestFinished(stop)
  expect(await answer(url)).toEqual([{ one: 1 }])
  process.kill(Number.parseInt(readFileSync(join(dir, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  await expect.poll(() => answer(url), { interval: 200 }).toEqual([{ one: 1 }])
  expect(ended[0]).toContain('SIGKILL')
  await stop()
  expect(await answer(url)).toBeNull()
})
