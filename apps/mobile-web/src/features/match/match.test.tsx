import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getIncidentsData, getMatchData, incident } from '@org/api-client/contract'
import { FOOTBALL_STATUS } from '@org/domain'
import { sample, sampleOf } from '@org/api-client/testing'
import { inBrowser } from '../../testing/browsers'
import { match, team } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { StatsView } from './StatsView'

it('with an impossible id does not exist, also without a network', async () => {
  await show({
    path: '/score/detail/football/9999999999',
    answers: { getMatchInfo: () => ({ status: 3, msg: '请求格式不正确', data: null }) },
  })
  await expect.element(page.getByText('比赛不存在')).toBeVisible()
})

it('shows the goals of a match in its momentum, but none of a shootout', async () => {
  const goal = { kind: 'goal', side: 'home', minute: 23, added: 0, player: '哈兰德', second_player: '' } as const
  const shootout = { ...goal, kind: 'shootout_goal', minute: 120, player: '福登' } as const
  await show({
    answers: {
      getMatchData: () => sample(getMatchData, {}),
      getIncidentsData: () => sample(getIncidentsData, { list: [goal, shootout] }),
    },
    children: <StatsView sport="football" match={match()} />,
  })
  await expect.element(page.getByText('攻势走势')).toBeVisible()
  await expect.element(page.getByRole('img', { name: "23' 哈兰德 进球" })).toBeVisible()
  expect(page.getByRole('img', { name: '福登' }).elements()).toHaveLength(0)
})

it('is shared as its teams, its score and its league, by one button', async () => {
  const shared: ShareData[] = []
  inBrowser('android', { share: async (data) => void shared.push(data) })
  await show({
    path: '/score/detail/football/1',
    answers: {
      getMatchInfo: () => ({
        match: match({ round: '第12轮', status: FOOTBALL_STATUS.finished }),
        venue: '',
        referee: '',
      }),
      getMatchAnchors: () => ({ list: [] }),
      getMatchData: () => sample(getMatchData, {}),
      getIncidentsData: () => ({ list: [] }),
      getTliveData: () => ({ list: [] }),
    },
  })
  await expect.element(page.getByText('客队').first()).toBeVisible()
  await page.getByRole('button', { name: '分享' }).click()
  expect(shared).toEqual([{ title: '主队 – 客队', text: '主队 1–0 客队 · 完场 · 联赛 第12轮', url: location.href }])
})

it('has its tab in the URL, whose other values stay', async () => {
  const { place } = await show({
    path: '/score/detail/football/1?from=list&tab=index',
    answers: {
      getMatchInfo: () => ({ match: match(), venue: '', referee: '' }),
      getMatchAnchors: () => ({ list: [] }),
      matchOdd: () => ({ list: [] }),
      getIncidentsData: () => ({ list: [] }),
    },
  })
  await expect.element(page.getByRole('tabpanel', { name: '指数' })).toBeVisible()
  await page.getByRole('tab', { name: '赛况' }).click()
  await expect.poll(place).toBe('/score/detail/football/1?from=list&tab=status')
  await expect.element(page.getByRole('tabpanel', { name: '赛况' })).toBeVisible()
})

it('keeps the score in the bar while its head is out of sight', async () => {
  await show({
    path: '/score/detail/football/1?tab=status',
    answers: {
      getMatchInfo: () => ({
        match: match({ hometeam: team('曼城'), awayteam: team('热刺'), home_score: 2, away_score: 1 }),
        venue: '',
        referee: '',
      }),
      getMatchAnchors: () => ({ list: [] }),
      getIncidentsData: () => ({
        list: Array.from({ length: 40 }, (_, id) =>
          sampleOf(incident, { id, kind: 'goal', side: 'home', minute: id + 1, player: `球员${id}` }),
        ),
      }),
    },
  })
  const score = page.getByRole('heading', { level: 1, name: /曼城 2 – 1 热刺/ })
  await expect.element(page.getByText('球员30')).toBeInTheDocument()
  expect(score.elements()).toEqual([])
  window.scrollTo(0, 900)
  await expect.element(score).toBeVisible()
  window.scrollTo(0, 0)
  await expect.poll(() => score.elements()).toEqual([])
})
