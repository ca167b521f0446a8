import { FOOTBALL_STATUS } from '@org/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../api/base'
import { ticksReceived } from '../matches/live-scores'
import { muteToggled, ownChosen, soundChosen, vibrationChosen } from '../matches/match-notices'
import { matchShielded } from '../matches/spoiler-shield'
import { day, match, team } from '../testing/fixtures'
import { show } from '../testing/show'

const collected = match({ attented: 1, hometeam: team('曼城'), awayteam: team('阿森纳') })
const { finished: FINISHED } = FOOTBALL_STATUS
const vibrate = vi.fn()
const started = vi.fn()

class FakeAudio {
  currentTime = 0
  destination = {}
  resume = async () => undefined
  createGain = () => ({ gain: { value: 0 }, connect: () => undefined })
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => undefined,
    start: started,
    stop: () => undefined,
  })
}

// A banner leaves after five seconds of this clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vibrate.mockClear()
  started.mockClear()
})

const open = async (first: Partial<typeof collected> = {}) => {
  vi.spyOn(navigator, 'vibrate').mockImplementation((pattern) => Boolean(vibrate(pattern)) || true)
  vi.stubGlobal('AudioContext', FakeAudio)
  let listed = { ...collected, ...first }
  const { store, callsOf } = await show({
    path: '/score',
    answers: { getDateMatch: () => day(), getAttentMatchlist: () => ({ list: [listed] }) },
  })
  // Loaded together with what tells of matches.
  await expect.element(page.getByRole('button', { name: '分享' })).toBeVisible()
  await expect.poll(() => callsOf('getAttentMatchlist').length).toBe(1)
  await expect.poll(() => isKnown(store)).toBe(true)
  // RTK Query tells components of a reply in the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  let stamp = collected.stamp
  return {
    store,
    callsOf,
    tick: (fields: Partial<typeof collected>) => {
      stamp += 1
      store.dispatch(ticksReceived([{ ...collected, stamp, ...fields }]))
    },
    relist: (fields: Partial<typeof collected>) => {
      listed = { ...collected, ...fields }
      store.dispatch(api.util.invalidateTags(['attention']))
    },
  }
}

const isKnown = (store: Awaited<ReturnType<typeof show>>['store']) =>
  Object.values(store.getState().api.queries).some(
    (query) => query?.endpointName === 'getAttentMatchlist' && query.status === 'fulfilled',
  )
const banner = () => page.getByRole('status').filter({ hasText: '曼城' })

it('tells of a goal in a collected match, with its score, and leads to it', async () => {
  const { tick } = await open()
  tick({ home_score: 2 })
  await expect.element(banner()).toHaveTextContent('曼城 2–0 阿森纳 曼城进球')
  await expect.element(banner().getByRole('button', { name: '观看比赛' })).toBeVisible()
  expect(vibrate).toHaveBeenCalledTimes(1)
  expect(started).not.toHaveBeenCalled()
})

it('tells of a card at once', async () => {
  const { tick, callsOf } = await open()
  tick({ home_yellow: 1 })
  await expect.element(banner()).toHaveTextContent('曼城黄牌')
  expect(callsOf('getAttentMatchlist')).toHaveLength(1)
})

it('tells of a card that comes with the list, as after a lost tick', async () => {
  const { relist } = await open()
  relist({ away_red: 1 })
  await expect.element(banner()).toHaveTextContent('阿森纳红牌')
})

it.each([
  ['a goal', {}, { home_score: 0 }, '曼城 0–0 阿森纳 曼城进球取消'],
  ['a card', { away_red: 1 }, { away_red: 0 }, '曼城 1–0 阿森纳 阿森纳的牌被取消'],
  ['a goal for one that counts for the other', {}, { home_score: 0, away_score: 1 }, '曼城 0–1 阿森纳 比分更正'],
  ['a result', { status: FINISHED }, { status: FINISHED, away_score: 3 }, '曼城 1–3 阿森纳 比分更正'],
] as const)('tells that %s was taken back', async (_, first, then, text) => {
  const { tick } = await open(first)
  tick({ ...first, ...then })
  await expect.element(banner()).toHaveTextContent(text)
  expect(vibrate).toHaveBeenCalledTimes(1)
})

it('tells nothing of a replay that begins again', async () => {
  const { store, tick } = await open({ status: FINISHED })
  tick({ status: FOOTBALL_STATUS.firstHalf, home_score: 0 })
  await new Promise(requestAnimationFrame)
  expect(store.getState().banners).toEqual([])
})

it('tells of no match that is not collected', async () => {
  const { store } = await open()
  store.dispatch(ticksReceived([match({ id: 2, home_score: 5, stamp: 99 })]))
  await new Promise(requestAnimationFrame)
  expect(store.getState().banners).toEqual([])
  expect(vibrate).not.toHaveBeenCalled()
})

it.each([
  ['muted', muteToggled('1:1')],
  ['shielded', matchShielded({ key: '1:1', value: true })],
])('is silent about a match that is %s', async (_, action) => {
  const { store, tick } = await open()
  store.dispatch(action)
  tick({ home_score: 2 })
  await new Promise(requestAnimationFrame)
  expect(store.getState().banners).toEqual([])
  expect(vibrate).not.toHaveBeenCalled()
})

it('sounds and vibrates as the fan has chosen, also for a kick-off, which has its own banner', async () => {
  const { store, tick } = await open({ status: FOOTBALL_STATUS.notStarted })
  store.dispatch(soundChosen(true))
  store.dispatch(vibrationChosen(false))
  tick({ status: FOOTBALL_STATUS.firstHalf })
  await expect.poll(() => started.mock.calls.length).toBe(2)
  expect(vibrate).not.toHaveBeenCalled()
  expect(store.getState().banners).toEqual([])
})

it('sounds for one match as the fan has chosen for it, whatever is chosen for all', async () => {
  const { store, tick } = await open()
  store.dispatch(ownChosen({ key: '1:1', sound: true, vibration: false }))
  store.dispatch(soundChosen(false))
  tick({ home_score: 2 })
  await expect.poll(() => started.mock.calls.length).toBe(2)
  expect(vibrate).not.toHaveBeenCalled()
})
