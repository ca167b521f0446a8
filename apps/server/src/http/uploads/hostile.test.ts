import { request } from 'node:http'
import { UPLOAD_REFUSALS } from '@org/im-sdk/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { announce, bytes, MAGIC, png } from '../../../test/files'
import { loggedIn } from '../../../test/im-client'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

/** Sends a raw request, because `fetch` would correct it. */
const send = (path: string, method: string, headers: Record<string, string>, body: Buffer) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve) => {
    const none = { status: 0, headers: {}, text: '' }
    const call = request({ host: '127.0.0.1', port: new URL(server.url).port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.on('close', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    call.on('error', () => resolve(none)).end(body)
  })

const junk = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'null',
    'NaN',
    '../../x',
    '%00',
    'bytes 0-9/200000',
    'bytes 0-199999/200000',
    'bytes=0-',
    'Bearer x',
  ),
  fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, '~')),
)
const header = fc.constantFrom(
  'content-range',
  'content-type',
  'authorization',
  'range',
  'if-range',
  'if-none-match',
  'origin',
)
const field = fc.constantFrom('size', 'type', 'expires', 'signature', 'variant', 'authkey')

describe('whatever is sent to /uploads', () => {
  it('is accepted or refused by name, never executed, and never a server error', async () => {
    const client = await loggedIn(server)
    const { uploadUrl } = await announce(server, client, png(bytes(200_000, MAGIC.png)))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS'),
        fc.dictionary(field, junk, { maxKeys: 2 }),
        fc.dictionary(header, junk, { maxKeys: 3 }),
        fc.uint8Array({ maxLength: 40 }),
        fc.option(junk, { nil: null }),
        async (method, query, headers, body, place) => {
          const url = new URL(uploadUrl)
          for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
          const path = place === null ? url.pathname : `/uploads/${encodeURIComponent(place)}`
          const answer = await send(
            `${path}${url.search}`,
            method,
            { ...headers, 'content-length': String(body.length) },
            Buffer.from(body),
          )
          expect([200, 202, 204, 206, 304, 400, 403, 404, 409, 411, 413, 415, 416]).toContain(answer.status)
          expect(String(answer.headers['content-type'] ?? 'application/json')).toMatch(
            /^(application\/json|image\/png)/,
          )
          expect(answer.headers['x-content-type-options'] ?? 'nosniff').toBe('nosniff')
          const { error } = (answer.text.startsWith('{"error"') ? JSON.parse(answer.text) : {}) as { error?: string }
          expect([undefined, ...Object.keys(UPLOAD_REFUSALS)]).toContain(error)
        },
      ),
      { numRuns: 500 },
    )
  })
})
