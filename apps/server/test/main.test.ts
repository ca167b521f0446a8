import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createApiClient } from '@org/api-client'
import { checkin, getTaskInfo, getUserInfo, login, registNew, type CommonFields } from '@org/api-client/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDatabase } from './boot'
import { newFolder, usedFolder } from './data-folder'
import { startProcess } from './process'

/** Each starts several servers with a database of their own. */
const TIMEOUT_MS = 600_000

/** The folder, the secrets and the lock of the database are tested by themselves too. */
const DEEP = { tags: ['deep'] }

const newDatabase = async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  return url
}

const apiAt = (url: string, common: CommonFields = {}) => createApiClient({ host: () => url, common: () => common })

/** A port on which another program listens. */
const takenPort = async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  return String((taken.address() as AddressInfo).port)
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('npm start', { timeout: TIMEOUT_MS }, () => {
  it('keeps all data when it is killed with SIGKILL and started again', async () => {
    const env = { DATA_DIR: await usedFolder(), PORT: '0', DEV_CAPTCHA: 'TEST' }
    const credentials = { account: 'keeper2026', pwd: 'goal2026' }
    const first = startProcess(env)
    const captcha = { code: 'any-captcha', captcha: 'TEST' }
    const member = await apiAt(await first.url).call(registNew, { ...credentials, ...captcha })
    await apiAt(await first.url, member).call(checkin, { recheckin: 0 })
    first.child.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')

    const url = await startProcess(env).url
    expect(await apiAt(url).call(login, credentials)).toMatchObject({ uid: member.uid, gold: 50 })
    expect(await apiAt(url, member).call(getTaskInfo, {})).toMatchObject({ checkin: 1, gold: 50 })
    await expect(apiAt(url).call(login, { account: 'demo1', pwd: 'demo1234' })).resolves.toMatchObject({
      gold: 1_000,
    })
  })

  it('reports a server that already runs on the folder, and its URL, and leaves it running', async () => {
    const env = { DATA_DIR: await usedFolder(), PORT: '0' }
    const first = startProcess(env)
    const url = await first.url
    const second = startProcess(env)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`Another server is already running on ${env.DATA_DIR} and answers at ${url}.`)
    expect(await startProcess(env, '--reset').ended).toBe(1)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('uses the next free port and prints it, and stops the database last', async () => {
    const PORT = await takenPort()
    const env = { DATA_DIR: newFolder(), PORT }
    const server = startProcess(env)
    const { port } = new URL(await server.url)
    expect(Number(port)).toBeGreaterThan(Number(PORT))
    expect(server.said()).toContain(`Port ${PORT} is taken by another program. Using ${port} instead.`)
    expect(server.said()).toContain('demo1, demo2, demo3 (password demo1234)')
    expect(server.said()).toContain(env.DATA_DIR)
    expect(statSync(join(env.DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)

    const postgres = Number.parseInt(readFileSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8'), 10)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isAlive(postgres)).toBe(false)
    expect(readdirSync(env.DATA_DIR)).not.toContain('server.lock')
  })

  it('does not change its port in production: a taken one fails the start with instructions', async () => {
    const PORT = await takenPort()
    const refused = startProcess({ DATA_DIR: newFolder(), PORT, NODE_ENV: 'production', WORD_LIST: 'local' })
    expect(await refused.ended).toBe(1)
    expect(refused.said().trim()).toBe(
      `Port ${PORT} is taken by another program. Stop that one, or set PORT to a free one.`,
    )
  })

  it('does not run with another server on the same database, and starts when that one is killed', DEEP, async () => {
    const DATABASE_URL = await newDatabase()
    const start = () => startProcess({ DATA_DIR: newFolder(), PORT: '0', DATABASE_URL })
    const first = start()
    const url = await first.url
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/Another server already runs on this database \(.*\)\..* Stop that one, or give/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    first.child.kill('SIGKILL')
    await first.ended
    expect((await fetch(`${await start().url}/readyz`)).status).toBe(200)
  })

  it(
    'closes its folder and uploads to other users of the machine, also those of an earlier version',
    DEEP,
    async () => {
      const env = { DATA_DIR: await usedFolder(), PORT: '0' }
      const uploads = join(env.DATA_DIR, 'uploads')
      mkdirSync(uploads, { recursive: true })
      for (const folder of [env.DATA_DIR, uploads]) chmodSync(folder, 0o755)
      await startProcess(env).url
      for (const folder of [env.DATA_DIR, uploads]) expect([folder, statSync(folder).mode & 0o067]).toEqual([folder, 0])
    },
  )

  it('explains the problem and what to do if its secrets are missing, or not those of its database', DEEP, async () => {
    const env = { DATA_DIR: await usedFolder(), PORT: '0' }
    const secrets = join(env.DATA_DIR, 'secrets.json')
    const run = async (...args: string[]) => {
      const server = startProcess(env, ...args)
      await Promise.race([server.url, server.ended]).catch(() => undefined)
      server.child.kill('SIGTERM')
      return { code: await server.ended, said: server.said() }
    }
    const kept = JSON.parse(readFileSync(secrets, 'utf8')) as Record<string, unknown>
    rmSync(secrets)
    const lost = await run()
    expect(lost.code).toBe(1)
    expect(lost.said).toContain(`${secrets} is missing. It has the password of the existing database. Put it back`)
    writeFileSync(secrets, JSON.stringify({ ...kept, database: 'x'.repeat(43) }))
    const wrong = await run()
    expect(wrong.code).toBe(1)
    expect(wrong.said).toContain(`${secrets} is not the one that the database beside it was made with. Put it back`)
    rmSync(secrets)
    expect((await run('--reset')).code).toBe(0)
  })

  it('deletes its data with --reset, but never a folder that is not its own', DEEP, async () => {
    const env = { DATA_DIR: await usedFolder(), PORT: '0' }
    const first = startProcess(env)
    const api = apiAt(await first.url)
    const { token, uid } = await api.call(login, { account: 'demo1', pwd: 'demo1234' })
    first.child.kill('SIGTERM')
    await first.ended
    const again = startProcess(env, '--reset')
    await expect(apiAt(await again.url, { token, uid }).call(getUserInfo, {})).rejects.toMatchObject({ status: 2 })

    const foreign = newFolder()
    mkdirSync(join(foreign, 'photos'))
    writeFileSync(join(foreign, 'photos', 'one.jpg'), 'x')
    const refused = startProcess({ DATA_DIR: foreign, PORT: '0' }, '--reset')
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toContain('was not made by this server, so --reset leaves it alone')
    expect(readdirSync(foreign)).toContain('photos')
  })

  it('rejects invalid settings by name', async () => {
    const refused = startProcess({ DATA_DIR: newFolder(), PORT: 'eighty' })
    expect(await refused.ended).toBe(1)
    expect(refused.said().trim()).toBe('PORT=eighty: expected a whole number from 0 to 65535.')
  })
})
