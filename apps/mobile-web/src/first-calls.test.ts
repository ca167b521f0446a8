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
  globalThis.firstCalls = new Map([['/api/a\n{"day":1}', answer]])
}

it('an answer that the page has asked for is taken once', async () => {
  called(Promise.resolve(new Response('from the page')))
  expect(await call('{"day":1}')).toBe('from the page')
  expect(network).not.toHaveBeenCalled()
  expect(await call('{"day":1}')).toBe('from the network')
})

it('an answer that the page has asked for is taken by a guest who was made since', async () => {
  called(Promise.resolve(new Response('from the page')))
  expect(await call('{"uid":"g_1","token":"signature","day":1}')).toBe('from the page')
})

it('another call goes to the network', async () => {
  called(Promise.resolve(new Response('from the page')))
  expect(await call('{"day":2}')).toBe('from the network')
})

it('what the page could not get is asked for again', async () => {
  called(Promise.reject(new TypeError('no network')))
  expect(await call('{"day":1}')).toBe('from the network')
})

it('a call ends with its signal, whenever the answer comes', async () => {
  called(new Promise(() => undefined))
  const control = new AbortController()
  const answer = call('{"day":1}', control.signal)
  control.abort(new Error('too late'))
  await expect(answer).rejects.toThrow('too late')
})

it('an answer that nobody took is forgotten', async () => {
  called(Promise.resolve(new Response('from the page')))
  forgetFirstCalls()
  expect(await call('{"day":1}')).toBe('from the network')
})
