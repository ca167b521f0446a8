import type { FakeAnswers } from '@org/api-client/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { config, liveRoom, stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { LivePlayer } from './LivePlayer'

afterEach(() => void vi.useRealTimers())

/** A stream that never fails; whether its picture moves, the tests say. */
vi.mock(import('./attach-stream'), () => ({
  attachStream: () =>
    Promise.resolve({ latency: () => null, mostBehind: () => null, toLiveEdge: () => {}, detach: () => {} }),
}))

vi.mock(import('./RoomDanmaku'), () => ({ RoomDanmaku: () => <p>越过画面</p> }))

const LIMITED = () => {
  const usual = config()
  return { ...usual, config: { ...usual.config, room_video_play_sec: 40, room_video_play_flogin_sec: 100 } }
}

const open = (member: boolean, answers: FakeAnswers) =>
  show({
    member,
    path: '/live-detail/5',
    answers: { getCommonConfig: LIMITED, ...answers },
    children: <LivePlayer live={liveRoom()} streams={[stream()]} chat={null} onBack={() => {}} onPicture={() => {}} />,
  })
const play = () => document.querySelector('video')?.dispatchEvent(new Event('playing'))
const watch = async (seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 5) await vi.advanceTimersByTimeAsync(5_000)
}

it('reports what is watched, proposes a login, and stops a guest who has watched as long as the config allows', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-06-14T12:00:00Z') })
  let sum = 40
  const shown = await open(false, {
    getVideoWatchTime: () => ({ watch_seconds: sum, can_continue_watch: true }),
    updateVideoWatchTime: (body) => {
      sum += Number(body['watch_seconds'])
      return { watch_seconds: sum, can_continue_watch: sum < 100 }
    },
  })
  await expect.poll(() => shown.callsOf('getVideoWatchTime').length).toBe(1)
  play()
  await watch(30)
  await expect
    .poll(() => shown.callsOf('updateVideoWatchTime').map(({ body }) => body?.['watch_seconds']))
    .toEqual([30])
  expect(shown.store.getState().feedback.loginPrompt).toBe(false)
  await watch(10)
  await expect.poll(() => shown.store.getState().feedback.loginPrompt).toBe(true)
  await expect.element(page.getByText('越过画面')).toBeInTheDocument()
  await watch(20)
  await expect.element(page.getByText('登录后继续观看')).toBeVisible()
  expect(page.getByText('越过画面').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: '去登录' })).toBeVisible()
})

it('reports what a report that failed did not bring with the next, which comes no earlier', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-06-14T12:00:00Z') })
  let fails = true
  const shown = await open(true, {
    getVideoWatchTime: () => ({ watch_seconds: 0, can_continue_watch: true }),
    updateVideoWatchTime: () =>
      fails ? { status: 1, msg: '服务器繁忙', data: null } : { watch_seconds: 65, can_continue_watch: true },
  })
  await expect.poll(() => shown.callsOf('getVideoWatchTime').length).toBe(1)
  play()
  const reports = () => shown.callsOf('updateVideoWatchTime').map(({ body }) => body?.['watch_seconds'])
  await watch(30)
  await expect.poll(reports).toEqual([30])
  fails = false
  await watch(25)
  expect(reports()).toEqual([30])
  await watch(5)
  await expect.poll(reports).toEqual([30, 60])
})

it('stops a member whose time is over, until the server says otherwise', async () => {
  let can_continue_watch = false
  await open(true, { getVideoWatchTime: () => ({ watch_seconds: 9_000, can_continue_watch }) })
  await expect.element(page.getByText('今天的观看时长已用完')).toBeVisible()
  can_continue_watch = true
  await page.getByRole('button', { name: '重新检查' }).click()
  await expect.poll(() => page.getByText('今天的观看时长已用完').elements()).toEqual([])
})
