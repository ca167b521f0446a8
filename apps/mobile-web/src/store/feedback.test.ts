import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { feedback, loadingChanged, loginPrompted, toastCleared, toastGone, toastShown } from './feedback'

const run = (...actions: Parameters<typeof feedback.reducer>[1][]) =>
  actions.reduce<ReturnType<typeof feedback.reducer> | undefined>(feedback.reducer, undefined)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.advanceTimersByTime(ms)

describe('failures', () => {
  it('are shown one at a time: a second one within 2 seconds is dropped, after 2 seconds it is shown', () => {
    const first = toastShown('failure', '一')
    wait(1_999)
    const early = toastShown('failure', '二')
    wait(1)
    const late = toastShown('failure', '三')
    expect(run(first, early)?.toast?.text).toBe('一')
    expect(run(first, early, late)?.toast?.text).toBe('三')
  })

  it('stay locked if a success is shown between them', () => {
    const actions = [toastShown('failure', '一'), toastShown('success', '好'), toastShown('failure', '二')]
    expect(run(...actions)?.toast?.text).toBe('好')
  })

  it('are shown at once after the toast is cleared', () => {
    expect(run(toastShown('failure', '一'), toastCleared(), toastShown('failure', '登录超时'))?.toast?.text).toBe(
      '登录超时',
    )
  })
})

describe('a toast', () => {
  it('is not removed by the timer of the previous one', () => {
    const first = toastShown('success', '一')
    const second = toastShown('success', '二')
    expect(run(first, second, toastGone(first.payload.toast.id))?.toast?.text).toBe('二')
    expect(run(first, second, toastGone(second.payload.toast.id))?.toast).toBeNull()
  })
})

describe('loading and the login prompt', () => {
  it('counts calls and never goes below zero', () => {
    expect(run(loadingChanged(1), loadingChanged(1), loadingChanged(-1))?.loading).toBe(1)
    expect(run(loadingChanged(-1))?.loading).toBe(0)
  })

  it('opens once, however often it is requested', () => {
    expect(run(loginPrompted(), loginPrompted())?.loginPrompt).toBe(true)
  })
})
