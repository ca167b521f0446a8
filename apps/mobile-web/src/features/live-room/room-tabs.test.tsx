import { getLineupData, getMatchRank } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { BASKETBALL_STATUS, SPORT } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchShielded } from '../../matches/spoiler-shield'
import { config, liveRoom, match } from '../../testing/fixtures'
import { answersFor, TEAMS } from '../../testing/match-answers'
import { show } from '../../testing/show'

const BASKETBALL = { sport_id: SPORT.basketball, status: BASKETBALL_STATUS.q1 }

const SIDE = {
  formation: '',
  starters: [{ name: '哈兰德', number: 9, position: null, captain: 0 as const }],
  bench: [],
  absent: [],
}

const open = ({ fields = {}, switches = {} }: { fields?: object; switches?: Record<string, string> } = {}) =>
  show({
    path: '/live-detail/5',
    answers: {
      ...answersFor(fields),
      getLivePageData: () => ({
        live: liveRoom({ start_time: 1 }),
        streams: [],
        match: match({ ...TEAMS, ...fields }),
        notice: '',
      }),
      getLineupData: () => sample(getLineupData, { home: SIDE, away: SIDE }),
      getMatchRank: () => sample(getMatchRank, { list: [] }),
      getCommonConfig: () => config(switches),
    },
  })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const names = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)

describe('the tabs of a room on air', () => {
  it.each([
    ['football', {}, ['聊天', '私聊', '主播', '竞猜', '赛况', '分析', '阵容', '指数']],
    ['basketball', BASKETBALL, ['聊天', '私聊', '主播', '竞猜', '赛况', '分析', '指数', '排名']],
  ])('have what the page of a %s match has', async (_, fields, expected) => {
    await open({ fields })
    await expect.element(tab('分析')).toBeVisible()
    expect(names()).toEqual(expected)
  })

  it('are those whose switches are on', async () => {
    await open({ switches: { switch_race_analysis: '0', switch_race_index: '0' } })
    await expect.element(tab('阵容')).toBeVisible()
    expect(names()).toEqual(['聊天', '私聊', '主播', '竞猜', '赛况', '阵容'])
  })

  it('show the panels of the match page, and none of those whose score is hidden', async () => {
    const { store, callsOf } = await open()
    await tab('分析').click()
    await expect.poll(() => callsOf('getAnalysisData')).toHaveLength(1)
    await tab('阵容').click()
    await expect.element(page.getByText('哈兰德').first()).toBeVisible()
    await tab('指数').click()
    await expect.poll(() => callsOf('matchOdd')).toHaveLength(1)
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await expect.element(page.getByText('您为这场比赛开启了防剧透')).toBeVisible()
  })
})

describe('gifts', () => {
  const gift = page.getByRole('button', { name: '礼物', exact: true })

  it('can be given in the tabs without a field, also in a room without a chat', async () => {
    await open({ switches: { switch_room_chat: '0' } })
    for (const name of ['主播', '竞猜', '赛况', '指数']) {
      await tab(name).click()
      await expect.element(gift).toBeVisible()
      expect(gift.elements()).toHaveLength(1)
    }
  })
})

it('shows the score of the match beside other tabs, which leads to what happens in it', async () => {
  const { store, place } = await open({ fields: { home_score: 4, away_score: 3 } })
  const score = page.getByRole('button', { name: /曼城 4.*3 热刺/ })
  await expect.element(score).toBeVisible()
  score.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toContain('tab=status')
  await expect.poll(() => score.elements()).toEqual([])
  await expect.element(page.getByRole('tabpanel', { name: '赛况' })).toHaveFocus()
  await tab('聊天').click()
  store.dispatch(matchShielded({ key: '1:1', value: true }))
  await expect.poll(() => page.getByText('4', { exact: true }).elements()).toEqual([])
})
