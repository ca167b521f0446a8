import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MessageList, type MessageListItem } from '.'

const message = (at: number, isMine = false): MessageListItem => ({
  kind: 'message',
  id: String(at),
  author: { name: 'Ana' },
  isMine,
  children: `message ${at} ${'word '.repeat(at % 9)}`,
})
const messages = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => message(from + at))
const list = (items: readonly MessageListItem[], onLoadOlder?: () => void) => (
  <div data-testid="place" style={{ height: 500 }}>
    <MessageList label="Ana" items={items} onLoadOlder={onLoadOlder} newMessagesLabel={(count) => `${count} new`} />
  </div>
)
const log = () => page.getByRole('log').element()
const sizes = () => [log().scrollTop, log().scrollHeight, log().clientHeight].join()
const frame = () => new Promise((done) => requestAnimationFrame(done))
/** Waits until nothing has moved for some frames: measuring continues for a few after a change. */
const atRest = async () => {
  for (let [before, still] = ['', 0]; still < 8; still = before === sizes() ? still + 1 : 0) {
    before = sizes()
    await frame()
  }
}
const scrollUp = async (by: number) => {
  await atRest()
  const before = log().scrollTop
  await userEvent.wheel(page.getByRole('log'), { delta: { y: -by } })
  await expect.poll(() => log().scrollTop).toBeLessThan(before)
  await atRest()
}

test('opens at the end', async () => {
  await render(list(messages(0, 200)))
  await expect.element(page.getByText('message 199')).toBeVisible()
})

test.each([
  ['begins with a message', []],
  [
    'begins with a time that goes when others come before it',
    [{ kind: 'divider', id: 'time', look: 'time', text: '12:00' }],
  ],
] as const)('keeps the visible messages in place when older ones are prepended to a list that %s', async (_, first) => {
  const { rerender } = await render(list([...first, ...messages(100, 140)]))
  await expect.element(page.getByText('message 139')).toBeVisible()
  await scrollUp(900)
  const middle = log().getBoundingClientRect().top + 250
  const onScreen = () => document.elementFromPoint(187, middle)?.closest('[style*="position"]')?.textContent ?? ''
  await expect.poll(onScreen).toMatch(/message \d+/)
  await atRest()
  const before = onScreen()
  const height = log().scrollHeight
  await rerender(list(messages(70, 140)))
  await expect.poll(() => log().scrollHeight).toBeGreaterThan(height)
  await atRest()
  await expect.poll(onScreen).toBe(before)
})

test('requests older messages near the start', async () => {
  const onLoadOlder = vi.fn()
  await render(list(messages(0, 40), onLoadOlder))
  await expect.element(page.getByText('message 39')).toBeVisible()
  expect(onLoadOlder).not.toHaveBeenCalled()
  await scrollUp(20_000)
  expect(onLoadOlder).toHaveBeenCalled()
})

test('scrolls to my new message from anywhere, and counts messages of others', async () => {
  const { rerender } = await render(list(messages(0, 100)))
  await expect.element(page.getByText('message 99')).toBeVisible()
  await scrollUp(1500)
  await rerender(list(messages(0, 102)))
  await expect.element(page.getByRole('button', { name: '2 new' })).toBeVisible()
  await rerender(list([...messages(0, 102), message(102, true)]))
  await expect.element(page.getByText('message 102')).toBeVisible()
})

test('stays at the end when messages arrive before my pending message', async () => {
  const mine = message(999, true)
  const { rerender } = await render(list([...messages(0, 2), mine]))
  await expect.element(page.getByText('message 999')).toBeVisible()
  const height = log().scrollHeight
  await rerender(list([...messages(0, 40), mine]))
  await expect.poll(() => log().scrollHeight).toBeGreaterThan(height)
  await atRest()
  expect(log().scrollTop + log().clientHeight).toBeGreaterThan(log().scrollHeight - 30)
})

test('keeps the last message visible when the keyboard opens and closes', async () => {
  await render(list(messages(0, 100)))
  await expect.element(page.getByText('message 99')).toBeVisible()
  await atRest()
  for (const height of [240, 500]) {
    page.getByTestId('place').element().setAttribute('style', `height: ${height}px`)
    await expect.poll(() => log().clientHeight).toBeLessThanOrEqual(height)
    await atRest()
    expect(log().scrollTop + log().clientHeight).toBeGreaterThanOrEqual(log().scrollHeight - 4)
  }
})

test('draws dividers between messages', async () => {
  await render(list([{ kind: 'divider', id: 'd', look: 'unread', text: 'New' }, message(1)]))
  await expect.element(page.getByText('New')).toBeVisible()
})

conforms(MessageList, {
  props: ({ other }) => ({
    label: 'Ana',
    items: messages(0, 3),
    onLoadOlder: other('a scroll near the start'),
    newMessagesLabel: String,
  }),
})
