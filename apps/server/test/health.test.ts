import { describe, expect, it } from 'vitest'
import { bootForTest } from './boot'

describe('a started server', () => {
  it('says that it lives and that its database answers', async () => {
    const { url } = await bootForTest()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
  })
})
