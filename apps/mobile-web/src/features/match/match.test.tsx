import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { commentary, getIncidentsData, getMatchData, incident, type Incident } from '@org/api-client/contract'
import { FOOTBALL_STATUS } from '@org/domain'
import { sample, sampleOf } from '@org/api-client/testing'
import { tickKey, ticksReceived } from '../../matches/live-scores'
import { matchShielded } from '../../matches/spoiler-shield'
import { inBrowser } from '../../testing/browsers'
import { infoOf, match, team } from '../../testing/fixtures'
import { holdTimers } from '../../testing/held-timers'
import { answersFor } from '../../testing/match-answers'
import { show } from '../../testing/show'
import { MomentumView } from './MomentumView'
import { SCORER_MS } from './use-goal-line'

const listed = match({ hometeam: team('曼城'), awayteam: team('热刺'), home_score: 2, away_score: 1 })

it('with an impossible id does not exist, also without a network', async () => {
  await show({
    path: '/score/detail/football/9999999999',
    answers: { getMatchInfo: () => ({ status: 3, msg: '请求格式不正确', data: null }) },
  })
  await expect.element(page.getByText('比赛不存在')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '看看其他比赛' })).toHaveAttribute('href', '/score')
})

it('shows the goals of a match in its momentum, but none of a shootout', async () => {
  const goal = { kind: 'goal', side: 'home', minute: 23, added: 0, player: '哈兰德', second_player: '' } as const
  const shootout = { ...goal, kind: 'shootout_goal', minute: 120, player: '福登' } as const
  await show({
    answers: {
      getMatchData: () => sample(getMatchData, {}),
      getIncidentsData: () => sample(getIncidentsData, { list: [goal, shootout] }),
    },
    children: <MomentumView match={match()} />,
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
      getMatchInfo: () => infoOf(match({ round: '第12轮', status: FOOTBALL_STATUS.finished })),
      getMatchAnchors: () => ({ list: [] }),
      getMatchData: () => sample(getMatchData, {}),
      getIncidentsData: () => ({ list: [], annulled: [] }),
      getTliveData: () => ({ list: [], annulled: [] }),
    },
  })
  await expect.element(page.getByText('客队').first()).toBeVisible()
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('button', { name: '分享', exact: true }).click()
  expect(shared).toEqual([
    {
      title: '主队 – 客队',
      text: '主队 1–0 客队 · 完场 · 联赛 第12轮',
      url: `${location.origin}/m/share/match/football/1?lang=cn`,
    },
  ])
})

it('has its tab in the URL, whose other values stay', async () => {
  const { place } = await show({
    path: '/score/detail/football/1?from=list&tab=index',
    answers: {
      getMatchInfo: () => infoOf(match()),
      getMatchAnchors: () => ({ list: [] }),
      matchOdd: () => ({ list: [] }),
      getIncidentsData: () => ({ list: [], annulled: [] }),
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
      getMatchInfo: () =>
        infoOf(match({ hometeam: team('曼城'), awayteam: team('热刺'), home_score: 2, away_score: 1 })),
      getMatchAnchors: () => ({ list: [] }),
      getIncidentsData: () => ({
        list: Array.from({ length: 40 }, (_, id) =>
          sampleOf(incident, { id, kind: 'goal', side: 'home', minute: id + 1, player: `球员${id}` }),
        ),
        annulled: [],
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

const goalAt = (home_score: number, away_score: number, player: string) =>
  sampleOf(incident, { kind: 'goal', minute: 80, added: 0, player, home_score, away_score })
const shownGoal = () => page.getByRole('status').filter({ hasText: '进球' })
const following = (incidents: () => Incident[]) =>
  show({
    path: '/score/detail/football/1?tab=index',
    answers: {
      getMatchInfo: () => infoOf(listed),
      getMatchAnchors: () => ({ list: [] }),
      matchOdd: () => ({ list: [] }),
      getIncidentsData: () => ({ list: incidents(), annulled: [] }),
    },
  })

it('shows each goal that is scored meanwhile in its head, with the scorer', async () => {
  let list = [goalAt(3, 1, '哈兰德')]
  const { store } = await following(() => list)
  await expect.element(page.getByText('曼城').first()).toBeVisible()
  expect(shownGoal().elements()).toEqual([])
  store.dispatch(ticksReceived([{ ...listed, stamp: 11, home_score: 3 }]))
  await expect.element(shownGoal()).toHaveTextContent("进球 哈兰德 80'")
  list = [...list, goalAt(3, 2, '孙兴慜')]
  store.dispatch(ticksReceived([{ ...listed, stamp: 12, home_score: 3, away_score: 2 }]))
  await expect.element(shownGoal()).toHaveTextContent("进球 孙兴慜 80'")
})

it('announces a goal once, with its scorer', async () => {
  const { store } = await following(() => [goalAt(3, 1, '哈兰德')])
  // A slow machine must not announce the goal without the scorer.
  holdTimers(SCORER_MS)
  await expect.element(page.getByText('曼城').first()).toBeVisible()
  const said = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]'))
      if (textContent?.includes('进球')) said.add(textContent)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  store.dispatch(ticksReceived([{ ...listed, stamp: 11, home_score: 3 }]))
  await expect.element(shownGoal()).toHaveTextContent('哈兰德')
  observer.disconnect()
  expect([...said]).toEqual(["进球 哈兰德 80'"])
})

it('shows a goal whose scorer is not known yet as one of the team', async () => {
  const { store } = await following(() => [])
  await expect.element(page.getByText('热刺').first()).toBeVisible()
  store.dispatch(ticksReceived([{ ...listed, stamp: 11, away_score: 2 }]))
  await expect.element(shownGoal()).toHaveTextContent(/^进球 热刺/)
})

it('says in its head that a goal was taken back, and shows the lower score unlike a goal', async () => {
  const { store } = await following(() => [])
  await expect.element(page.getByText('曼城').first()).toBeVisible()
  store.dispatch(ticksReceived([{ ...listed, stamp: 11, home_score: 1 }]))
  await expect.element(page.getByRole('status').filter({ hasText: '进球取消' })).toHaveTextContent('进球取消 曼城 1–1')
  const flashed = document.querySelector('[data-component=MatchHead] [data-flash]')
  expect([flashed?.textContent, flashed?.getAttribute('data-flash')]).toEqual(['1', 'corrected'])
})

it('strikes a goal that does not count through in its incidents, with the reason', async () => {
  const goal = { kind: 'goal', side: 'home', minute: 20, added: 0, player: '哈兰德', second_player: '' } as const
  await show({
    path: '/score/detail/football/1?tab=status',
    answers: {
      ...answersFor({ home_score: 0, away_score: 0 }),
      getIncidentsData: () =>
        sample(getIncidentsData, {
          list: [{ ...goal, id: 2, kind: 'var', minute: 22, player: '孙兴慜' }],
          annulled: [{ ...goal, id: 2, home_score: 1, away_score: 0, reason: 'offside' }],
        }),
    },
  })
  const items = page.getByRole('list', { name: '事件' }).getByRole('listitem')
  await expect
    .poll(() => items.elements().map((item) => item.querySelector('s')?.textContent))
    .toEqual([undefined, '哈兰德'])
  await expect.element(items.nth(1)).toHaveTextContent("20'哈兰德已取消：越位1 – 0")
})

it('tells a check by video in words, who comes on, and the score of a shootout at each of its kicks', async () => {
  const of = (id: number, kind: Incident['kind'], side: 'home' | 'away', second_player = '') =>
    ({
      id,
      kind,
      side,
      minute: 120,
      added: 0,
      player: `球员${id}`,
      second_player,
      home_score: 1,
      away_score: 1,
    }) as const
  const list = [
    of(1, 'substitution', 'home', '替补'),
    of(2, 'var', 'away'),
    of(3, 'shootout_goal', 'home'),
    of(4, 'shootout_missed', 'away'),
    of(5, 'shootout_goal', 'home'),
    of(6, 'shootout_goal', 'away'),
  ]
  await show({
    path: '/score/detail/football/1?tab=status',
    answers: {
      ...answersFor({ home_score: 1, away_score: 1 }),
      getIncidentsData: () => sample(getIncidentsData, { list }),
    },
  })
  const items = page.getByRole('list', { name: '事件' }).getByRole('listitem')
  await expect
    .poll(() => items.elements().map((item) => item.textContent))
    .toEqual([
      "120'球员62 – 1",
      "120'球员52 – 0",
      "120'球员41 – 0",
      "120'球员31 – 0",
      "120'VAR 视频回看球员2",
      "120'替补球员1",
    ])
})

it('loads its commentary again when a line of it was corrected', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const line = (id: number, text: string) => sampleOf(commentary, { id, text, clock: `${20 + id}'` })
  let corrected = false
  const { callsOf } = await show({
    path: '/score/detail/football/1?tab=status&view=commentary',
    answers: {
      ...answersFor({}),
      getTliveData: ({ startid }) => ({
        list: [line(1, '开球'), corrected ? line(2, '进球无效') : line(2, '进球')].filter(
          ({ id }) => id > Number(startid),
        ),
        annulled: corrected ? [{ ...line(2, '进球'), reason: 'var' }] : [],
      }),
    },
  })
  await page.getByRole('tab', { name: '文字直播' }).click()
  const texts = () =>
    page
      .getByRole('list', { name: '文字直播' })
      .getByRole('paragraph')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(texts).toEqual(['进球', '开球'])
  corrected = true
  vi.advanceTimersByTime(5_000)
  await expect.poll(texts).toEqual(['进球无效', '进球 已取消：VAR 判定', '开球'])
  expect(callsOf('getTliveData').map(({ body }) => body['startid'])).toEqual([0, 2, 0])
})

it('shows no goal for scores that it missed, and none when the shield is lifted', async () => {
  const { store } = await following(() => [])
  const score = page.getByText(/^[0-9] ?– ?[0-9]$/).first()
  await expect.element(score).toHaveTextContent('2–1')
  store.dispatch(ticksReceived([{ ...listed, stamp: 11, home_score: 3, away_score: 2 }]))
  await expect.element(score).toHaveTextContent('3–2')
  store.dispatch(matchShielded({ key: tickKey(listed), value: true }))
  await expect.element(page.getByText('比分已隐藏').first()).toBeVisible()
  store.dispatch(ticksReceived([{ ...listed, stamp: 12, home_score: 4, away_score: 2 }]))
  store.dispatch(matchShielded({ key: tickKey(listed), value: false }))
  await expect.element(score).toHaveTextContent('4–2')
  expect(shownGoal().elements()).toEqual([])
})
