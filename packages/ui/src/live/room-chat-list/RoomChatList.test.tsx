import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import * as rest from '../../conformance/at-rest'
import { holdTimers } from '../../conformance/held-timers'
import { pauseMotion } from '../../conformance/paused'
import { RoomChatList, type RoomChatMessage } from '.'

const line = (at: number): RoomChatMessage => ({
  id: String(at),
  kind: 'text',
  author: { name: 'Ana' },
  text: `line ${at}`,
})
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => line(from + at))

const newMessagesLabel = (count: number) => `${count} new`
const room = (messages: readonly RoomChatMessage[], holds = false) => (
  <div data-testid="place" style={{ height: 400 }}>
    <RoomChatList label="Chat" messages={messages} newMessagesLabel={newMessagesLabel} holds={holds} />
  </div>
)
/** Searches only the list, because the live region for screen readers contains the newest line too. */
const shown = (text: string) => page.getByRole('log').getByText(text)
const log = () => page.getByRole('log', { name: 'Chat' }).element()
const atRest = () => rest.atRest(log)
/** Simulates a phone's keyboard, which opens over the page without any event. */
const setHeight = async (height: number) => {
  page.getByTestId('place').element().setAttribute('style', `height: ${height}px`)
  // The browser moves the list into its new bounds before the list has measured itself.
  log().getBoundingClientRect()
  await atRest()
}
const isAtEnd = () => log().scrollTop + log().clientHeight >= log().scrollHeight - 4
const scrollUp = async () => {
  await atRest()
  const before = log().scrollTop
  await userEvent.hover(page.getByRole('log'))
  await userEvent.wheel(page.getByRole('log'), { delta: { y: -600 } })
  await expect.poll(() => log().scrollTop).toBeLessThan(before)
  await atRest()
}

test('opens at the newest line and follows it', async () => {
  const { rerender } = await render(room(lines(0, 100)))
  await expect.element(shown('line 99')).toBeVisible()
  await rerender(room(lines(0, 120)))
  await expect.element(shown('line 119')).toBeVisible()
  await expect.poll(() => isAtEnd()).toBe(true)
})

test('keeps the newest line visible while the keyboard opens and closes, also after a tap on the list', async () => {
  const { rerender } = await render(room(lines(0, 100)))
  await expect.element(shown('line 99')).toBeVisible()
  await atRest()
  for (const height of [180, 400, 180, 400, 180]) {
    await page.getByRole('log').click()
    await setHeight(height)
    expect(isAtEnd()).toBe(true)
  }
  await rerender(room(lines(0, 101)))
  await expect.element(shown('line 100')).toBeVisible()
})

test('keeps its position when the keyboard opens after the user scrolled up', async () => {
  await render(room(lines(0, 100)))
  await expect.element(shown('line 99')).toBeVisible()
  await scrollUp()
  const before = log().scrollTop
  await setHeight(180)
  expect(log().scrollTop).toBe(before)
})

// Rule: UI-12.
test('renders only the lines near the screen', async () => {
  await render(room(lines(0, 1000)))
  await expect.element(shown('line 999')).toBeVisible()
  expect(log().querySelectorAll('[data-kind]').length).toBeLessThan(60)
})

test('stops following when the user scrolls up, counts new lines, and offers a way back', async () => {
  const { rerender } = await render(room(lines(0, 200)))
  await expect.element(shown('line 199')).toBeVisible()
  await scrollUp()
  const before = log().scrollTop
  await rerender(room(lines(0, 212)))
  const pill = page.getByRole('button', { name: '12 new' })
  await expect.element(pill).toBeVisible()
  expect(log().scrollTop).toBe(before)
  await pill.click()
  await expect.element(shown('line 211')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('removes what is taken back also while the user is scrolled up, but not what the room keeps no longer', async () => {
  const list = (messages: readonly RoomChatMessage[], removed = '') => (
    <div style={{ height: 400 }}>
      <RoomChatList
        label="Chat"
        {...{ messages, newMessagesLabel }}
        isRemoved={({ id }) => removed.split(' ').includes(id)}
      />
    </div>
  )
  const { rerender } = await render(list(lines(0, 60)))
  await expect.element(shown('line 59')).toBeVisible()
  await atRest()
  log().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -5_000 }))
  log().scrollTop = 0
  await expect.element(shown('line 3')).toBeVisible()
  await atRest()
  await rerender(list(lines(2, 61), '3 60'))
  await expect.element(page.getByRole('button', { name: '1 new' })).toBeVisible()
  await expect.poll(() => shown('line 3').elements()).toEqual([])
  await expect.element(page.getByRole('log').getByText('line 1', { exact: true })).toBeVisible()
})

test('goes where the user scrolls while lines arrive and others are measured on the way', async () => {
  const tall = (from: number, to: number) =>
    lines(from, to).map((each) => ({ ...each, text: `${each.text} ${'goal '.repeat((Number(each.id) * 7) % 60)}` }))
  const { rerender } = await render(room(tall(0, 300)))
  await expect.element(shown('line 299')).toBeVisible()
  await atRest()
  await rerender(room(tall(4, 304)))
  const places: number[] = []
  for (let step = 0; step < 8; step += 1) {
    log().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -300 }))
    log().scrollTop -= 300
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    places.push(log().scrollHeight - log().scrollTop)
  }
  // Each step is further from the end than the one before.
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  await atRest()
  await expect.element(page.getByRole('log')).toBeVisible()
  expect(log().scrollHeight - log().scrollTop).toBeGreaterThan(2_000)
})

const chatWithAuthors = (messages: readonly RoomChatMessage[]) => (
  <div style={{ height: 400 }}>
    <RoomChatList label="Chat" {...{ messages, newMessagesLabel }} onAuthor={() => undefined} />
  </div>
)

test('follows again at the end after the line with the focus has left the screen', async () => {
  const { rerender } = await render(chatWithAuthors(lines(0, 200)))
  await expect.element(shown('line 199')).toBeVisible()
  await atRest()
  await userEvent.tab()
  await userEvent.tab()
  await scrollUp()
  log().scrollTop = 0
  await expect.poll(() => document.activeElement).toBe(document.body)
  await userEvent.wheel(page.getByRole('log'), { delta: { y: 20_000 } })
  await expect.poll(() => isAtEnd()).toBe(true)
  await rerender(chatWithAuthors(lines(0, 220)))
  await expect.element(shown('line 219')).toBeVisible()
})

test('stops following while the keyboard is in a line, so that the focus is not lost', async () => {
  const { rerender } = await render(chatWithAuthors(lines(0, 100)))
  await expect.element(shown('line 99')).toBeVisible()
  await atRest()
  await userEvent.tab()
  await userEvent.tab()
  const focused = document.activeElement
  expect(focused?.textContent).toBe('Ana:')
  await rerender(chatWithAuthors(lines(0, 160)))
  await expect.element(page.getByRole('button', { name: '60 new' })).toBeVisible()
  expect(document.activeElement).toBe(focused)
  ;(page.getByRole('button', { name: '60 new' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(shown('line 159')).toBeVisible()
  await expect.element(page.getByRole('log')).toHaveFocus()
})

test('does not move while a menu about a line is open, and follows again when it closes', async () => {
  const { rerender } = await render(room(lines(0, 100)))
  await expect.element(shown('line 99')).toBeVisible()
  await atRest()
  await rerender(room(lines(0, 100), true))
  const before = log().scrollTop
  await rerender(room(lines(0, 160), true))
  await expect.element(page.getByRole('button', { name: '60 new' })).toBeVisible()
  expect(log().scrollTop).toBe(before)
  await expect.element(shown('line 99')).toBeVisible()
  await rerender(room(lines(0, 160)))
  await expect.element(shown('line 159')).toBeVisible()
})

test('updates a line that changes after the user scrolled up', async () => {
  const all = lines(0, 200)
  const sent = (failed?: string) =>
    all.map((each) => (each.id === '170' ? { ...line(170), ...(failed ? { failed } : {}) } : each))
  const { rerender } = await render(room(sent('Send again')))
  await expect.element(shown('line 199')).toBeVisible()
  await scrollUp()
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeInTheDocument()
  const before = log().scrollTop
  await rerender(room([...sent(), line(200)]))
  await expect.element(page.getByRole('button', { name: '1 new' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Send again' }).elements()).toHaveLength(0)
  expect(log().scrollTop).toBe(before)
})

test('keeps counting after the visible lines were removed', async () => {
  const { rerender } = await render(room(lines(0, 200)))
  await expect.element(shown('line 199')).toBeVisible()
  await scrollUp()
  await rerender(room(lines(500, 700)))
  await expect.element(page.getByRole('button', { name: '200 new' })).toBeVisible()
})

test('keeps counting after the last visible line was taken back', async () => {
  const { rerender } = await render(room(lines(0, 200)))
  await expect.element(shown('line 199')).toBeVisible()
  await scrollUp()
  await rerender(room([...lines(0, 199), line(200)]))
  await expect.element(page.getByRole('button', { name: /new$/ })).toHaveTextContent(/^1 new$/)
})

test('renders 200 lines per second in batches at least 100 ms apart and stays at the end', async () => {
  const { pass } = holdTimers()
  const { rerender } = await render(room(lines(0, 100)))
  await expect.element(shown('line 99')).toBeVisible()
  await pass(0)
  let at = 100
  for (let batch = 0; batch < 12; batch += 1) {
    const first = at
    for (let ms = 0; ms < 100; ms += 20) {
      at += 4
      await rerender(room(lines(Math.max(0, at - 300), at)))
      await pass(20)
    }
    expect(shown(`line ${first}`).query()).toBeNull()
    await pass(20)
    await expect.element(shown(`line ${at - 1}`)).toBeVisible()
    await expect.poll(() => isAtEnd()).toBe(true)
  }
})

test('announces the newest line to screen readers at most every five seconds, not all lines', async () => {
  const { pass } = holdTimers()
  const said = page.getByRole('status')
  const { rerender } = await render(room(lines(0, 3)))
  await rerender(room(lines(0, 40)))
  await pass(5_000)
  expect(said.element().textContent).toBe('Ana: line 39')
  await rerender(room(lines(0, 80)))
  await pass(4_999)
  await expect.element(shown('line 79')).toBeVisible()
  expect(said.element().textContent).toBe('Ana: line 39')
  await pass(1)
  expect(said.element().textContent).toBe('Ana: line 79')
  expect(log().getAttribute('aria-live')).toBe('off')
})

test('offers to resend a failed line and to open its sender', async () => {
  const onResend = vi.fn()
  const onAuthor = vi.fn()
  await render(
    <div style={{ height: 300 }}>
      <RoomChatList
        label="Chat"
        messages={[{ id: '7', kind: 'text', author: { name: 'Ana' }, text: 'hi', failed: 'Send again' }]}
        newMessagesLabel={String}
        onResend={onResend}
        onAuthor={onAuthor}
      />
    </div>,
  )
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('button', { name: 'Ana:' }).click()
  expect(onResend).toHaveBeenCalledWith('7', expect.objectContaining({ id: '7', kind: 'text' }))
  expect(onAuthor).toHaveBeenCalledWith('7', expect.objectContaining({ id: '7', kind: 'text' }))
})

test('calls the handler of the last render, without rendering its lines for it', async () => {
  const calls: string[] = []
  const chat = (name: string) => (
    <div style={{ height: 300 }}>
      <RoomChatList
        label="Chat"
        messages={lines(0, 3)}
        newMessagesLabel={String}
        onAuthor={(id) => calls.push(`${name} ${id}`)}
      />
    </div>
  )
  const { rerender } = await render(chat('first'))
  await expect.element(shown('line 2')).toBeVisible()
  await rerender(chat('second'))
  await page.getByRole('button', { name: 'Ana:' }).first().click()
  expect(calls).toEqual(['second 0'])
})

test('lets my message rise 8 px as it is sent, and no other', async () => {
  pauseMotion()
  const mine: RoomChatMessage = { id: 'mine', kind: 'text', author: { name: 'Me' }, text: 'goal', pending: true }
  await render(room([line(1), mine]))
  const shiftOf = (text: string) => {
    const row = shown(text).element().closest('[data-kind]')
    return row && new DOMMatrix(getComputedStyle(row).transform).f
  }
  await expect.element(shown('goal')).toBeVisible()
  expect(shiftOf('goal')).toBeCloseTo(8, 1)
  expect(shiftOf('line 1')).toBe(0)
})

conforms(RoomChatList, {
  props: ({ press }) => ({
    label: 'Chat',
    messages: [{ id: '1', kind: 'text', author: { name: 'Ana' }, text: 'hi', failed: 'Send again' }],
    newMessagesLabel: String,
    onAuthor: press('onAuthor'),
    onResend: press('onResend'),
  }),
  ready: 'button',
})
