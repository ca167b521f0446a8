import { afterEach, expect, it, vi } from 'vitest'
import { fetchUnlessCalled, forgetFirstCalls } from './first-calls'

const network = vi.fn(async () => new Response('from the network'))
vi.stubGlobal('fetch', network)
afterEach(() => {
  network.mockClear()
  globalThis.firstCalls = undefined
})

const call = async (body: string, signal?: AbortSignal) =>
  (await fetchUnlessCalled('/api/a', { method: 'POST', body, ...(signal && { signal }) })).text()
const called = (answer: Promise<Response>) => {
  globalThis.firstCalls = new Map([['/api/a\n{"day":1}', { name: 'getDay', request: { day: 1 }, answer }]])
}

it('a reply that the page requested is used once', async () => {
  called(Promise.resolve(new Response('from the page')))
  expect(await call('{"day":1}')).toBe('from the page')
  expect(network).not.toHaveBeenCalled()
  expect(await call('{"day":1}')).toBe('from the network')
})

it('a reply that the page requested is used by a guest created since', async () => {
  called(Promise.resolve(new Response('from the page')))
  expect(await call('{"uid":"g_1","token":"signature","day":1}')).toBe('from the page')
})

it('other calls use the network', async () => {
  called(Promise.resolve(new Response('from the page')))
  expect(await call('{"day":2}')).toBe('from the network')
})

it('a request of the page that failed is repeated', async () => {
  called(Promise.reject(new TypeError('no network')))
  expect(await call('{"day":1}')).toBe('from the network')
})

it('a call is aborted by its signal, whenever the reply arrives', async () => {
  called(new Promise(() => undefined))
  const control = new AbortController()
  const answer = call('{"day":1}', control.signal)
  control.abort(new Error('too late'))
  await expect(answer).rejects.toThrow('too late')
})

it('an unused reply is dropped', async () => {
  called(Promise.resolve(new Response('from the page')))
  forgetFirstCalls()
  expect(await call('{"day":1}')).toBe('from the network')
})
