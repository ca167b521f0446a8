import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { announce, bytes, errorOf, MAGIC, png, putSlice } from '../../../test/files'
import { loggedIn } from '../../../test/im-client'
import { loopTurns } from '../../../test/loop-turns'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { UPLOAD_SLOTS } from './upload-slots'

const SLICE = 1_048_576
const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

/** A request whose body the test sends in steps. */
const open = (url: string, method: string, headers: Record<string, string | number>) => {
  const call = request(url, { method, headers })
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
  })
  answer.catch(() => undefined)
  call.flushHeaders()
  /** Advances the clock once the written bytes have arrived. */
  const write = async (piece: Buffer, thenMs: number) => {
    await new Promise((resolve) => call.write(piece, resolve))
    await loopTurns()
    clock.skip(thenMs)
  }
  return { call, answer, write }
}

const slice = async () => {
  const body = bytes(2 * SLICE, MAGIC.png)
  const { uploadUrl } = await announce(server, await loggedIn(server), png(body))
  const headers = { 'content-range': `bytes 0-${SLICE - 1}/${body.length}`, 'content-length': SLICE }
  return { body, uploadUrl, ...open(uploadUrl, 'PUT', headers) }
}

describe('a slice that comes slowly', () => {
  it('succeeds at the speed of a bad phone line, which takes longer than other requests may', async () => {
    const { body, call, write, answer } = await slice()
    for (let sent = 0; sent < SLICE; sent += SLICE / 8) await write(body.subarray(sent, sent + SLICE / 8), 2_500)
    call.end()
    expect((await answer).status).toBe(202)
  })

  it('is closed when no bytes arrive for a while', async () => {
    const { body, write, answer } = await slice()
    await write(body.subarray(0, SLICE / 2), 16_000)
    const { status, text } = await answer
    expect([status, (JSON.parse(text) as { error: string }).error]).toEqual([408, 'TOO_SLOW'])
  })

  it('is closed when bytes arrive too slowly', async () => {
    const { body, write, answer } = await slice()
    for (let sent = 0; sent < 4; sent += 1) await write(body.subarray(sent, sent + 1), 5_000)
    expect((await answer).status).toBe(408)
  })
})

describe('the body of any other request', () => {
  it('has 15 seconds', async () => {
    const { write, answer } = open(`${server.url}/webapi/user/login`, 'POST', {
      'content-type': 'application/json',
      'content-length': 100,
    })
    await write(Buffer.from('{'), 15_001)
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET/)
  })
})

describe('bodies of one user', () => {
  it('are limited to a few at once', async () => {
    const body = bytes(2 * SLICE, MAGIC.png)
    const { uploadUrl } = await announce(server, await loggedIn(server), png(body))
    const headers = { 'content-range': `bytes 0-${SLICE - 1}/${body.length}`, 'content-length': SLICE }
    const held = Array.from({ length: UPLOAD_SLOTS.ofOwner }, () => open(uploadUrl, 'PUT', headers))
    for (const { write } of held) await write(body.subarray(0, 9), 0)
    const refused = await putSlice(uploadUrl, body, 0, SLICE)
    expect([refused.status, await errorOf(refused)]).toEqual([429, 'TOO_MANY'])
    for (const { call } of held) call.destroy()
    await expect.poll(async () => (await putSlice(uploadUrl, body, 0, SLICE)).status).toBe(202)
  })
})
