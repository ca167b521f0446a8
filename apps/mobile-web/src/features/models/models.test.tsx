import type { Model, ModelEntry } from '@org/api-client/contract'
import type { FakeAnswers } from '@org/api-client/testing'
import { MODELS, modelMatrix, outcomeChances } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { config, match, user } from '../../testing/fixtures'
import { langChosen } from '../../store/preferences'
import { show } from '../../testing/show'

const expected = { home: 1.7, away: 0.8 }
const entry: ModelEntry = {
  id: 1,
  match: match({ status: 1, kickoff_time: 4_000_000_000, home_score: 0 }),
  chances: outcomeChances(modelMatrix(expected)),
  results: 120,
  computed_at: 1_790_000_000,
  backtest: 0,
  state: 'open',
  score: null,
}
const model = (type: Model['type'], fields: Partial<Model> = {}): Model => ({
  id: MODELS.indexOf(type) + 1,
  type,
  settled: 100,
  hits: 61,
  said: 0.58,
  backtests: 40,
  open: 12,
  gold: 300,
  until: 0,
  ...fields,
})
const answers: FakeAnswers = {
  getUserInfo: () => user({ gold: 1_000 }),
  getModels: () => ({ list: MODELS.map((type) => model(type)) }),
  getModelEntries: () => ({ list: [entry], total: 1, page: 1 }),
  getModelEntry: () => ({ ...entry, expected }),
  getModelRecord: () => ({
    settled: 100,
    hits: 61,
    said: 0.58,
    backtests: 40,
    bins: [{ from: 0.5, to: 0.6, count: 30, said: 0.55, happened: 0.5 }],
    months: [{ month: '2026-11', settled: 100, hits: 61, said: 0.58 }],
  }),
  getModelPlans: () => ({ model: model('poisson'), list: [{ id: 5, type: 'poisson', days: 7, gold: 400 }] }),
  subscribeModel: () => ({ id: 1, gold: 600, until: 4_000_000_000 }),
  getModelSubscriptions: () => ({
    list: [
      { id: 1, type: 'margin', days: 7, gold: 400, starts_at: 1_790_000_000, ends_at: 1_790_600_000, created_at: 1 },
    ],
    next: '',
  }),
}

describe('the data models', () => {
  it('say how often they were right beside their own chances, and lead to the matches of a day', async () => {
    const { place, callsOf } = await show({ path: '/data', answers })
    await expect.element(page.getByText(/近 100 场命中 61%（模型自估 58%）/).first()).toBeVisible()
    await page.getByRole('link', { name: /泊松模型/ }).click()
    await expect.poll(place).toBe('/data/model/poisson')
    await expect.element(page.getByText(/主 5\d% 平 2\d% 客 1\d% · 订阅后查看模型结论/)).toBeVisible()
    await page.getByRole('radio', { name: /明天/ }).click()
    await expect.poll(() => callsOf('getModelEntries')).toHaveLength(2)
    const [today, tomorrow] = callsOf('getModelEntries').map(({ body }) => body)
    expect(today).toMatchObject({ type: 'poisson' })
    expect(Date.parse(String(tomorrow?.['date'])) - Date.parse(String(today?.['date']))).toBe(86_400_000)
    await expect.poll(place).toContain('?date=')
    await page.getByRole('link', { name: /主队 vs 客队/ }).click()
    await expect.poll(place).toBe('/data/model/detail/poisson/1')
  })

  it('leave their page to the plans on a site without models', async () => {
    const closed = { status: 5, msg: '模型暂未开放', data: null }
    const { place } = await show({
      path: '/data',
      answers: {
        ...answers,
        getCommonConfig: () => config({ switch_ai_model: '0' }),
        getModels: () => closed as never,
      },
    })
    await expect.element(page.getByRole('link', { name: '订阅记录' })).not.toBeInTheDocument()
    await page.getByRole('link', { name: /热门方案/ }).click()
    await expect.poll(place).toBe('/redorder/list/hot')
  })

  it('say on a site without models and plans that there is nothing yet', async () => {
    const none = config({ switch_ai_model: '0', switch_redform_new_check: '0' })
    await show({ path: '/data', answers: { ...answers, getCommonConfig: () => none } })
    await expect.element(page.getByText('模型暂未开放')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /热门方案/ })).not.toBeInTheDocument()
  })

  it('read a match from goals that the viewer moves, which change no verdict, and show their calibration', async () => {
    const settled = { ...entry, expected, state: 'settled' as const, score: { home: 1, away: 0 } }
    await show({ path: '/data/model/detail/poisson/1', answers: { ...answers, getModelEntry: () => settled } })
    await expect.element(page.getByText(/^比分 1–0/)).toBeVisible()
    await expect.element(page.getByText('命中', { exact: true })).toBeVisible()
    const slider = page.getByRole('slider', { name: /主队/ })
    await slider.fill('4')
    await expect.element(page.getByText(/^比分 [34]–0/)).toBeVisible()
    await expect.element(page.getByText('命中', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '还原' }).click()
    await expect.element(page.getByText('按您的调整')).not.toBeInTheDocument()
    await expect.element(page.getByText('概率准不准')).toBeVisible()
    await expect.element(page.getByText('其中 40 场为回测')).toBeVisible()
  })

  it('keep what they say until kick-off for subscribers, also in a page without a bar', async () => {
    const { place } = await show({
      path: '/mobile/model/detail/upset/1',
      answers: { ...answers, getModelEntry: () => entry },
    })
    await expect.element(page.getByText('开赛后对所有人公开')).toBeVisible()
    await expect.element(page.getByText('模型结论', { exact: true })).not.toBeInTheDocument()
    await page.getByRole('link', { name: '订阅', exact: true }).click()
    await expect.poll(place).toBe('/data/model/subscribe/1')
  })

  it('are subscribed to at the price that is shown', async () => {
    const { callsOf } = await show({ path: '/data/model/subscribe/3', member: true, answers })
    await page.getByRole('button', { name: '订阅 7 天' }).click()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect.element(page.getByText(/剩余 600 金币/)).toBeVisible()
    expect(callsOf('subscribeModel').map(({ body }) => body)).toMatchObject([{ plan_id: 5, gold: 400 }])
  })

  it('are in the record of what a member has subscribed to', async () => {
    await show({ path: '/data/model/subscription-records', member: true, answers })
    await expect.element(page.getByText('净胜模型')).toBeVisible()
  })

  it('ask in Portuguese to play responsibly', async () => {
    const { store } = await show({ path: '/data', answers })
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByText(/18\+ · Jogue com responsabilidade/)).toBeVisible()
    await expect.element(page.getByText(/61% de acerto em 100 jogos/).first()).toBeVisible()
  })
})
