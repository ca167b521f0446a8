import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { inBrowser } from '../../testing/browsers'
import { config, task } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { ShareButton } from './ShareButton'

const MOMENT = { title: '动态', of: { kind: 'dynamic', id: 7 } } as const
const card = { title: '今晚的比赛', text: '主播小明', picture: '/p.jpg', target: '/x', page: '/share/dynamic/7' }
const stage = { stage: 1, stage_max: 5, received: 0 }
const answers = { getShareCard: () => card, addShareMessageStage: () => stage }
const button = <ShareButton shared={MOMENT} />
const sheet = () => page.getByRole('dialog')
afterEach(() => vi.restoreAllMocks())

describe('the ways to share one thing', () => {
  it('are a picture of what the server says of it, and its address below /share, which counts for the task', async () => {
    const copied: string[] = []
    inBrowser('wechat', { writeText: async (text) => void copied.push(text) })
    const { callsOf } = await show({ children: button, member: true, answers })
    await page.getByRole('button', { name: '分享' }).click()
    await expect.element(sheet().getByRole('img', { name: '分享图：今晚的比赛，扫码打开' })).toBeVisible()
    expect(callsOf('getShareCard')[0]?.body).toMatchObject({ kind: 'dynamic', id: 7 })
    await sheet().getByRole('button', { name: '复制链接' }).click()
    await expect.poll(() => copied).toEqual([`${location.origin}/m/share/dynamic/7?lang=cn`])
    await expect.poll(() => callsOf('addShareMessageStage').length).toBe(1)
    await expect.element(sheet().getByRole('button', { name: '保存图片' })).toBeVisible()
    await sheet().getByRole('button', { name: '关闭' }).click()
    await expect.element(sheet()).not.toBeInTheDocument()
  })

  it('are the share sheet of the phone where there is one, with the host that the site has for it', async () => {
    const shared: ShareData[] = []
    inBrowser('android', { share: async (data) => void shared.push(data) })
    const getCommonConfig = () => config({ site_h5_share_url: 'https://s.example/' })
    const { callsOf } = await show({ children: button, member: true, answers: { ...answers, getCommonConfig } })
    await page.getByRole('button', { name: '分享' }).click()
    await sheet().getByRole('button', { name: '分享给朋友' }).click()
    await expect.poll(() => shared).toEqual([{ title: '动态', url: 'https://s.example/m/share/dynamic/7?lang=cn' }])
    await expect.poll(() => callsOf('addShareMessageStage').length).toBe(1)
  })

  it('count for the task again only when it has stages left', async () => {
    inBrowser('android', { share: async () => undefined })
    const left = [5, 4]
    const counted: number[] = []
    let shares = { prop: '', name: '', desc: '', stage: 0, stage_max: 5, received: 0 }
    const { callsOf } = await show({
      children: button,
      member: true,
      answers: {
        ...answers,
        getTaskInfo: () => {
          shares = { ...shares, stage: left.shift() ?? 0 }
          return task({ tasks: { shareMessage: shares } })
        },
        addShareMessageStage: () => {
          counted.push(shares.stage)
          return stage
        },
      },
    })
    await page.getByRole('button', { name: '分享' }).click()
    await sheet().getByRole('button', { name: '分享给朋友' }).click()
    await expect.poll(() => callsOf('getTaskInfo').length).toBe(1)
    await sheet().getByRole('button', { name: '分享给朋友' }).click()
    await expect.poll(() => counted).toEqual([4])
  })

  it('send an address in the language of the interface', async () => {
    const copied: string[] = []
    inBrowser('wechat', { writeText: async (text) => void copied.push(text) })
    const { store } = await show({ children: button, answers })
    store.dispatch(langChosen('pt-br'))
    await page.getByRole('button', { name: '分享' }).click()
    await sheet().getByRole('button', { name: '复制链接' }).click()
    await expect.poll(() => copied).toEqual([`${location.origin}/m/share/dynamic/7?lang=pt-br`])
  })

  it('have the picture that the server draws of the thing in the picture with the code', async () => {
    const green = Object.assign(document.createElement('canvas'), { width: 120, height: 63 })
    const brush = green.getContext('2d')
    if (brush === null) throw new Error('The browser has no canvas.')
    brush.fillStyle = 'rgb(2, 200, 3)'
    brush.fillRect(0, 0, 120, 63)
    await show({
      children: button,
      answers: { ...answers, getShareCard: () => ({ ...card, picture: green.toDataURL() }) },
    })
    await page.getByRole('button', { name: '分享' }).click()
    const drawn = sheet().getByRole('img', { name: /今晚的比赛/ })
    await expect.element(drawn).toBeVisible()
    const image = drawn.element() as HTMLImageElement
    await image.decode()
    const paper = Object.assign(document.createElement('canvas'), { width: 750, height: 1_000 })
    const seen = paper.getContext('2d')
    seen?.drawImage(image, 0, 0)
    expect([...(seen?.getImageData(375, 300, 1, 1).data ?? [])]).toEqual([2, 200, 3, 255])
  })

  it('do without the picture when the server does not answer, which can be tried again', async () => {
    let fails = true
    const getShareCard = () => {
      if (fails) throw new Error('down')
      return card
    }
    await show({ children: button, answers: { ...answers, getShareCard } })
    await page.getByRole('button', { name: '分享' }).click()
    await expect.element(sheet().getByRole('button', { name: '复制链接' })).toBeVisible()
    fails = false
    await sheet().getByRole('button', { name: '重试' }).click()
    await expect.element(sheet().getByRole('img', { name: /今晚的比赛/ })).toBeVisible()
  })
})
