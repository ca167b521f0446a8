import { expect, it } from 'vitest'
import { config } from '../testing/fixtures'
import { show } from '../testing/show'

it('calls its own host until the config names others, then those in turn', async () => {
  const { calls } = await show({
    path: '/live/lives',
    answers: {
      getCommonConfig: () => config({ api_hosts: ['https://a.example', 'https://b.example'] }),
      getRealLives: () => ({ list: [], total: 0, page: 1 }),
    },
  })
  const hostsOf = (name: string) => calls.filter((call) => call.name === name).map(({ url }) => url.split('/api/')[0])
  await expect.poll(() => hostsOf('getRealLives').length).toBeGreaterThan(0)
  expect(hostsOf('getCommonConfig')[0]).toBe('')
  const hosts = calls.slice(1).map(({ url }) => /^https:\/\/[^/]+/.exec(url)?.[0] ?? '')
  expect(new Set(hosts.filter(Boolean)).size).toBe(2)
})
