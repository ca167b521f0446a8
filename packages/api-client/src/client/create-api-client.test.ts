import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkin, contractFaults, getCategory, smsCaptcha } from '../contract'
import { fakeApi, type FakeAnswers, type FakeCall } from '../testing'
import { ApiError } from './api-error'
import { createApiClient } from './create-api-client'
import type { ApiClientOptions } from './options'

const clientWith = (answers: FakeAnswers, options: Partial<ApiClientOptions> = {}) => {
  const fake = fakeApi(answers)
  return {
    ...fake,
    client: createApiClient({ host: () => '', common: () => ({ uid: 1 }), fetch: fake.fetch, ...options }),
  }
}

const abortedBefore = () => {
  const abort = new AbortController()
  abort.abort()
  return abort.signal
}

describe('createApiClient', () => {
  it('resolves with the data of a success', async () => {
    const { client, calls } = clientWith({ checkin: () => ({ continuous: 3, award: 70 }) })
    await expect(client.call(checkin, { recheckin: 0 })).resolves.toEqual({ continuous: 3, award: 70 })
    expect(calls[0]?.body).toMatchObject({ uid: 1, recheckin: 0 })
  })

  it('rejects with 登陆超时 and tells the app when the session is over', async () => {
    const onRefused = vi.fn()
    const { client } = clientWith({ checkin: () => ({ status: 2, msg: '登录超时', data: null }) }, { onRefused })
    await expect(client.call(checkin, { recheckin: 0 })).rejects.toMatchObject({
      errorName: 'LOGIN_EXPIRED',
      message: '登陆超时',
    })
    expect(onRefused).toHaveBeenCalledWith({ kind: 'expired', message: '登录超时', prompt: true }, 'checkin', {
      uid: 1,
    })
  })

  it('rejects with the words of the server when the session is over in another language', async () => {
    const msg = 'Sessão expirada, entre de novo'
    const { client } = clientWith({ checkin: () => ({ status: 2, msg, data: null }) }, { lang: () => 'pt-br' })
    await expect(client.call(checkin, { recheckin: 0 })).rejects.toMatchObject({
      errorName: 'LOGIN_EXPIRED',
      message: msg,
    })
  })

  it('rejects with the status and words of a refusal', async () => {
    const { client } = clientWith({ checkin: () => ({ status: 8, msg: '您今天已签到', data: null }) })
    await expect(client.call(checkin, { recheckin: 0 })).rejects.toMatchObject({ errorName: 'REFUSED', status: 8 })
  })

  it('names an answer that breaks the contract, where replies are checked', async () => {
    const { client } = clientWith(
      { checkin: () => ({ continuous: 'x', award: 1 }) as never },
      { faultsOf: async (...reply) => contractFaults(...reply) },
    )
    await expect(client.call(checkin, { recheckin: 0 })).rejects.toMatchObject({
      errorName: 'BAD_REPLY',
      message: expect.stringMatching(/^checkin: continuous: /) as string,
    })
  })

  it.each([
    ['a list', []],
    ['nothing', null],
    ['a status that is no number', { status: '0', msg: '', data: {} }],
    ['a success without data', { status: 0, msg: '' }],
    ['a success with empty data', { status: 0, msg: '', data: null }],
  ])('names an answer that is %s a bad reply', async (_what, answer) => {
    const client = createApiClient({ host: () => '', common: () => ({}), fetch: async () => Response.json(answer) })
    await expect(client.call(getCategory, {})).rejects.toMatchObject({ errorName: 'BAD_REPLY', status: -1 })
  })

  it('names an answer that is no JSON, a lost network, a time-out and a cancelled call', async () => {
    const common = { host: () => '', common: () => ({}) }
    const html = createApiClient({ ...common, fetch: async () => new Response('<html>', { status: 502 }) })
    await expect(html.call(getCategory, {})).rejects.toMatchObject({ errorName: 'BAD_REPLY' })
    const lost = createApiClient({ ...common, fetch: () => Promise.reject(new TypeError('failed')) })
    await expect(lost.call(getCategory, {})).rejects.toMatchObject({ errorName: 'NETWORK' })
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const slow = createApiClient({ ...common, fetch: never, timeoutMs: 5 })
    await expect(slow.call(getCategory, {})).rejects.toMatchObject({ errorName: 'TIMEOUT' })
    const abort = new AbortController()
    const call = createApiClient({ ...common, fetch: never }).call(getCategory, {}, { signal: abort.signal })
    abort.abort()
    await expect(call).rejects.toBeInstanceOf(ApiError)
    await expect(call).rejects.toMatchObject({ errorName: 'CANCELLED' })
  })

  describe('where AbortSignal has no `timeout` and no `any`, as in React Native,', () => {
    beforeEach(() => {
      vi.stubGlobal('AbortSignal', {})
      onTestFinished(() => void vi.unstubAllGlobals())
    })
    const common = { host: () => '', common: () => ({}) }
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))

    it('answers, and leaves no timer and no listener behind', async () => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const { client } = clientWith({ getCategory: () => ({ list: [] }) })
      const abort = new AbortController()
      const stopped = vi.spyOn(abort.signal, 'removeEventListener')
      await expect(client.call(getCategory, {}, { signal: abort.signal })).resolves.toEqual({ list: [] })
      expect(vi.getTimerCount()).toBe(0)
      expect(stopped).toHaveBeenCalledOnce()
    })

    it('names a time-out and a cancelled call', async () => {
      const slow = createApiClient({ ...common, fetch: never, timeoutMs: 5 })
      await expect(slow.call(getCategory, {})).rejects.toMatchObject({ errorName: 'TIMEOUT' })
      const abort = new AbortController()
      const call = createApiClient({ ...common, fetch: never }).call(getCategory, {}, { signal: abort.signal })
      abort.abort()
      await expect(call).rejects.toMatchObject({ errorName: 'CANCELLED' })
    })

    it('sends nothing for a signal that was aborted before', async () => {
      const sent: typeof fetch = async (_, init) => {
        init?.signal?.throwIfAborted()
        return new Response('{}')
      }
      const call = createApiClient({ ...common, fetch: sent }).call(getCategory, {}, { signal: abortedBefore() })
      await expect(call).rejects.toMatchObject({ errorName: 'CANCELLED' })
    })
  })

  it('names an answer whose body does not come in time a time-out', async () => {
    const stuck: typeof fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start: (body) => init?.signal?.addEventListener('abort', () => body.error(new Error('aborted'))),
        }),
      )
    const client = createApiClient({ host: () => '', common: () => ({}), fetch: stuck, timeoutMs: 5 })
    await expect(client.call(getCategory, {})).rejects.toMatchObject({ errorName: 'TIMEOUT' })
  })

  describe('a request of a row with a key', () => {
    const keysOf = (calls: readonly FakeCall[]) => calls.map(({ body }) => body['request_key'])

    it('has a key of its own, and the same again when no answer has come', async () => {
      const replies = ['lost', 'refused', 'done', 'done']
      const { client, calls } = clientWith({
        checkin: () => {
          const reply = replies.shift()
          if (reply === 'lost') return Promise.reject<never>(new TypeError('failed'))
          return reply === 'refused' ? { status: 8, msg: '', data: null } : { continuous: 1, award: 50 }
        },
      })
      const ask = () => client.call(checkin, { recheckin: 0 }).catch((error: unknown) => error)
      expect(await ask()).toMatchObject({ errorName: 'NETWORK' })
      expect(await ask()).toMatchObject({ errorName: 'REFUSED' })
      await ask()
      await ask()
      const [lost, again, next, last] = keysOf(calls)
      expect(lost).toEqual(expect.any(String))
      expect(again).toBe(lost)
      expect(new Set([lost, next, last]).size).toBe(3)
    })

    it('has the key that its caller gives', async () => {
      const { client, calls } = clientWith({ checkin: () => ({ continuous: 1, award: 50 }) })
      await client.call(checkin, { recheckin: 0 }, { requestKey: 'kept over a reload' })
      expect(keysOf(calls)).toEqual(['kept over a reload'])
    })
  })

  it('counts only calls that show the loading toast', async () => {
    const onLoading = vi.fn()
    const { client } = clientWith(
      { checkin: () => ({ continuous: 1, award: 50 }), getCategory: () => ({ list: [] }) },
      { onLoading },
    )
    await client.call(getCategory, {})
    expect(onLoading).not.toHaveBeenCalled()
    await client.call(checkin, { recheckin: 0 })
    expect(onLoading.mock.calls).toEqual([[1], [-1]])
  })

  it('gives the address of a picture without credentials', () => {
    const { client } = clientWith({}, { common: () => ({ token: 'secret', uid: 1 }) })
    expect(client.url(smsCaptcha, { code: 'abcdefgh' })).toBe('/api/user/smsCaptcha?code=abcdefgh')
  })
})
