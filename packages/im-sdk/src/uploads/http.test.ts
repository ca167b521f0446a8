import { afterEach, expect, it, vi } from 'vitest'
import { NO_ANSWER, platformHttp } from './http'

afterEach(() => vi.unstubAllGlobals())

it.each(['open', 'setRequestHeader', 'send'])(
  'a request of a page that throws at `%s` has no answer',
  async (method) => {
    const nothing = () => undefined
    const request = {
      open: nothing,
      setRequestHeader: nothing,
      send: nothing,
      abort: nothing,
      addEventListener: nothing,
      upload: { addEventListener: nothing },
    }
    const fail = () => {
      throw new SyntaxError('refused')
    }
    vi.stubGlobal('XMLHttpRequest', function () {
      return { ...request, [method]: fail }
    })
    const { signal } = new AbortController()
    const headers = { 'content-type': 'image/png' }
    expect(await platformHttp()({ method: 'PUT', url: '/a', headers, body: null, signal, onSent: nothing })).toBe(
      NO_ANSWER,
    )
  },
)
