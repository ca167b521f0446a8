import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoomApi } from '../api/live-room'
import { loggedOut } from '../store/session'
import { config, user } from '../testing/fixtures'
import { heldReply } from '../testing/held-reply'
import { holdTimers } from '../testing/held-timers'
import { show } from '../testing/show'
import { CONFIG_RETRY_MS } from './use-start'

describe('an expired session', () => {
  const EXPIRED = { status: 2, msg: '登录超时', data: null }

  it('is announced, prompts once for a login and continues as a guest', async () => {
    const { store } = await show({
      path: '/user-center',
      member: true,
      answers: { getTaskInfo: () => EXPIRED },
    })
    await expect.element(page.getByRole('dialog', { name: '您还未登录' })).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('登录超时')
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
    await expect.poll(() => store.getState().session.guest?.userid).toBe('guest1')
    expect(store.getState().session.token).toBe('')
  })

  it('does not prompt if getUserInfo reports it', async () => {
    const { store } = await show({ path: '/user-center', member: true, answers: { getUserInfo: () => EXPIRED } })
    await expect.element(page.getByText('登录超时')).toBeVisible()
    await expect.poll(() => store.getState().session.guest?.userid).toBe('guest1')
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('remembers the page of a user who confirms', async () => {
    const { place } = await show({
      path: '/user-center?from=ad',
      member: true,
      answers: { getTaskInfo: () => EXPIRED },
    })
    await page.getByRole('button', { name: '确定' }).click()
    await expect.poll(place).toBe('/login')
    expect(localStorage.getItem('backurl')).toBe('/user-center?from=ad')
  })

  it('of a previous viewer does not affect the current one', async () => {
    const late = heldReply<typeof EXPIRED>()
    const { store, callsOf } = await show({
      path: '/user-center',
      member: true,
      answers: { getTaskInfo: late.answer, getLiveChat: () => ({ status: 6, msg: '操作太频繁', data: null }) },
    })
    await expect.poll(() => callsOf('getTaskInfo').length).toBeGreaterThan(0)
    store.dispatch(loggedOut())
    await expect.poll(() => store.getState().session.guest?.userid).toBe('guest1')
    late.give(EXPIRED)
    // A call made after the late reply has its own reply.
    await store.dispatch(liveRoomApi.endpoints.getLiveChat.initiate({ liveid: 5 }))
    expect(callsOf('getLiveChat')).toHaveLength(1)
    expect(store.getState().session.guest?.userid).toBe('guest1')
    expect(store.getState().feedback.loginPrompt).toBe(false)
  })
})

describe('a visitor without credentials', () => {
  const refused = (status: number) => () => ({ status, msg: status === 2 ? '登录超时' : '操作太频繁', data: null })

  it('has no session that could expire, so nothing reloads and no request loops', async () => {
    const { store, callsOf } = await show({
      path: '/setting',
      answers: { getGuestInfo: refused(6), getLiveChat: refused(2) },
    })
    store.dispatch(loggedOut())
    await expect.poll(() => callsOf('getCommonConfig').length).toBe(1)
    await store.dispatch(liveRoomApi.endpoints.getLiveChat.initiate({ liveid: 5 }))
    await expect.element(page.getByRole('heading', { name: '设置' })).toBeVisible()
    expect(callsOf('getCommonConfig')).toHaveLength(1)
    expect(store.getState().feedback.loginPrompt).toBe(false)
  })
})

describe('the start', () => {
  it('shows 加载中... until config and viewer are loaded', async () => {
    const slow = heldReply<ReturnType<typeof user>>()
    await show({ path: '/setting', member: true, answers: { getUserInfo: slow.answer } })
    const loading = page.getByText('加载中...', { exact: true })
    await expect.element(loading).toBeVisible()
    slow.give(user())
    await expect.element(loading).not.toBeInTheDocument()
  })

  it('retries loading the config without a toast each time', async () => {
    const pass = holdTimers(CONFIG_RETRY_MS)
    let tries = 0
    const { callsOf, store } = await show({
      path: '/setting',
      answers: {
        getCommonConfig: () => {
          tries += 1
          if (tries < 2) return { status: 1, msg: '服务器繁忙，请稍后再试', data: null }
          return config()
        },
      },
    })
    await expect.poll(() => callsOf('getCommonConfig').length).toBe(1)
    expect(store.getState().feedback.toast).toBeNull()
    await expect
      .poll(() => {
        if (callsOf('getCommonConfig').length < 2) pass(CONFIG_RETRY_MS)
        return callsOf('getCommonConfig').length
      })
      .toBe(2)
    expect(store.getState().feedback.toast).toBeNull()
    await expect.element(page.getByText('加载中...', { exact: true })).not.toBeInTheDocument()
  })
})
