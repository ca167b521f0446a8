import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import * as rest from '../../conformance/at-rest'
import type { MessageItem } from '../message-row'
import {
  MessageList,
  type MessageDivider,
  type MessageListItem,
  type MessageListLabels,
  type MessageListProps,
} from '.'

const labels: MessageListLabels = {
  list: 'Ana',
  newMessages: (count) => `${count} new`,
  loadingOlder: 'Loading',
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  resend: 'Send again',
  play: 'Play',
  pause: 'Pause',
  transfer: 'Uploading',
}
const message = (at: number, isMine = false): MessageItem => ({
  kind: 'message',
  id: String(at),
  author: { name: 'Ana' },
  isMine,
  content: { kind: 'text', text: `message ${at} ${'word '.repeat(at % 9)}` },
})
const divider: MessageDivider = { kind: 'divider', id: 'unread', look: 'unread', text: 'New messages' }
const messages = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => message(from + at))
const list = (items: readonly MessageListItem[], more: Partial<MessageListProps> = {}) => (
  <div data-testid="place" style={{ height: 500 }}>
    <MessageList items={items} labels={labels} {...more} />
  </div>
)
const log = () => page.getByRole('log').element()
const atRest = () => rest.atRest(log)
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

/** The message in the middle of the list. */
const anchor = async () => {
  const middle = log().getBoundingClientRect().top + 250
  const id = () => document.elementFromPoint(187, middle)?.closest('[data-row]')?.getAttribute('data-row')
  await expect.poll(id).toBeTruthy()
  return id() ?? ''
}
const topOf = (id: string) => document.querySelector(`[data-row="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN
/**
 * How far a row moves at most in any frame of a change, and until the list is at rest again. The list corrects its position
 * after `requestAnimationFrame`, in the same frame; an intersection observer measures what the frame shows.
 */
const movesDuring = async (id: string, change: () => Promise<void>) => {
  const before = topOf(id)
  let most = 0
  let isOver = false
  const watchFrame = (row: Element) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect()
      if (entry) most = Math.max(most, Math.abs(entry.boundingClientRect.top - before))
    })
    observer.observe(row)
  }
  const watch = (async () => {
    for (; !isOver; await rest.nextFrame()) {
      const row = document.querySelector(`[data-row="${id}"]`)
      if (row) watchFrame(row)
      else most = Number.NaN
    }
  })()
  await change()
  await atRest()
  isOver = true
  await watch
  return most
}

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
  const id = await anchor()
  const height = log().scrollHeight
  const moved = await movesDuring(id, async () => {
    await rerender(list(messages(70, 140)))
    await expect.poll(() => log().scrollHeight).toBeGreaterThan(height)
  })
  expect(moved).toBeLessThanOrEqual(1)
})

test('keeps the visible messages in place when a message above them grows', async () => {
  const tall = (px: number): MessageItem => ({
    ...message(50),
    content: { kind: 'node', text: 'picture', node: <div data-testid="tall" style={{ height: px }} /> },
  })
  const items = (px: number) => [...messages(0, 50), tall(px), ...messages(51, 100)]
  const { rerender } = await render(list(items(20)))
  await expect.element(page.getByText('message 99')).toBeVisible()
  await atRest()
  await scrollUp(1_200)
  // The row is rendered, above the screen.
  while (!document.querySelector('[data-testid="tall"]')) await scrollUp(200)
  const gap = () => log().getBoundingClientRect().top - topOf('50')
  while (gap() < 30) {
    await userEvent.wheel(page.getByRole('log'), { delta: { y: 60 } })
    await atRest()
  }
  const id = await anchor()
  const height = log().scrollHeight
  const moved = await movesDuring(id, async () => {
    await rerender(list(items(220)))
    await expect.poll(() => log().scrollHeight).toBeGreaterThan(height + 150)
  })
  expect(moved).toBeLessThanOrEqual(1)
})

test('stays at the end when the last message grows', async () => {
  const last = (px: number): MessageItem => ({
    ...message(99),
    content: { kind: 'node', text: 'picture', node: <div style={{ height: px }} /> },
  })
  const { rerender } = await render(list([...messages(0, 99), last(20)]))
  await atRest()
  const height = log().scrollHeight
  await rerender(list([...messages(0, 99), last(220)]))
  await expect.poll(() => log().scrollHeight).toBeGreaterThan(height + 150)
  await atRest()
  expect(log().scrollTop + log().clientHeight).toBeGreaterThanOrEqual(log().scrollHeight - 4)
})

describe('with unread messages', () => {
  const unread = [...messages(0, 9_900), divider, ...messages(9_900, 10_000)]
  const line = () => page.getByText('New messages', { exact: true })

  test('opens at the divider, of ten thousand messages', async () => {
    await render(list(unread))
    await expect.element(line()).toBeInViewport()
    await atRest()
    const top = line().element().getBoundingClientRect().top - log().getBoundingClientRect().top
    expect(top).toBeGreaterThan(30)
    expect(top).toBeLessThan(200)
    await expect.element(page.getByText('message 9899')).toBeInViewport()
  })

  test('counts what is below the screen, less and less while the user reads, and nothing at the end', async () => {
    await render(list(unread))
    await atRest()
    const pill = page.getByRole('button', { name: / new$/ })
    const count = () => Number.parseInt(pill.element().textContent ?? '', 10)
    const first = count()
    expect(first).toBeLessThan(100)
    expect(first).toBeGreaterThan(80)
    await userEvent.wheel(page.getByRole('log'), { delta: { y: 600 } })
    await expect.poll(count).toBeLessThan(first - 3)
    await pill.click()
    await expect.element(page.getByText('message 9999')).toBeInViewport()
    await expect.element(pill).not.toBeInTheDocument()
  })

  test('leaves the divider in its place when more messages arrive', async () => {
    const { rerender } = await render(list(unread))
    await atRest()
    const moved = await movesDuring('9901', async () => {
      await rerender(list([...unread, ...messages(10_000, 10_003)]))
      await rest.nextFrame()
    })
    expect(moved).toBeLessThanOrEqual(1)
    await expect.element(line()).toBeInViewport()
  })

  test('lets who scrolls down without a wheel or a touch go on from the divider', async () => {
    const long = (item: MessageItem): MessageItem => ({
      ...item,
      content: { kind: 'text', text: `message ${item.id} ${'goal '.repeat((Number(item.id) * 7) % 60)}` },
    })
    await render(list([...messages(0, 100).map(long), divider, ...messages(100, 300).map(long)]))
    await atRest()
    const tops = [log().scrollTop]
    for (let step = 0; step < 5; step++) {
      log().scrollTop += 600
      for (let frame = 0; frame < 4; frame++) await rest.nextFrame()
      tops.push(log().scrollTop)
    }
    await atRest()
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(log().scrollTop - (tops[0] ?? 0)).toBeGreaterThan(2_400)
  })

  test('that all fit on the screen has nothing to scroll to', async () => {
    await render(list([message(1), divider, message(2)]))
    await atRest()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })
})

test('requests older messages when those that are there do not fill the screen', async () => {
  const onLoadOlder = vi.fn()
  await render(list(messages(0, 3), { onLoadOlder }))
  await expect.poll(() => onLoadOlder.mock.calls.length).toBeGreaterThan(0)
})

describe('by keyboard', () => {
  const focusedRow = () => document.activeElement?.getAttribute('data-row')

  test('the arrow keys go from message to message, past dividers and beyond the screen', async () => {
    const onMenu = vi.fn()
    await render(list([...messages(0, 98), { ...divider, look: 'tip' }, ...messages(98, 100)], { onMenu }))
    await atRest()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(log())
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(focusedRow).toBe('99')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.poll(focusedRow).toBe('97')
    for (let at = 96; at > 60; at -= 1) {
      await userEvent.keyboard('{ArrowUp}')
      await expect.poll(focusedRow).toBe(String(at))
    }
    await expect.element(page.getByText('message 61')).toBeInViewport()
    await userEvent.keyboard('{Enter}')
    expect(onMenu).toHaveBeenCalledExactlyOnceWith('61')
  })

  test('a message keeps the focus while the list scrolls away from it', async () => {
    await render(list(messages(0, 300)))
    await atRest()
    ;(log() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await scrollUp(4_000)
    expect(focusedRow()).toBe('299')
  })
})

test('announces a new message of others, and not the rows that scrolling renders', async () => {
  const { rerender } = await render(list(messages(0, 100)))
  await atRest()
  expect(log().getAttribute('aria-live')).toBe('off')
  await rerender(list(messages(0, 101)))
  await expect.element(page.getByRole('status')).toHaveTextContent('Ana: message 100')
})

test('renders only the row that changes', async () => {
  const items = messages(0, 3)
  const draw = (at: number, node: ReactNode): MessageListItem[] =>
    items.map((item, index) => (index === at ? { ...item, content: { kind: 'node', node, text: '' } } : item))
  const renders = vi.fn()
  const Probe = () => (renders(), (<i>probe</i>))
  const probe = <Probe />
  const first = draw(0, probe)
  const { rerender } = await render(list(first))
  await atRest()
  renders.mockClear()
  await rerender(list([...first.slice(0, 2), message(7)]))
  await rerender(list(first, { playing: { id: '2', progress: 0.5 } }))
  expect(renders).not.toHaveBeenCalled()
})

test('requests older messages near the start', async () => {
  const onLoadOlder = vi.fn()
  await render(list(messages(0, 40), { onLoadOlder }))
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

test('keeps counting after the lowest message that was on the screen is deleted', async () => {
  const { rerender } = await render(list(messages(0, 100)))
  await expect.element(page.getByText('message 99')).toBeVisible()
  await scrollUp(1500)
  await rerender(list([...messages(0, 99), message(100)]))
  await expect.element(page.getByRole('button', { name: /new$/ })).toHaveTextContent(/^1 new$/)
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

/** As a keyboard does it: the scroll event of the browser's clamping comes before the list has measured itself. */
const setHeight = async (height: number) => {
  const place = page.getByTestId('place').element() as HTMLElement
  place.style.height = `${height}px`
  log().getBoundingClientRect()
  await atRest()
}
const isAtEnd = () => log().scrollTop + log().clientHeight >= log().scrollHeight - 4

test('follows the end while the keyboard opens and closes, again and again', async () => {
  const { rerender } = await render(list(messages(0, 200)))
  await expect.poll(isAtEnd).toBe(true)
  await atRest()
  for (const height of [168, 500, 168, 500, 168]) {
    await setHeight(height)
    expect(isAtEnd()).toBe(true)
  }
  await rerender(list(messages(0, 201)))
  await atRest()
  expect([isAtEnd(), page.getByText('1 new').elements()]).toEqual([true, []])
})

test('keeps its position while the keyboard opens and closes after the user scrolled up', async () => {
  const { rerender } = await render(list(messages(0, 200)))
  await expect.poll(isAtEnd).toBe(true)
  await scrollUp(600)
  const id = await anchor()
  for (const height of [300, 500]) await setHeight(height)
  await rerender(list(messages(0, 201)))
  await expect.element(page.getByText('1 new')).toBeVisible()
  expect(await anchor()).toBe(id)
})

test('draws tips with their action', async () => {
  const onTip = vi.fn()
  await render(
    list(
      [{ kind: 'divider', id: 'd', look: 'tip', text: 'You took back a message', action: 'Edit again' }, message(1)],
      { onTip },
    ),
  )
  await page.getByRole('button', { name: 'Edit again' }).click()
  expect(onTip).toHaveBeenCalledExactlyOnceWith('d')
})

test('goes to the message that is sought as soon as it has it, with the focus, and stays there', async () => {
  const { rerender } = await render(list(messages(100, 200), { sought: '40' }))
  await rerender(list(messages(0, 200), { sought: '40' }))
  const row = page.getByRole('article').filter({ hasText: /message 40 / })
  await expect.element(row).toBeInViewport()
  await expect.element(row).toHaveFocus()
  await rerender(list(messages(0, 201), { sought: '40' }))
  await expect.element(row).toBeInViewport()
})

test('goes where the user scrolls while messages arrive and others are measured on the way', async () => {
  const tall = (from: number, to: number) =>
    messages(from, to).map((each) => ({
      ...each,
      content: { kind: 'text' as const, text: `message ${each.id} ${'goal '.repeat((Number(each.id) * 7) % 60)}` },
    }))
  const { rerender } = await render(list(tall(0, 300)))
  await expect.element(page.getByText('message 299')).toBeVisible()
  await atRest()
  await rerender(list(tall(0, 301)))
  const fromEnd: number[] = []
  for (let step = 0; step < 8; step += 1) {
    log().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -300 }))
    log().scrollTop -= 300
    for (let frame = 0; frame < 2; frame += 1) await rest.nextFrame()
    fromEnd.push(log().scrollHeight - log().scrollTop)
    await rerender(list(tall(0, 302 + step)))
  }
  // Each step is further from the end than the one before.
  expect(fromEnd.toSorted((a, b) => a - b)).toEqual(fromEnd)
  await atRest()
  expect(log().scrollHeight - log().scrollTop).toBeGreaterThan(2_000)
  await expect.element(page.getByRole('button', { name: '8 new' })).toBeVisible()
})

test('lets a user scroll on who has just been taken to the message that was sought', async () => {
  await render(list(messages(0, 300), { sought: '150' }))
  const row = page.getByRole('article').filter({ hasText: /message 150 / })
  await expect.element(row).toBeInViewport()
  const from = log().scrollTop
  log().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -900 }))
  log().scrollTop -= 900
  await atRest()
  expect(log().scrollTop).toBeLessThan(from - 500)
  await expect.element(row).not.toBeInViewport()
})

conforms(MessageList, {
  props: ({ other, press }) => ({
    items: [
      { kind: 'divider', id: 'd', look: 'tip', text: 'You took back a message', action: 'Edit again' },
      { ...message(0), state: 'failed', isMine: true },
      divider,
      message(1),
    ],
    labels,
    onLoadOlder: other('a scroll near the start'),
    onTip: press('onTip'),
    onAuthor: press('onAuthor'),
    onResend: press('onResend'),
    onOpen: other('the content decides'),
    onPlay: other('the content decides'),
    onQuote: other('the content decides'),
    onReact: other('the content decides'),
    onMenu: other('a long press, a right click, Enter on a row'),
  }),
  views: [
    { items: [{ kind: 'divider', id: 'n', look: 'notice', text: 'The group is muted until tomorrow' }, message(0)] },
  ],
  ready: '[data-row]',
})
