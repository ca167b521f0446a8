import { API_STATUS, type LiveRoom } from '@org/api-client/contract'
import { FOOTBALL_STATUS, SPORT } from '@org/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../../api/base'
import { liveRoom, match, team, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const gone = { status: API_STATUS.notFound, msg: '不存在', data: null } as never
const { anchor } = liveRoom()
const CATEGORIES = [
  { id: 1, name: '足球', sport_id: 1 as const },
  { id: 2, name: '篮球', sport_id: 2 as const },
]
const KEY = '0001/0123456789abcdef/abcdefghijklmnopqrstuv.png'
const over = match({ id: 33, status: FOOTBALL_STATUS.finished, hometeam: team('早场') })
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

it('an anchor chooses a match of today or one that is found, and an own cover', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(200)
  onTestFinished(() => void vi.restoreAllMocks())
  const { callsOf } = await open({
    getTempKeysForMinio: () => ({ put_url: new URL('/nowhere', location.href).href, url: `/uploads/${KEY}`, key: KEY }),
    getDateMatch: () => ({ date: '', mark: '', changes: null, list: [match({ id: 31 }), over] }) as never,
    getRaceSearch: ({ keyword }: { keyword: string }) => ({
      list: [match({ id: 32, hometeam: team(keyword), awayteam: team('皇马') })],
      total: 1,
      page: 1,
    }),
  })
  await button('开播与下播').click()
  await page.getByRole('textbox', { name: '直播间标题' }).fill('决赛')
  await page.getByRole('radio', { name: /主队 – 客队/ }).click()
  expect(page.getByRole('radio', { name: /早场/ }).elements()).toEqual([])
  await page.getByRole('searchbox', { name: '搜索比赛' }).fill('巴萨')
  await page.getByRole('radio', { name: /巴萨 – 皇马/ }).click()
  const picture = new File([new Uint8Array([1, 2, 3])], 'cover.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText('封面'), picture)
  await expect.element(button('移除 cover.png')).toBeVisible()
  await button('开始直播').click()
  await expect.poll(() => callsOf('startLive').map(({ body }) => body)).toMatchObject([{ match_id: 32, cover: [KEY] }])
})

it('offers an anchor who types a name only matches of the sport that are not over, and asks once typing pauses', async () => {
  const found = [
    match({ id: 41, hometeam: team('巴萨'), awayteam: team('皇马') }),
    match({ id: 42, hometeam: team('巴萨二队'), status: FOOTBALL_STATUS.finished }),
    match({ id: 43, hometeam: team('巴萨篮球'), sport_id: 2, status: 1 }),
  ]
  const { callsOf } = await open({
    getDateMatch: () => ({ date: '', mark: '', changes: null, list: [] }) as never,
    getRaceSearch: ({ keyword }: { keyword: string }) => {
      const list = keyword === '巴萨' ? found : []
      return { list, total: list.length, page: 1 }
    },
  })
  await button('开播与下播').click()
  const field = page.getByRole('searchbox', { name: '搜索比赛' })
  await expect.element(field).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await field.fill('巴')
  await field.fill('巴萨')
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  await expect.element(page.getByRole('radio', { name: /巴萨 – 皇马/ })).toBeVisible()
  expect(page.getByRole('radio', { name: /巴萨二队|巴萨篮球/ }).elements()).toEqual([])
  expect(callsOf('getRaceSearch').map(({ body }) => body)).toMatchObject([{ keyword: '巴萨', sport: SPORT.football }])
  await field.fill('无此球队')
  await expect.element(page.getByText('没有找到未结束的比赛')).toBeVisible()
})

it('another address keeps the title, the match and the cover that another device has chosen since', async () => {
  let room: LiveRoom | null = null
  const started = { id: 5, anchor: { ...anchor, uid: 5 }, start_time: 1_790_000_000 }
  const { callsOf, store } = await open({
    getLivePageData: () => (room === null ? gone : { live: room, streams: [], match: null, notice: '' }),
    startLive: () => {
      room ??= liveRoom(started)
      return { liveid: 5, start_time: started.start_time, push: { url: '/media/push/5.flv?show=2', expires: 1 } }
    },
  })
  await button('开播与下播').click()
  await page.getByRole('textbox', { name: '直播间标题' }).fill('旧标题')
  await button('开始直播').click()
  await expect.element(button('获取新地址')).toBeVisible()
  room = liveRoom({ ...started, title: '新标题', match_id: 32, categoryid: 2 })
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  store.dispatch(api.util.invalidateTags(['live']))
  await expect.element(page.getByText('新标题').first()).toBeInTheDocument()
  await button('获取新地址').click()
  const bodies = () => callsOf('startLive').map(({ body }) => body)
  await expect.poll(() => bodies().length).toBe(2)
  expect(bodies()[1]).toMatchObject({ title: '新标题', categoryid: 2, match_id: 32, cover: [] })
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

it('an anchor ends a show also where rooms have no chat, whose rules are closed', async () => {
  await open({
    getLivePageData: () => ({
      live: liveRoom({ anchor: { ...anchor, uid: 5 } }),
      streams: [],
      match: null,
      notice: '',
    }),
    getLiveChat: () => ({ status: API_STATUS.failure, msg: '功能未开放', data: null }),
  })
  await expect.element(button('开播与下播')).toBeVisible()
  await expect.element(button('修改标题')).toBeVisible()
  expect(button('房间管理').elements()).toEqual([])
})
