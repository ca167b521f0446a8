import { getFifaTeam, getFifaTopic, type Endpoints, type ReplyOf } from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { FOOTBALL_STATUS } from '@org/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { match, team } from '../../testing/fixtures'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'

afterEach(() => {
  vi.restoreAllMocks()
  scrollTo(0, 0)
})

const spain = { ...team('西班牙'), id: 11 }
const brazil = { ...team('巴西'), id: 12 }
const numbers = { played: 3, won: 2, drawn: 1, lost: 0, scored: 7, conceded: 2, points: 7 }
const groupRow = { place: 1, team: spain, ...numbers, qualified: 1 } as const
const group = {
  name: 'A组',
  rows: [groupRow, { ...groupRow, place: 2, team: brazil, won: 1, lost: 1, points: 4, qualified: 0 as const }],
}
const final = match({
  id: 104,
  hometeam: spain,
  awayteam: brazil,
  status: FOOTBALL_STATUS.finished,
  home_score: 1,
  away_score: 1,
  home_penalty_score: 4,
  away_penalty_score: 2,
  kickoff_time: Date.UTC(2026, 6, 19, 19) / 1000,
  round: '决赛',
})
const topic = (): ReplyOf<Endpoints['getFifaTopic']> => ({
  ...sample(getFifaTopic, { event: { id: 9 } }),
  groups: [group],
  bracket: [{ name: '决赛', apart: 0, ties: [{ matchid: 104, earlier: [], total: null, winner: 'home' }] }],
  matches: [final],
  scorers: [{ rank: 1, player: '基利安', team: spain, goals: 8, penalties: 2 }],
  stadiums: [{ name: '纽约大都会球场', country: 'us', capacity: 82500, matchids: [104] }],
})
const rank = {
  rank: 1,
  previous_rank: 3,
  points: 1700.25,
  history: [
    { date: '2026-06-30', rank: 3, points: 1680 },
    { date: '2026-07-19', rank: 1, points: 1700.25 },
  ],
}
const NOTHING = { event: null, groups: [], bracket: [], matches: [], scorers: [], stadiums: [] }
const nation = (fields: Partial<ReplyOf<Endpoints['getFifaTeam']>> = {}) => ({
  ...sample(getFifaTeam, {}),
  team: spain,
  rank,
  group,
  matches: [final],
  ...fields,
})
const answers: FakeAnswers = {
  getFifaTopic: topic,
  getFifaRank: () => ({ list: [{ team: spain, ...rank }], total: 1, page: 1 }),
  getFifaTeam: () => nation(),
  getFifaTeamStats: () => ({
    team: spain,
    event: null,
    played: 7,
    list: [
      { kind: 'ball_possession', value: 61.5, mean: 50 },
      { kind: 'goals', value: 2.14, mean: 1.48 },
      { kind: 'corner_kicks', value: 0, mean: 0 },
    ],
  }),
  getFifaTeamHonor: () => ({
    team: spain,
    list: [{ tournament: '世界杯', titles: [2026, 2010], finals: [], entries: 17, first: 1934 }],
  }),
  getFifaTeamSquad: () => ({
    team: spain,
    list: [{ number: 1, position: 'GK', name: 'Unai Simón', club: 'Athletic Club', date_of_birth: '1997-06-11' }],
  }),
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

describe('the World Cup', () => {
  it.each(['/fifa2025', '/mobile/fifa2025'])(
    'shows the tables first, and leads from a team to its page: %s',
    async (path) => {
      const { place } = await show({ path, answers })
      await expect.element(page.getByRole('row', { name: /西班牙.* 3 2 1 0 \+5 7 7\/2/ })).toBeVisible()
      await page.getByRole('link', { name: /西班牙/ }).click()
      await expect.poll(place).toBe('/fifa-team/11')
    },
  )

  it('has its tab in the URL: bracket, matches, scorers and rank', async () => {
    const { place } = await show({ path: '/fifa2025?tab=bracket', answers, zone: 'Asia/Shanghai' })
    const tie = page.getByRole('link', { name: /07-20.*西班牙.*巴西/ })
    await expect.element(tie).toBeVisible()
    await expect.element(tie).toHaveAttribute('href', '/score/detail/football/104')
    await expect.element(tie).toHaveTextContent(/西班牙.*\(4\).*巴西.*\(2\)/)
    await tab('赛程').click()
    await expect.poll(place).toBe('/fifa2025?tab=matches')
    await expect.element(page.getByRole('heading', { name: '2026-07-20 · 决赛' })).toBeVisible()
    await tab('射手榜').click()
    await expect.element(page.getByText('西班牙 · 点球 2')).toBeVisible()
    await tab('排名').click()
    await expect.element(page.getByText('上升 2 位')).toBeVisible()
    await expect.element(page.getByText('不是国际足联的官方排名')).toBeVisible()
    await expect.poll(place).toBe('/fifa2025?tab=rank')
  })

  it('has a stadium and its matches in the URL', async () => {
    const { place } = await show({ path: '/fifa2025?tab=stadiums', answers, zone: 'Asia/Shanghai' })
    await page.getByRole('button', { name: /纽约大都会球场.*1 场比赛.*82,500 座/ }).click()
    await expect.poll(place).toBe('/fifa2025?tab=stadiums&stadium=1')
    await expect.element(page.getByRole('heading', { name: '2026-07-20 · 决赛' })).toBeVisible()
    await page.getByRole('button', { name: '全部球场' }).click()
    await expect.poll(place).toBe('/fifa2025?tab=stadiums')
  })

  it('says that nothing has been imported, and what to see instead', async () => {
    const { place } = await show({ path: '/fifa2025', answers: { ...answers, getFifaTopic: () => NOTHING } })
    await expect.element(page.getByText('还没有世界杯数据')).toBeVisible()
    await page.getByRole('link', { name: '去资料库' }).click()
    await expect.poll(place).toBe('/database')
  })

  it('shows its skeleton while it loads', async () => {
    const held = heldReply<ReturnType<typeof topic>>()
    await show({ path: '/fifa2025', answers: { ...answers, getFifaTopic: held.answer } })
    await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(1)
    held.give(topic())
    await expect.element(page.getByRole('link', { name: /西班牙/ })).toBeVisible()
  })

  it('shows a failure with a retry', async () => {
    let fails = true
    const reply = () => {
      if (fails) throw new TypeError('no network')
      return topic()
    }
    await show({ path: '/fifa2025', answers: { ...answers, getFifaTopic: reply } })
    const retry = page.getByRole('button', { name: '重试' })
    await expect.element(retry).toBeVisible()
    fails = false
    await retry.click()
    await expect.element(page.getByRole('link', { name: /西班牙/ })).toBeVisible()
  })

  it('says without a network that there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show({
      path: '/fifa2025',
      answers: {
        ...answers,
        getFifaTopic: () => {
          throw new TypeError('no network')
        },
      },
    })
    await expect.element(page.getByText('联网后会自动打开此页')).toBeVisible()
  })

  it('has no bar where an app shows it in its own frame', async () => {
    await show({ path: '/mobile/fifa2025', answers })
    await expect.element(page.getByRole('link', { name: /西班牙/ })).toBeVisible()
    expect(page.getByRole('banner').elements()).toEqual([])
    expect(page.getByRole('button', { name: '返回' }).elements()).toEqual([])
    await expect.element(page.getByRole('main')).toHaveAttribute('aria-label')
  })
})

describe('a national team', () => {
  it('has its rank in the head, and its tabs in the URL', async () => {
    const { place } = await show({ path: '/fifa-team/11', answers, zone: 'Asia/Shanghai' })
    await expect.element(page.getByRole('heading', { name: '西班牙', level: 1 })).toBeVisible()
    await expect.element(page.getByTestId('rank')).toHaveTextContent('1')
    await expect.element(page.getByTestId('points')).toHaveTextContent('1,700.3')
    await expect.element(page.getByRole('heading', { name: '2026-07-20 · 决赛' })).toBeVisible()
    await tab('小组').click()
    await expect.element(page.getByRole('row', { name: /巴西/ })).toBeVisible()
    await tab('统计').click()
    await expect.element(page.getByText('61.5%')).toBeVisible()
    // Nobody has recorded the corners of this tournament.
    expect(page.getByText('角球').elements()).toEqual([])
    await tab('荣誉').click()
    await expect.element(page.getByText('冠军：2026 · 2010')).toBeVisible()
    await tab('名单').click()
    await expect.element(page.getByText('Athletic Club')).toBeVisible()
    await tab('排名').click()
    await expect.element(page.getByText('第 3 名')).toBeVisible()
    await expect.poll(place).toBe('/fifa-team/11?tab=rank')
  })

  it('without a rank and a group says so, and leads to the World Cup', async () => {
    const { place } = await show({
      path: '/fifa-team/11?tab=group',
      answers: { ...answers, getFifaTeam: () => nation({ rank: null, group: null, matches: [] }) },
    })
    await expect.element(page.getByText('球队没有参加本届世界杯')).toBeVisible()
    await page.getByRole('link', { name: '查看世界杯' }).click()
    await expect.poll(place).toBe('/fifa2025')
  })

  it('that does not exist is told apart from a failure', async () => {
    const missing = () => ({ status: 7, msg: '内容不存在', data: null })
    await show({ path: '/fifa-team/999', answers: { ...answers, getFifaTeam: missing } })
    await expect.element(page.getByText('国家队不存在')).toBeVisible()
    expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([])
  })

  it.each([
    ['honor', 'getFifaTeamHonor', '17 次', '暂无荣誉记录', { team: spain, list: [] }],
    ['stats', 'getFifaTeamStats', '1.5', '暂无技术统计', { team: spain, event: null, played: 0, list: [] }],
    ['lineup', 'getFifaTeamSquad', 'Unai Simón', '暂无球员名单', { team: spain, list: [] }],
  ] as const)('has %s as a page without a bar, also when there is nothing', async (name, call, text, none, empty) => {
    const path = `/mobile/fifa-team/${name}/11`
    const { callsOf } = await show({ path, answers })
    await expect.element(page.getByText(text).first()).toBeVisible()
    expect(callsOf(call)[0]?.body).toMatchObject({ teamid: 11 })
    expect(page.getByRole('banner').elements()).toEqual([])
    await show({ path, answers: { ...answers, [call]: () => empty } })
    await expect.element(page.getByText(none)).toBeVisible()
    await expect.element(page.getByRole('link', { name: '查看世界杯' })).toBeVisible()
  })
})
