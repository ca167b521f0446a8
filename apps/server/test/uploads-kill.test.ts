// @module-tag deep
import { login } from '@org/api-client/contract'
import { createApiClient } from '@org/api-client'
import { expect, it } from 'vitest'
import { systemClock } from '../src/adapters/system-clock'
import { loadConfig } from '../src/config/config'
import type { RunningServer } from '../src/server'
import { usedFolder } from './data-folder'
import { announce, bytes, bytesOf, MAGIC, offsetOf, png, putSlice } from './files'
import { loggedIn } from './im-client'
import { startProcess } from './process'

const SLICE = 1_048_576
/** Milliseconds into a slice. */
const KILLS = [4, 25]

it('an upload survives a kill of the server between its slices', async () => {
  const dataDir = await usedFolder()
  const env = { DATA_DIR: dataDir, PORT: '0' }
  let running = startProcess(env)
  const firstUrl = await running.url
  let url = firstUrl
  const { uid } = await createApiClient({ host: () => firstUrl, common: () => ({}) }).call(login, {
    account: 'demo1',
    pwd: 'demo1234',
  })
  /** As far as a client needs it. */
  const server = { url, context: { config: loadConfig({}, { dataDir }), clock: systemClock } } as RunningServer
  const body = bytes(5 * SLICE + 1, MAGIC.png)
  const announced = await announce(server, await loggedIn(server, { userID: String(uid) }), png(body))
  /** The server gets another port with each start. */
  const now = (address: string) => address.replace(server.url, url)
  const upload = () => now(announced.uploadUrl)

  const offset = async () => offsetOf(await fetch(upload(), { method: 'HEAD' }))
  const next = (start: number) => putSlice(upload(), body, start, Math.min(body.length, start + SLICE))
  let acknowledged = 0
  for (const delay of KILLS) {
    const answer = await next(await offset())
    acknowledged = offsetOf(answer)
    const lost = next(acknowledged).catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, delay))
    running.child.kill('SIGKILL')
    await Promise.all([lost, running.ended])
    running = startProcess(env)
    url = await running.url
    expect(await offset()).toBeGreaterThanOrEqual(acknowledged)
  }
  for (let start = await offset(); start < body.length;) start = offsetOf(await next(start))
  expect((await bytesOf(await fetch(now(announced.downloadUrl)))).equals(body)).toBe(true)
})
