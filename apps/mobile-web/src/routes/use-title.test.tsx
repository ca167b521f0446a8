import { API_STATUS } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { expect, it } from 'vitest'
import { ticksReceived } from '../matches/live-scores'
import { infoOf, match, team } from '../testing/fixtures'
import { show } from '../testing/show'

const SITE = '看球吧 - 足球、篮球、电竞直播平台，好球一起看'
const playing = match({
  id: 3,
  hometeam: team('曼城'),
  awayteam: team('利物浦'),
  home_score: 1,
  away_score: 0,
  stamp: 1,
})

it.each([
  ['a page by its heading before the site', '/setting', `设置 - ${SITE}`],
  ['the page of a tab as before', '/user-center', '个人中心'],
])('names %s', async (_, path, title) => {
  await show({ path })
  await expect.poll(() => document.title).toBe(title)
})

it('names a match by its teams with the score, which follows the match', async () => {
  const { store } = await show({ path: '/score/detail/football/3', answers: { getMatchInfo: () => infoOf(playing) } })
  await expect.poll(() => document.title).toMatch(/^曼城 1–0 利物浦 · .+ - 看球吧/)
  const { status, time, home_score } = playing
  store.dispatch(
    ticksReceived([
      { id: 3, sport_id: SPORT.football, status, time, home_score: home_score + 1, away_score: 0, stamp: 2 } as never,
    ]),
  )
  await expect.poll(() => document.title).toMatch(/^曼城 2–0 利物浦/)
})

it.each([
  ['/live', '首页'],
  ['/search', '搜索'],
  ['/score/search', '搜索'],
])('names %s, which has no heading of words in its bar, by what it is', async (path, name) => {
  await show({ path })
  await expect.poll(() => document.title).toBe(`${name} - ${SITE}`)
})

const missing = () => ({ status: API_STATUS.notFound, msg: '内容不存在', data: null }) as never

it('names a panel of a match without its head by the match', async () => {
  await show({ path: '/mobile/lineup/3', answers: { getMatchInfo: () => infoOf(playing) } })
  await expect.poll(() => document.title).toMatch(/^曼城 1–0 利物浦 · .+ - 看球吧/)
})

it('names a panel whose match does not exist by the panel', async () => {
  await show({ path: '/mobile/lineup/4', answers: { getMatchInfo: missing } })
  await expect.poll(() => document.title).toBe(`阵容 - ${SITE}`)
})
