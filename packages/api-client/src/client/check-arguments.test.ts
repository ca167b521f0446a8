import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApiClient } from '../index'
import { checkin, login } from '../contract'
import { fakeApi } from '../testing'

/** As a page without types calls it. */
const create = (options?: unknown) =>
  (createApiClient as (options: unknown) => ReturnType<typeof createApiClient>)(options)
const GOOD = { host: () => '', common: () => ({}), fetch: fakeApi({}).fetch }
const bad = (words: string) =>
  expect.objectContaining({ name: 'ApiError', errorName: 'BAD_ARGUMENT', message: expect.stringContaining(words) })

describe('createApiClient', () => {
  it.each([
    ['nothing', undefined, 'with the functions `host` and `common`'],
    ['an address', 'https://api.example.com', 'with the functions `host` and `common`'],
    ['no host', { ...GOOD, host: undefined }, '`host` must be a function, not undefined'],
    ['no host at all', { common: GOOD.common }, '`host` must be a function'],
    ['an address as host', { ...GOOD, host: 'https://a' }, "`host` must be a function, not 'https://a'"],
    ['an object as common', { ...GOOD, common: { uid: 1 } }, '`common` must be a function, not an object'],
    ['a text as lang', { ...GOOD, lang: 'pt-br' }, "`lang` must be a function, not 'pt-br'"],
    ['a text as channelCode', { ...GOOD, channelCode: 'x' }, '`channelCode` must be a function'],
    ['an object as fetch', { ...GOOD, fetch: {} }, '`fetch` must be a function, not an object'],
    ['null as onLoading', { ...GOOD, onLoading: null }, '`onLoading` must be a function, not null'],
    ['a number as onRefused', { ...GOOD, onRefused: 7 }, '`onRefused` must be a function, not 7'],
    ['true as faultsOf', { ...GOOD, faultsOf: true }, '`faultsOf` must be a function, not true'],
    ['a text as timeoutMs', { ...GOOD, timeoutMs: '10s' }, "`timeoutMs` must be a number above 0, not '10s'"],
    ['no time at all', { ...GOOD, timeoutMs: 0 }, '`timeoutMs` must be a number'],
    ['NaN as timeoutMs', { ...GOOD, timeoutMs: Number.NaN }, 'not NaN'],
  ])('called with %s says what is wrong and what to pass', (_what, options, words) => {
    expect(() => create(options)).toThrow(bad(words))
  })

  it('takes options that are left undefined', () => {
    expect(() => create({ ...GOOD, lang: undefined, timeoutMs: undefined, faultsOf: undefined })).not.toThrow()
  })

  it('says so where there is no fetch', () => {
    vi.stubGlobal('fetch', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(() => create({ ...GOOD, fetch: undefined })).toThrow(bad('no global `fetch`'))
  })
})

describe('a call', () => {
  it.each([
    ['a host that is no text', { host: () => null }, '`host` must return a string, not null'],
    ['a host without a scheme', { host: () => 'api.example.com' }, "'https://api.example.com', not 'api.example.com'"],
    ['a host of another scheme', { host: () => 'wss://a.example' }, "'https://a.example', not 'wss://a.example'"],
    ['a host with a slash at its end', { host: () => 'https://a.example/' }, "'https://a.example', not"],
    ['common fields that are none', { common: () => null }, '`common` must return an object of fields, not null'],
  ])('with %s is rejected by name and shows no loading for ever', async (_what, options, words) => {
    let loading = 0
    const client = create({ ...GOOD, onLoading: (change: number) => (loading += change), ...options })
    await expect(client.call(login, {} as never)).rejects.toEqual(bad(words))
    expect(() => client.url(login, {} as never)).toThrow(bad(words))
    expect(loading).toBe(0)
  })

  it.each([['getDateMatch'], [undefined], [{ name: 'getDateMatch' }]])('of %j is told to take a row', async (row) => {
    await expect(create(GOOD).call(row as never, {} as never)).rejects.toEqual(
      bad("Pass a row of '@org/api-client/contract'"),
    )
    expect(() => create(GOOD).url(row as never, {} as never)).toThrow(bad('a row of'))
  })

  it('whose request cannot be written says so', async () => {
    const circular: Record<string, unknown> = {}
    circular['account'] = circular
    await expect(create(GOOD).call(login, circular as never)).rejects.toEqual(
      bad('The request of login cannot be written'),
    )
    await expect(create(GOOD).call(checkin, { recheckin: 1n } as never)).rejects.toEqual(bad('The request of checkin'))
  })
})
