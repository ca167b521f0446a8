import { endpoints, getCommonConfig, getLivePageData, smsCaptcha } from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { loadConfig } from '../src/config/config'
import { bootForTest, bootServer } from './boot'
import { apiOf } from './people'
import { steppedClock } from './stepped-clock'
import { shiftedClock } from './shifted-clock'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const send = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(server.url + path, { method: 'POST', headers, body })

describe('a request that violates the contract', () => {
  it.each([
    ['broken JSON', '{"account":', ''],
    ['a list', '[]', ''],
    ['a text', '"x"', ''],
    ['nothing of what is needed', '{}', ' (account, pwd)'],
    ['a wrong type', '{"account":{"$ne":""},"pwd":"x"}', ' (account)'],
    ['a name that is too long', JSON.stringify({ account: 'a'.repeat(21), pwd: 'x' }), ' (account)'],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"account":"a","pwd":"b"}', ''],
  ])('is refused with status 3 and HTTP 400, and with the names of its fields: %s', async (_what, body, fields) => {
    const reply = await send('/webapi/user/login', body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ status: 3, msg: `请求格式不正确${fields}`, data: null })
  })

  it('is refused without the names of its fields in production', async () => {
    const own = await bootForTest({ production: true })
    const reply = await fetch(`${own.url}/webapi/user/login?lang=pt-br`, { method: 'POST' })
    expect(await reply.json()).toEqual({ status: 3, msg: 'Pedido inválido', data: null })
  })

  it('is refused if it is larger than 64 KiB or not JSON', async () => {
    expect((await send('/webapi/user/login', JSON.stringify({ account: 'a'.repeat(70_000) }))).status).toBe(413)
    expect((await send('/webapi/user/login', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415)
  })

  it('may contain unknown fields of newer clients, which are ignored', async () => {
    expect(await (await send('/api/config/getCommonConfig', '{"newer":1,"app_ver":"9"}')).json()).toMatchObject({
      status: 0,
    })
  })
})

describe('a malformed URL', () => {
  it.each([
    '/api/%ED%A0%80/attentMatch',
    '/api/%C3%28/attentMatch',
    '/api/%/attentMatch',
    `/api/${'x'.repeat(9_000)}/attentMatch`,
  ])('is refused by name: %s', async (path) => {
    const reply = await send(path, '{}')
    expect([400, 404, 414]).toContain(reply.status)
    expect(await reply.json()).toMatchObject({
      status: expect.any(Number) as number,
      msg: expect.any(String) as string,
      data: null,
    })
  })
})

describe('a path that does not exist', () => {
  it('is answered with JSON, in the language of the call', async () => {
    const reply = await fetch(`${server.url}/api/nothing?lang=pt-br`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual({ status: 7, msg: 'Endereço não encontrado', data: null })
  })
})

describe('a fault of the server', () => {
  it('is reported without details', async () => {
    const own = await bootForTest()
    await own.context.db.schema.dropTable('site_config').execute()
    const reply = await fetch(`${own.url}/api/config/getCommonConfig`, { method: 'POST' })
    expect(reply.status).toBe(500)
    expect(await reply.json()).toEqual({ status: 1, msg: '服务器繁忙，请稍后再试', data: null })
  })

  it('makes the readiness check fail', async () => {
    const own = await bootForTest()
    await own.context.db.destroy()
    const reply = await fetch(`${own.url}/readyz`)
    expect(reply.status).toBe(503)
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200)
  })
})

describe('the limits', () => {
  const picturesFrom = async (own: RunningServer, addressOf: (n: number) => string) => {
    const url = apiOf(own).url(smsCaptcha, { code: 'limited-id' })
    const replies = await Promise.all(
      Array.from({ length: 125 }, (_, n) => fetch(url, { headers: { 'x-forwarded-for': addressOf(n) } })),
    )
    return replies.filter(({ status }) => status === 429).length
  }

  it('count the addresses of one IPv6 network as one caller, and those of different networks as many', async () => {
    const own = await bootForTest({ clock: shiftedClock(), trustedProxies: 1 })
    expect(await picturesFrom(own, (n) => `2001:db8:1:2::${n + 1}`)).toBe(5)
    expect(await picturesFrom(own, (n) => `2001:db8:1:${n + 100}::1`)).toBe(0)
  })

  it('ignore forwarded addresses without a trusted proxy', async () => {
    const own = await bootForTest({ clock: shiftedClock() })
    expect(await picturesFrom(own, (n) => `10.0.0.${n}`)).toBe(5)
  })

  it('refuse too many requests for pictures before any is drawn', async () => {
    const own = await bootForTest({ clock: shiftedClock() })
    const url = apiOf(own).url(smsCaptcha, { code: 'limited-id' })
    const replies = await Promise.all(Array.from({ length: 125 }, () => fetch(url)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('the common config', () => {
  it('belongs to the site of the source, with its own values over the defaults', async () => {
    const { db, config } = server.context
    const set = (key: string, value: unknown) =>
      db
        .insertInto('site_config')
        .values({ site: 'lttu', key, value: JSON.stringify(value) })
        .execute()
    await set('switch_userchat', '0')
    await set('customer_id', '900')
    const usual = await apiOf(server, { sp_source: 11 }).call(getCommonConfig, {})
    expect(usual.config).toMatchObject({ customer_id: '', im_sdkappid: config.sdkAppId })
    expect(usual.config).toMatchObject({ switch_userchat: '1', switch_ai_model: '1', switch_customer_entry: '0' })
    expect(usual.config).toMatchObject({ switch_shortvideo_check: '1', switch_topup: '1', switch_balance: '1' })
    const lttu = await apiOf(server, { sp_source: 38 }).call(getCommonConfig, {})
    expect(lttu.config).toMatchObject({ customer_id: '900', switch_userchat: '0', switch_anchorroom: '1' })
  })
})

describe('a call that the site has switched off', () => {
  it('is refused by name within seconds, on that site only', async () => {
    const clock = steppedClock('2026-06-14T15:00:00Z')
    const own = await bootForTest({ clock })
    const ask = (sp_source: number) => apiOf(own, { sp_source }).call(getLivePageData, { anchorid: 999_999 })
    await expect(ask(38)).rejects.toMatchObject({ status: 7 })
    await own.context.db
      .insertInto('site_config')
      .values({ site: 'lttu', key: 'switch_anchorroom', value: JSON.stringify('0') })
      .execute()
    clock.advance(5_000)
    await expect(ask(38)).rejects.toMatchObject({ status: 9, message: '该功能已关闭' })
    await expect(ask(11)).rejects.toMatchObject({ status: 7 })
  })
})

describe('the API page', () => {
  it('is off in production, unless the operator turns it on', async () => {
    const closed = await bootForTest({
      production: true,
      apiDocs: loadConfig({ NODE_ENV: 'production', WORD_LIST: 'local' }).apiDocs,
    })
    for (const path of ['/docs/api', '/docs/api/', '/docs/api/json', '/docs/api/static/index.html'])
      expect((await fetch(closed.url + path)).status).toBe(404)
    expect(loadConfig({ NODE_ENV: 'production', WORD_LIST: 'local', API_DOCS: '1' }).apiDocs).toBe(true)
  })

  it('describes every row of the contract', async () => {
    const { url } = await bootForTest({ apiDocs: true })
    const document = (await (await fetch(`${url}/docs/api/json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
    expect(document.paths['/api/{sport}/attentMatch']?.['post']).toMatchObject({
      parameters: [{ name: 'sport', in: 'path', required: true }],
      security: [{ token: [] }],
    })
    expect((await fetch(`${url}/docs/api/`)).status).toBe(200)
  })
})
