import { SITE_CODES as siteCodes } from '@org/site-brands'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { configApi } from '../../api/config'
import { inBrowser } from '../../testing/browsers'
import { config } from '../../testing/fixtures'
import { show } from '../../testing/show'

describe('the download page', () => {
  const stores = { dl_ios: 'https://store.test/ios', dl_android: 'https://store.test/android' }
  const downloads = () => page.getByRole('link', { name: /下载/ }).elements()

  it('links to the stores of the site with the channel', async () => {
    await show({ path: '/download?channel=c1&channelCode=7', answers: { getCommonConfig: () => config(stores) } })
    const link = page.getByRole('link', { name: '前往 App Store 下载' })
    await expect.element(link).toHaveAttribute('href', 'https://store.test/ios?channel=c1&channelCode=7')
    await expect.element(page.getByRole('link', { name: '下载安卓版' })).toBeVisible()
  })

  it('links to the stores with the channel with which the visit began', async () => {
    const here = location.href
    history.replaceState(null, '', '?channel=c1&channelCode=7')
    onTestFinished(() => history.replaceState(null, '', here))
    await show({ path: '/download', answers: { getCommonConfig: () => config(stores) } })
    const link = page.getByRole('link', { name: '前往 App Store 下载' })
    await expect.element(link).toHaveAttribute('href', 'https://store.test/ios?channel=c1&channelCode=7')
  })

  it('says the version of each app, and has a QR code for a phone on other devices', async () => {
    const links = [{ os: 'ios', url: stores.dl_ios, version: '3.2.1' }] as const
    await show({
      path: '/download?channelCode=7',
      answers: {
        getCommonConfig: () => config(stores),
        getDownloadInfo: () => ({ channel_code: '7', links: [...links], page: '/download?channelCode=7' }),
      },
    })
    await expect.element(page.getByRole('link', { name: '前往 App Store 下载 3.2.1' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: '此页的二维码' })).toBeVisible()
  })

  it('explains in Safari how to add the site to the home screen, and offers no other store', async () => {
    inBrowser('safari')
    await show({ path: '/download', answers: { getCommonConfig: () => config(stores) } })
    await expect.element(page.getByRole('heading', { name: '添加到主屏幕' })).toBeVisible()
    await expect.poll(() => downloads().length).toBe(1)
  })

  it.each(siteCodes)('has no download on %s before one is configured', async (site) => {
    await show({ path: '/download', site })
    await expect.element(page.getByRole('button', { name: /网页版|navegador/ })).toBeVisible()
    expect(downloads()).toEqual([])
  })

  it.each(['javascript:alert(1)', 'itms://x', 'https://'])('has no download at %j', async (dl_ios) => {
    const { store } = await show({ path: '/download', answers: { getCommonConfig: () => config({ dl_ios }) } })
    await expect.poll(() => configApi.endpoints.getCommonConfig.select({})(store.getState()).isSuccess).toBe(true)
    expect(downloads()).toEqual([])
  })
})

describe('/pp/talk', () => {
  it.each(['', '?url=https://elsewhere.test/x', '?url=javascript:alert(1)'])(
    'is the download page with "%s"',
    async (q) => {
      await show({ path: `/pp/talk${q}` })
      await expect.element(page.getByRole('heading', { name: '下载APP' })).toBeVisible()
    },
  )

  it('explains how to leave the WeChat browser', async () => {
    inBrowser('wechat')
    await show({ path: '/pp/talk?url=https://elsewhere.test/x' })
    await expect.element(page.getByText('请在浏览器中打开')).toBeVisible()
  })
})

it('the page about the site says how to reach it, and through which channel the user came', async () => {
  await show({
    path: '/mobile/about?channelCode=7',
    answers: {
      getChannelAbout: (body: object) => ({
        channel_code: 'channel_code' in body ? '7' : '',
        contact: 'ajuda@example.com',
      }),
      getProtocal: () => ({ title: '关于', version: '1', date: '2026-01-01', blocks: [] }),
    },
  })
  await expect.element(page.getByText('联系我们：ajuda@example.com')).toBeVisible()
  await expect.element(page.getByText('渠道：7')).toBeVisible()
})

it('links to the terms', async () => {
  await show({ path: '/register' })
  await expect.element(page.getByRole('link', { name: '用户协议与隐私政策' })).toHaveAttribute('href', '/privacy')
})
