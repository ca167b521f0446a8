import { endpoints } from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootForTest, bootServer } from './boot'
import { apiOf, registerPerson } from './people'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const send = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(server.url + path, { method: 'POST', headers, body })

describe('a request that is not as the contract says', () => {
  it.each([
    ['broken JSON', '{"account":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['nothing of what is needed', '{}'],
    ['a wrong type', '{"account":{"$ne":""},"pwd":"x"}'],
    ['a name that is too long', JSON.stringify({ account: 'a'.repeat(21), pwd: 'x' })],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"account":"a","pwd":"b"}'],
  ])('is refused with status 3 and HTTP 400: %s', async (_what, body) => {
    const reply = await send('/webapi/user/login', body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ status: 3, msg: '请求格式不正确', data: null })
  })

  it('is refused when it is larger than 64 KiB or no JSON', async () => {
    expect((await send('/webapi/user/login', JSON.stringify({ account: 'a'.repeat(70_000) }))).status).toBe(413)
    expect((await send('/webapi/user/login', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415)
  })

  it('may carry fields of newer clients, which are left out', async () => {
    expect(await (await send('/api/config/getCommonConfig', '{"newer":1,"app_ver":"9"}')).json()).toMatchObject({
      status: 0,
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
  it('is answered without telling what it was', async () => {
    const own = await bootForTest()
    await own.context.db.schema.dropTable('site_config').execute()
    const reply = await fetch(`${own.url}/api/config/getCommonConfig`, { method: 'POST' })
    expect(reply.status).toBe(500)
    expect(await reply.json()).toEqual({ status: 1, msg: '服务器繁忙，请稍后再试', data: null })
  })

  it('is no reason to say ready', async () => {
    const own = await bootForTest()
    await own.context.db.destroy()
    const reply = await fetch(`${own.url}/readyz`)
    expect([reply.status, await reply.text()]).toEqual([500, '{"status":1,"msg":"服务器繁忙，请稍后再试","data":null}'])
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200)
  })
})

describe('the limits', () => {
  it('stop who asks for too many pictures, before any is drawn', async () => {
    const own = await bootForTest()
    const url = apiOf(own).url('smsCaptcha', { code: 'limited-id' })
    const replies = await Promise.all(Array.from({ length: 125 }, () => fetch(url)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('stop who tries many passwords of one account, from wherever', async () => {
    const own = await bootForTest({ devCaptcha: 'TEST', trustedProxies: 1 })
    const { account } = await registerPerson(own)
    const attempt = async (_: unknown, n: number) => {
      const reply = await fetch(`${own.url}/webapi/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}` },
        body: JSON.stringify({ account, pwd: `wrong${n}`, code: 'some-code', captcha: 'TEST' }),
      })
      return ((await reply.json()) as { status: number }).status
    }
    const statuses = await Promise.all(Array.from({ length: 25 }, attempt))
    expect(statuses.filter((status) => status === 6)).toHaveLength(5)
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
    const usual = await apiOf(server, { sp_source: 11 }).call('getCommonConfig', {})
    expect(usual.config).toMatchObject({ customer_id: '', im_sdkappid: config.sdkAppId })
    expect(usual.config).toMatchObject({ switch_userchat: '1', switch_anchorroom: '1', switch_ai_model: '0' })
    const lttu = await apiOf(server, { sp_source: 38 }).call('getCommonConfig', {})
    expect(lttu.config).toMatchObject({ customer_id: '900', switch_userchat: '0', switch_anchorroom: '1' })
  })
})

describe('the API page', () => {
  it('describes every row of the contract', async () => {
    const document = (await (await fetch(`${server.url}/docs/api/json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
    expect(document.paths['/api/{sport}/attentMatch']?.['post']).toMatchObject({
      parameters: [{ name: 'sport', in: 'path', required: true }],
      security: [{ token: [] }],
    })
    expect((await fetch(`${server.url}/docs/api/`)).status).toBe(200)
  })
})
