import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day } from './testing/fixtures'
import { heldReply } from './testing/held-reply'
import { holdTimers } from './testing/held-timers'
import { show } from './testing/show'
import { afterFirstPage, CLICK_MS, firstPageSettled, followTaps, LATE_MS, leaveFirstLook } from './first-page'

it('the first page settles when it has all replies, and not before', async () => {
  const held = heldReply<ReturnType<typeof day>>()
  const { store, callsOf } = await show({ path: '/score', answers: { getDateMatch: held.answer } })
  const settled = vi.fn()
  void firstPageSettled(store).then(settled)
  await expect.poll(() => callsOf('getDateMatch').length).toBe(1)
  await expect.element(page.getByRole('tab', { name: '足球' })).toBeVisible()
  expect(settled).not.toHaveBeenCalled()
  held.give(day())
  await expect.poll(() => settled.mock.calls.length).toBe(1)
})

it('background work waits for the work before it, also for work that fails', async () => {
  const { store } = await show({ path: '/score' })
  const order: string[] = []
  let end = () => {}
  const first = afterFirstPage(store, async () => {
    order.push('first')
    await new Promise<void>((resolve) => (end = resolve))
    order.push('first ends')
    throw new Error('no network')
  })
  const second = afterFirstPage(store, async () => order.push('second'))
  await expect.poll(() => order).toEqual(['first'])
  end()
  await expect(first).rejects.toThrow('no network')
  await second
  expect(order).toEqual(['first', 'first ends', 'second'])
})

it('the server-rendered page stays until the app shows the same', async () => {
  holdTimers(LATE_MS)
  document.body.insertAdjacentHTML('afterbegin', '<div id="first-look">drawn</div>')
  const look = () => document.getElementById('first-look')
  const held = heldReply<ReturnType<typeof day>>()
  const { store, callsOf } = await show({ path: '/score', answers: { getDateMatch: held.answer } })
  leaveFirstLook(store, { isComplete: false })
  await expect.poll(() => callsOf('getDateMatch').length).toBe(1)
  expect(look()).not.toBeNull()
  held.give(day())
  await expect.poll(look).toBeNull()
})

it('the server-rendered page leaves at once if the first render is complete', async () => {
  holdTimers(LATE_MS)
  document.body.insertAdjacentHTML('afterbegin', '<div id="first-look">drawn</div>')
  const held = heldReply<ReturnType<typeof day>>()
  const { store, callsOf } = await show({ path: '/score', answers: { getDateMatch: held.answer } })
  await expect.poll(() => callsOf('getDateMatch').length).toBe(1)
  leaveFirstLook(store, { isComplete: true })
  await expect.poll(() => document.getElementById('first-look')).toBeNull()
})

it('the server-rendered page stays under a finger until its tap has ended', async () => {
  const passTime = holdTimers(LATE_MS, CLICK_MS)
  document.body.insertAdjacentHTML('afterbegin', '<div id="first-look">drawn</div>')
  const look = () => document.getElementById('first-look')
  followTaps()
  const { store, callsOf } = await show({ path: '/score' })
  look()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  leaveFirstLook(store, { isComplete: true })
  await expect.poll(() => callsOf('getDateMatch').length).toBe(1)
  await firstPageSettled(store)
  expect(look()).not.toBeNull()
  look()?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  expect(look()).not.toBeNull()
  passTime(CLICK_MS)
  await expect.poll(look).toBeNull()
})
