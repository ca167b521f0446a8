/// <reference types="@vitest/browser-playwright" />
import type { FakeAnswers } from '@org/api-client/testing'
import { CHECK_IN_SUCCESS_DELAY_MS } from '@org/domain'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { task, user } from '../../testing/fixtures'
import { holdTimers } from '../../testing/held-timers'
import { show, type Shown } from '../../testing/show'

const DONE = task({ checkin: 1, checkin_nth_status: 'apply' })
/** What has happened is in the page. */
const twoFrames = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}
const gold = () => page.getByTestId('gold')

describe('the check-in', () => {
  it('sends once on repeated presses, shows the success after 500 ms and then reloads', async () => {
    let done = false
    const { callsOf } = await show({
      path: '/user-center',
      member: true,
      answers: {
        getTaskInfo: () => (done ? DONE : task()),
        getUserInfo: () => user({ gold: done ? 170 : 100 }),
        checkin: () => {
          done = true
          return { continuous: 3, award: 70 }
        },
      },
    })
    const button = page.getByRole('button', { name: '立即签到' })
    await expect.element(button).toBeVisible()
    const element = button.element() as HTMLElement
    const pass = holdTimers(CHECK_IN_SUCCESS_DELAY_MS)
    element.click()
    element.click()
    expect(callsOf('getTaskInfo')).toHaveLength(1)
    await expect.poll(() => callsOf('checkin').length).toBe(1)
    const success = page.getByText('签到成功，+70金币，连续3天')
    await twoFrames()
    expect(success.elements()).toEqual([])
    let passed = 0
    await expect
      .poll(() => {
        passed += pass(CHECK_IN_SUCCESS_DELAY_MS)
        return success.elements().length
      })
      .toBe(1)
    expect(passed).toBeGreaterThan(0)
    await expect.element(success).toBeVisible()
    await expect.element(page.getByRole('button', { name: '您今天已签到' })).toBeDisabled()
    await expect.element(gold()).toHaveTextContent('170')
    expect(document.querySelector('[data-flying]')).toBeNull()
    expect(callsOf('checkin').map(({ body }) => body['recheckin'])).toEqual([0])
  })

  it('asks for confirmation of a make-up with its price; cancelling sends nothing', async () => {
    const { callsOf } = await show({
      path: '/user-center',
      member: true,
      answers: {
        getTaskInfo: () => task({ checkin_nth_status: 'supply', recheckin_price: 80 }),
        checkin: () => ({ continuous: 3, award: 70 }),
      },
    })
    await page.getByRole('button', { name: '立即签到' }).click()
    const dialog = page.getByRole('dialog', { name: '补签' })
    await expect.element(dialog).toHaveTextContent('80 金币')
    await dialog.getByRole('button', { name: '取消' }).click()
    expect(callsOf('checkin')).toEqual([])
    await page.getByRole('button', { name: '立即签到' }).click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect.poll(() => callsOf('checkin').map(({ body }) => body['recheckin'])).toEqual([1])
  })

  it('reloads after a refusal, because another tab may have checked in', async () => {
    let elsewhere = false
    await show({
      path: '/user-center',
      member: true,
      answers: {
        getTaskInfo: () => (elsewhere ? DONE : task()),
        checkin: () => {
          elsewhere = true
          return { status: 8, msg: '您今天已签到', data: null }
        },
      },
    })
    await page.getByRole('button', { name: '立即签到' }).click()
    await expect.element(page.getByRole('button', { name: '您今天已签到' })).toBeDisabled()
  })
})

describe('the coins of a check-in', () => {
  /** Calls the function for each change of the page from before the press on. */
  const checkInTo = async (after: number, watch: (shown: Shown) => void) => {
    let done = false
    const shown = await show({
      path: '/user-center',
      member: true,
      answers: {
        getTaskInfo: () => (done ? DONE : task()),
        getUserInfo: () => user({ gold: done ? after : 100 }),
        checkin: () => {
          done = true
          return { continuous: 3, award: after - 100 }
        },
      },
    })
    const button = page.getByRole('button', { name: '立即签到' })
    await expect.element(button).toBeVisible()
    const observer = new MutationObserver(() => watch(shown))
    observer.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
    await button.click()
  }
  const coins = () => document.querySelectorAll('[data-flying] > *').length

  it('fly to the purse, which then counts up', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const callsInFlight = new Set<number>()
    await checkInTo(900, ({ callsOf }) => {
      if (coins() > 0) callsInFlight.add(callsOf('getUserInfo').length)
    })
    const goldAfter = (ms: number) => () => {
      vi.advanceTimersByTime(ms)
      return gold().element().textContent
    }
    await expect.poll(goldAfter(20)).toMatch(/^[2-8]\d\d$/)
    await expect.poll(goldAfter(100)).toBe('900')
    expect([...callsInFlight]).toEqual([1])
  })

  it('do not fly with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })))
    let flew = 0
    await checkInTo(900, () => {
      flew += coins()
    })
    await expect.element(gold()).toHaveTextContent('900')
    expect(flew).toBe(0)
  })
})

describe('a check-in that fails', () => {
  const refusing = (checkin: NonNullable<FakeAnswers['checkin']>) =>
    show({ path: '/user-center', member: true, answers: { getTaskInfo: () => task(), checkin } })

  it('says why in its section, without a toast', async () => {
    const { store } = await refusing(() => ({ status: 12, msg: '金币不足', data: null }))
    await page.getByRole('button', { name: '立即签到' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('金币不足')
    expect(store.getState().feedback.toast).toBeNull()
  })

  it('shows an error until a retry succeeds', async () => {
    let isCut = true
    await refusing(() => {
      if (isCut) throw new TypeError('no network')
      return { continuous: 3, award: 70 }
    })
    const button = page.getByRole('button', { name: '立即签到' })
    await button.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    isCut = false
    await button.click()
    await expect.poll(() => page.getByRole('alert').query()).toBeNull()
  })
})

describe('the user centre', () => {
  it('offers a guest a login and no check-in', async () => {
    const { place } = await show({ path: '/user-center' })
    await page.getByRole('link', { name: '登录' }).click()
    await expect.poll(place).toBe('/login')
    expect(localStorage.getItem('backurl')).toBe('/user-center')
  })

  it('offers a retry if the member cannot be loaded', async () => {
    let fails = true
    await show({
      path: '/user-center',
      member: true,
      answers: {
        getTaskInfo: () => task(),
        getUserInfo: () => {
          if (fails) throw new TypeError('no network')
          return user()
        },
      },
    })
    const retry = page.getByRole('button', { name: '重试' })
    await expect.element(retry).toBeVisible()
    fails = false
    // At once: the shell asks for the member too, and its answer may be first.
    ;(retry.element() as HTMLElement).click()
    await expect.element(page.getByText('球迷')).toBeVisible()
  })
})
