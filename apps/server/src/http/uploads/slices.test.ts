import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { announce, bytes, bytesOf, MAGIC, offsetOf, png, putSlice, putWhole } from '../../../test/files'
import { loggedIn, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { SMALLEST_SLICE } from './content-range'

let servers: readonly [RunningServer, RunningServer]
let client: ImClient
beforeAll(async () => {
  const first = await bootServer({ rateLimits: false, uploadDailyBytes: 2 ** 40 })
  const { databaseUrl, secrets } = first.context.config
  servers = [first, await bootServer({ databaseUrl, secrets, blobs: first.context.blobs })]
})
afterAll(async () => {
  for (const server of servers) await server.stop()
})

/** Sends the head of a request and only part of its body, then disconnects. */
const cut = (url: string, headers: Record<string, string | number>, body: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const call = request(url, { method: 'PUT', headers })
    call.on('error', () => undefined).on('close', resolve)
    call.write(body, () => setTimeout(() => call.destroy(), 5))
  })

const UNIT = SMALLEST_SLICE / 2

/** One action of a correct or faulty client. Offsets are in units of half the smallest slice. */
const step = fc.record({
  server: fc.nat(1),
  kind: fc.constantFrom('next', 'next', 'slice', 'twice', 'cut', 'whole', 'cut whole'),
  start: fc.nat(12),
  length: fc.integer({ min: 2, max: 8 }),
})

describe('slices in any order, repeated, cut off, on any process', () => {
  it('complete the file or are refused', async () => {
    client = await loggedIn(servers[0])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400_000 }), fc.array(step, { maxLength: 12 }), async (size, steps) => {
        const body = bytes(size, MAGIC.png.subarray(0, 8))
        if (size < 8) return
        const { uploadUrl, downloadUrl } = await announce(servers[0], client, png(body))
        const on = (server: number) => uploadUrl.replace(servers[0].url, servers[server === 0 ? 0 : 1].url)
        let reached = 0
        const see = (response: Response) => {
          expect([200, 202, 400, 409]).toContain(response.status)
          if (response.status === 400) return
          expect(offsetOf(response)).toBeGreaterThanOrEqual(reached)
          reached = offsetOf(response)
        }
        for (const { server, kind, start, length } of steps) {
          const from = kind === 'next' ? reached : Math.min(start * UNIT, size - 1)
          const to = Math.min(size, from + length * UNIT)
          const slice = () => putSlice(on(server), body, from, to)
          if (from >= size) continue
          if (kind === 'whole') see(await putWhole(on(server), body))
          else if (kind === 'cut')
            await cut(
              on(server),
              { 'content-range': `bytes ${from}-${to - 1}/${size}`, 'content-length': to - from },
              body.subarray(from, from + Math.floor((to - from) / 2)),
            )
          else if (kind === 'cut whole')
            await cut(on(server), { 'content-type': 'image/png', 'content-length': size }, body.subarray(0, size - 1))
          else if (kind === 'twice')
            for (const response of await Promise.all([slice(), putSlice(on(1 - server), body, from, to)])) {
              reached = 0
              see(response)
            }
          else see(await slice())
        }
        see(await fetch(on(0), { method: 'HEAD' }))
        while (reached < size) see(await putSlice(on(1), body, reached, Math.min(size, reached + SMALLEST_SLICE)))
        expect((await bytesOf(await fetch(downloadUrl))).equals(body)).toBe(true)
      }),
      { numRuns: 40 },
    )
    expect(
      await servers[0].context.db.selectFrom('upload_part').selectAll().where('taken', '=', true).execute(),
    ).toEqual([])
  })
})
