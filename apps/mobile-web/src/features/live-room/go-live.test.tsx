import { API_STATUS } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const gone = { status: API_STATUS.notFound, msg: '不存在', data: null } as never
const { anchor } = liveRoom()
const CATEGORIES = [
  { id: 1, name: '足球', sport_id: 1 as const },
  { id: 2, name: '篮球', sport_id: 2 as const },
]
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = async (answers: object = {}) => {
  let start_time: number | null = null
  const uid = 5
  const shown = await show({
    member: true,
    path: `/live-detail/${uid}`,
    answers: {
      getUserInfo: () => user({ is_anchor: 1 }),
      getCategory: () => ({ list: CATEGORIES }),
      getLivePageData: () =>
        start_time === null
          ? gone
          : {
              live: liveRoom({ id: uid, anchor: { ...anchor, uid }, start_time }),
              streams: [],
              match: null,
              notice: '',
            },
      getAnchorPage: () => ({
        anchor: { ...anchor, uid, live: 0, hot: 0 },
        room: null,
        videos: [],
        moments: [],
        fan_group: '',
      }),
      getRecVideos: () => ({ list: [], total: 0, page: 1 }) as never,
      startLive: () => {
        start_time = 1_790_000_000
        return { liveid: uid, start_time, push: { url: '/media/push/5.flv?show=1', expires: start_time + 1 } }
      },
      endLive: () => {
        start_time = 0
        return { viewers: 12_345, gifts: 66, gold: 520, minutes: 90 }
      },
      ...answers,
    } as never,
  })
  return shown
}

it('an anchor goes on air for the first time, copies the address and ends the show with what there was', async () => {
  const { callsOf } = await open()
  await button('开播与下播').click()
  await page.getByRole('textbox', { name: '直播间标题' }).fill(' 决赛之夜 ')
  await page.getByText('篮球', { exact: true }).click()
  await button('开始直播').click()
  await expect
    .element(page.getByRole('textbox', { name: '推流地址' }))
    .toHaveValue(`${location.origin}/media/push/5.flv?show=1`)
  expect(callsOf('startLive').map(({ body }) => body)).toMatchObject([{ title: '决赛之夜', categoryid: 2 }])
  await button('结束直播').click()
  await button('确定').click()
  await expect.element(page.getByText('1.23万')).toBeVisible()
  await expect.element(button('开始直播')).toBeEnabled()
  expect(callsOf('endLive')).toHaveLength(1)
})

it('shows a refusal in place', async () => {
  await open({ startLive: () => ({ status: API_STATUS.failure, msg: '内容含有不允许的词', data: null }) })
  await button('开播与下播').click()
  await page.getByRole('textbox', { name: '直播间标题' }).fill('广告')
  await button('开始直播').click()
  await expect.element(page.getByText('内容含有不允许的词')).toBeVisible()
  expect(page.getByText('内容含有不允许的词').elements()).toHaveLength(1)
})

it('another than the anchor has no such button', async () => {
  await open({ getUserInfo: () => user({ is_anchor: 0 }) })
  await expect.element(page.getByText('主播已下播')).toBeVisible()
  expect(button('开播与下播').elements()).toEqual([])
})
