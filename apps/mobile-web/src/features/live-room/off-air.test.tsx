import { API_STATUS, getShortVideos } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom } from '../../testing/fixtures'
import { show } from '../../testing/show'

const gone = { status: API_STATUS.notFound, msg: '不存在', data: null } as never
const video = {
  id: 4,
  kind: 'record' as const,
  title: '德比全场回放',
  cover: '',
  seconds: 90,
  category_id: 0,
  collection_id: 0,
  collection_title: '',
  author: { uid: 7, nick_name: '老王', avatar: '' },
  likes: 0,
  comments: 0,
  liked: 0 as const,
  published_at: 1_790_000_000,
  demo: 0 as const,
}
const { anchor } = liveRoom()
const offAir = { live: liveRoom({ start_time: 0 }), streams: [], match: null, notice: '' }

it('shows the anchor of a room off the air with a way to follow them and their recorded and short videos', async () => {
  const { place } = await show({
    path: '/live-detail/7',
    answers: {
      getLivePageData: () => offAir,
      getAnchorPage: () => ({
        anchor: { ...anchor, live: 0, hot: 0 },
        room: offAir.live,
        videos: [],
        moments: [],
        fan_group: '',
      }),
      getRecVideos: () => ({ list: [video], total: 1, page: 1 }) as never,
      getShortVideos: ({ anchorid }) =>
        sample(getShortVideos, { list: [{ id: 5, title: `短视频${anchorid}` }], next: '' }) as never,
    },
  })
  await expect.element(page.getByText('主播已下播')).toBeVisible()
  expect(page.getByRole('region', { name: '直播画面' }).elements()).toEqual([])
  await expect.element(page.getByText('关注主播，下次开播不错过')).toBeVisible()
  await expect.element(page.getByText('德比全场回放')).toBeVisible()
  await page.getByRole('tab', { name: '短视频' }).click()
  await expect.element(page.getByText('短视频7')).toBeVisible()
  await page.getByRole('link', { name: /主播主页/ }).click()
  await expect.poll(place).toBe('/user-center/anchor/7')
})

it('of nobody leads to other rooms', async () => {
  const { place } = await show({
    path: '/live-detail/8',
    answers: { getLivePageData: () => gone, getAnchorPage: () => gone },
  })
  await expect.element(page.getByText('去看看其他直播吧')).toBeVisible()
  await page.getByRole('link', { name: '看其他直播' }).click()
  await expect.poll(place).toBe('/live/lives')
})
