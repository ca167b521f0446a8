import { getChannelAbout, getCommonConfig, getDownloadInfo } from '@org/api-client/contract'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootForTest, bootServer } from '../../../test/boot'
import { apiOf } from '../../../test/people'
import { newFolder } from '../../../test/data-folder'
import type { RunningServer } from '../../server'
import { setSiteConfig } from '../../store/ops/site-config'

describe('the channels of a site', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await bootServer()
  })
  afterAll(() => server.stop())
  const set = (key: string, value: string) =>
    setSiteConfig(server.context.db, { site: server.context.config.site, key, value })
  const infoOf = (channel_code: string) => apiOf(server).call(getDownloadInfo, { channel_code })

  it('are any before an operator lists them, and then only these', async () => {
    await set('dl_ios', 'https://store.example/app?id=7')
    const link = 'https://store.example/app?id=7'
    const page = { page: '/download?channelCode=c1', channel_code: 'c1' }
    expect(await infoOf('c1')).toMatchObject({ ...page, links: [{ os: 'ios', url: `${link}&channelCode=c1` }] })
    await set('channels', 'c2, c3')
    expect(await infoOf('c1')).toMatchObject({ channel_code: '', page: '/download', links: [{ url: link }] })
    expect(await infoOf('c3')).toMatchObject({ channel_code: 'c3' })
  })

  it('have the version of each app and the contact of the site, which are not in the config', async () => {
    await set('dl_android', 'https://store.example/apk')
    await set('app_version_android', '3.2.1')
    await set('contact', 'ajuda@example.com')
    const { links } = await infoOf('')
    expect(links.find(({ os }) => os === 'android')).toEqual({
      os: 'android',
      url: 'https://store.example/apk',
      version: '3.2.1',
    })
    expect(await apiOf(server).call(getChannelAbout, { channel_code: 'x' })).toMatchObject({
      contact: 'ajuda@example.com',
    })
    const { config } = await apiOf(server).call(getCommonConfig, {})
    expect(Object.keys(config).filter((key) => /channels|contact|app_version/.test(key))).toEqual([])
  })
})

describe('the plain files of a site', () => {
  it('name its API hosts, with an ETag, and no script by default', async () => {
    const server = await bootForTest({ apiHosts: ['https://api1.example'] })
    const file = await fetch(`${server.url}/api/config/hosts.json`)
    expect(await file.json()).toEqual({ hosts: [{ url: 'https://api1.example' }], common_script: 0 })
    const etag = file.headers.get('etag') ?? ''
    const again = await fetch(`${server.url}/api/config/hosts.json`, { headers: { 'if-none-match': etag } })
    expect([etag !== '', again.status]).toEqual([true, 304])
    const script = await fetch(`${server.url}/webapi/home/getCommonScript?t=1`)
    expect([script.status, await script.text()]).toEqual([200, ''])
  })

  it('have the script that an operator put into the data folder', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'common-script.js'), 'window.ready = 1')
    const server = await bootForTest({ dataDir })
    const script = await fetch(`${server.url}/webapi/home/getCommonScript?t=1`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).toBe('window.ready = 1')
    expect(await (await fetch(`${server.url}/api/config/hosts.json`)).json()).toMatchObject({ common_script: 1 })
  })
})
