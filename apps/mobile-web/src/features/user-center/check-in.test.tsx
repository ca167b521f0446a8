/// <reference types="@vitest/browser-playwright" />
import type { FakeAnswers } from '@org/api-client/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { task, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const DONE = task({ checkin: 1, checkin_nth_status: 'apply' })
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
    const started = performance.now()
    element.click()
    element.click()
    expect(callsOf('getTaskInfo')).toHaveLength(1)
    await expect.element(page.getByText('签到成功，+70金币，连续3天')).toBeVisible()
    expect(performance.now() - started).toBeGreaterThanOrEqual(500)
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
  const checkInTo = async (after: number) => {
    let done = false
    const { callsOf } = await show({
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
    await page.getByRole('button', { name: '立即签到' }).click()
    return callsOf
  }

  it('fly to the purse, which then counts up', async () => {
    const seen = new Set<string>()
    const watch = setInterval(() => seen.add(gold().query()?.textContent ?? ''), 10)
    onTestFinished(() => clearInterval(watch))
    const callsOf = await checkInTo(900)
    await expect.poll(() => document.querySelectorAll('[data-flying] > *').length).toBeGreaterThan(0)
    expect(callsOf('getUserInfo')).toHaveLength(1)
    await expect.element(gold()).toHaveTextContent('900')
    expect(seen.size).toBeGreaterThan(2)
  })

  it('do not fly with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })))
    let flew = 0
    const watch = setInterval(() => (flew += document.querySelectorAll('[data-flying] > *').length), 10)
    onTestFinished(() => clearInterval(watch))
    await checkInTo(900)
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
