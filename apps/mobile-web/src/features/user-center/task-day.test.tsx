import { TASKS } from '@org/domain'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { task } from '../../testing/fixtures'
import { holdTimers } from '../../testing/held-timers'
import { show } from '../../testing/show'

const DAY_MS = 86_400_000
const POLL_MS = 60_000

const comments = (stage: number) => ({
  sendComment: {
    prop: 'sendComment',
    name: 'Comment',
    desc: '',
    stage,
    stage_max: TASKS.sendComment.stageMax ?? 0,
    received: stage,
  },
})
const CHECKED = task({ checkin: 1, checkin_nth_status: 'apply', tasks: comments(10) })
const NEXT_DAY = task({ checkin_continuous: 3, checkin_nth: 4, tasks: comments(0) })
const open = () => page.getByRole('button', { name: '立即签到' })
const done = () => page.getByRole('button', { name: '您今天已签到' })

it.for([-1, 1])('a clock that is wrong by %i day changes nothing: the day is that of the server', async (days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
  onTestFinished(() => void vi.useRealTimers())
  let checkedIn = false
  const { callsOf } = await show({
    path: '/task',
    member: true,
    answers: {
      getTaskInfo: () => (checkedIn ? CHECKED : task({ tasks: comments(3) })),
      checkin: () => {
        checkedIn = true
        return { continuous: 3, award: 70 }
      },
    },
  })
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Comment' })).toHaveTextContent('3/10')
  await open().click()
  await expect.element(done()).toBeDisabled()
  expect(callsOf('checkin').map(({ body }) => body['recheckin'])).toEqual([0])
})

describe('a new day in Shanghai, seen from São Paulo', () => {
  const watch = async (before = CHECKED) => {
    let isNextDay = false
    await show({
      path: '/task',
      member: true,
      zone: 'America/Sao_Paulo',
      answers: { getTaskInfo: () => (isNextDay ? NEXT_DAY : before) },
    })
    return () => {
      isNextDay = true
    }
  }

  it('shows while the page is open, with its tasks from the start', async () => {
    const pass = holdTimers(POLL_MS)
    const change = await watch()
    await expect.element(done()).toBeDisabled()
    change()
    await expect
      .poll(() => {
        pass(POLL_MS)
        return open().elements().length
      })
      .toBe(1)
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Comment' })).toHaveTextContent('0/10')
  })

  it('shows when the member comes back to the page', async () => {
    const change = await watch()
    await expect.element(done()).toBeDisabled()
    change()
    window.dispatchEvent(new Event('focus'))
    await expect.element(open()).toBeVisible()
  })

  it('closes the question about a make-up that is no longer possible', async () => {
    const change = await watch(task({ checkin_nth_status: 'supply' }))
    await open().click()
    const dialog = page.getByRole('dialog', { name: '补签' })
    await expect.element(dialog).toBeVisible()
    change()
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => dialog.query()).toBeNull()
  })
})
