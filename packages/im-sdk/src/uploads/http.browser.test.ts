import { expect, it } from 'vitest'
import { NO_ANSWER, platformHttp, type HttpCall } from './http'

const MB = 1_048_576
const http = platformHttp()

const call = (fields: Partial<HttpCall>): HttpCall => ({
  method: 'PUT',
  url: `/upload-echo/${crypto.randomUUID()}`,
  headers: {},
  body: null,
  signal: new AbortController().signal,
  onSent: () => undefined,
  ...fields,
})

it('a page reports how much of a body is sent', async () => {
  const heard: number[] = []
  const body = new Blob([new Uint8Array(32 * MB)])
  const answer = await http(call({ body, onSent: (bytes) => heard.push(bytes) }))
  expect(answer).toEqual({ status: 201, offset: 32 * MB })
  expect(heard.length).toBeGreaterThan(2)
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  expect(heard[0]).toBeLessThan(32 * MB)
  expect(heard.at(-1)).toBe(32 * MB)
})

it('a client asks how much of an upload the server has', async () => {
  const url = `/upload-echo/${crypto.randomUUID()}`
  await http(call({ url, body: new Blob(['four']) }))
  expect(await http(call({ url, method: 'HEAD' }))).toEqual({ status: 202, offset: 4 })
})

it('a request without a server, or that is cut short, has no reply', async () => {
  expect(await http(call({ url: 'http://127.0.0.1:9/' }))).toEqual(NO_ANSWER)
  const stop = new AbortController()
  const body = new Blob([new Uint8Array(64 * MB)])
  const cut = http(call({ body, signal: stop.signal, onSent: () => stop.abort() }))
  expect(await cut).toEqual(NO_ANSWER)
  expect(await http(call({ signal: stop.signal }))).toEqual(NO_ANSWER)
})
