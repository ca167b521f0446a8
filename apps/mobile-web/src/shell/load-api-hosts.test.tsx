import { afterEach, describe, expect, it, vi } from 'vitest'
import { configApi } from '../api/config'
import { config } from '../testing/fixtures'
import { show } from '../testing/show'
import { loadApiHosts } from './load-api-hosts'

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-common]')].map(({ src }) => src)
afterEach(() => {
  for (const script of document.querySelectorAll('script[data-common]')) script.remove()
})

const visit = async (file: object | null) => {
  const { store } = await show({
    children: <i />,
    answers: { getCommonConfig: () => config({ api_hosts: ['https://old.test'] }) },
  })
  await store.dispatch(configApi.endpoints.getCommonConfig.initiate({}))
  vi.stubGlobal('fetch', async () => (file === null ? new Response('', { status: 404 }) : Response.json(file)))
  const load = () => loadApiHosts(store)
  await load()
  const hosts = () => configApi.endpoints.getCommonConfig.select({})(store.getState()).data?.config.api_hosts
  return { load, hosts }
}

describe('the file of API hosts', () => {
  it('replaces the hosts of the config, and loads no script unless its operator has turned it on', async () => {
    const { hosts } = await visit({ hosts: [{ url: 'https://a.test' }, { url: 'https://b.test' }] })
    expect(hosts()).toEqual(['https://a.test', 'https://b.test'])
    expect(scripts()).toEqual([])
  })

  it('loads the common script once from the first host, by https only', async () => {
    const { load } = await visit({ hosts: [{ url: 'https://a.test' }], common_script: 1 })
    await load()
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]).toMatch(/^https:\/\/a\.test\/webapi\/home\/getCommonScript\?t=\d+$/)
    for (const script of document.querySelectorAll('script[data-common]')) script.remove()
    await visit({ hosts: [{ url: 'http://a.test' }], common_script: 1 })
    expect(scripts()).toEqual([])
  })

  it('may be missing or empty', async () => {
    for (const file of [null, {}, { hosts: [] }]) {
      const { hosts } = await visit(file)
      expect(hosts()).toEqual(['https://old.test'])
    }
  })
})
