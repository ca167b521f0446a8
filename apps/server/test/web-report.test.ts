import { forWire } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bootForTest, bootServer } from './boot'
import type { RunningServer } from '../src/server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ corsOrigins: ['https://app.example.com'] })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.context.db.deleteFrom('event_report').execute()
})

const header = () => ({
  SDKType: 10,
  SDKAppID: server.context.config.sdkAppId,
  SDKVersion: '2.27.6',
  tinyID: '',
  userID: 'alice',
  platform: 3,
  instanceID: 'instance',
  traceID: 'trace',
})
const event = (eventID: string) => ({
  eventID,
  name: 'connectFail',
  level: 5,
  time: 1,
  command: '',
  code: 0,
  costTime: 1,
  count: 0,
})
const report = (...ids: string[]) => JSON.stringify(forWire({ header: header(), eventList: ids.map(event) }))
const form = (text: string) => new URLSearchParams({ report: text })

const post = (
  body: string | URLSearchParams,
  { at = server, query = `sdkappid=${server.context.config.sdkAppId}&reqtime=1700000000`, headers = {} } = {},
) => fetch(`${at.url}/webreport/v2?${query}`, { method: 'POST', body, headers })
const kept = (at = server) => at.context.db.selectFrom('event_report').selectAll().orderBy('id').execute()

describe('the endpoint for reports without a socket', () => {
  it('SRV-1: stores the events of a form, each once, as unverified', async () => {
    const reply = await post(form(report('a', 'b')))
    expect([reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
    await post(form(report('b')))
    expect((await kept()).map(({ event_id, verified, user_id }) => [event_id, verified, user_id])).toEqual([
      ['a', false, 'alice'],
      ['b', false, 'alice'],
    ])
  })

  it.each<[string, () => Promise<Response>]>([
    ['no report', () => post(form(''))],
    ['another field', () => post(new URLSearchParams({ other: report('a') }))],
    ['broken JSON', () => post(form('{"Header"'))],
    ['words', () => post(form('<script>alert(1)</script>'))],
    ['a list', () => post(form('[1]'))],
    ['too many events', () => post(form(report(...Array.from({ length: 101 }, (_, n) => `e${n}`))))],
    ['deep nesting', () => post(form('['.repeat(9_000) + ']'.repeat(9_000)))],
    ['no query', () => post(form(report('a')), { query: '' })],
    ['the query of another app', () => post(form(report('a')), { query: 'sdkappid=7&reqtime=1' })],
    ['a time that is none', () => post(form(report('a')), { query: `sdkappid=${header().SDKAppID}&reqtime=now` })],
    [
      'the header of another app',
      () => post(form(JSON.stringify(forWire({ header: { ...header(), SDKAppID: 7 }, eventList: [event('a')] })))),
    ],
    ['JSON as JSON', () => post(report('a'), { headers: { 'content-type': 'application/json' } })],
  ])('refuses %s, and says nothing of it', async (_what, send) => {
    const reply = await send()
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ status: 3, msg: '请求格式不正确', data: null })
    expect(await kept()).toEqual([])
  })

  it('refuses a body beyond 64 KiB, and other types', async () => {
    expect((await post(form('x'.repeat(70_000)))).status).toBe(413)
    expect((await post(report('a'), { headers: { 'content-type': 'text/xml' } })).status).toBe(415)
    expect((await fetch(`${server.url}/webreport/v2`)).status).toBe(404)
  })

  it('is the only one that accepts forms', async () => {
    const reply = await fetch(`${server.url}/api/config/getCommonConfig`, { method: 'POST', body: form('a') })
    expect(reply.status).toBe(415)
  })

  it('may be read by pages of the configured origins only', async () => {
    const of = async (origin: string) =>
      (await post(form(report('a')), { headers: { origin } })).headers.get('access-control-allow-origin')
    expect(await of('https://app.example.com')).toBe('https://app.example.com')
    expect(await of('https://evil.example.com')).not.toBe('https://evil.example.com')
  })

  it('accepts 60 reports a minute from an address', async () => {
    const own = await bootForTest()
    const statuses: number[] = []
    for (let time = 0; time < 61; time++) statuses.push((await post(form(report('a')), { at: own })).status)
    expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})
