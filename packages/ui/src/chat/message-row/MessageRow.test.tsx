import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { withMedia } from '../../conformance/page'
import { pauseMotion } from '../../conformance/paused'
import { MessageRow, type MessageContent, type MessageItem, type MessageLabels } from '.'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='
const labels: MessageLabels = {
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  resend: 'Send again',
  play: 'Play',
  pause: 'Pause',
  transfer: 'Uploading',
}
const item = (content: MessageContent | string, more: Partial<MessageItem> = {}): MessageItem => ({
  kind: 'message',
  id: '1',
  author: { name: 'Ana' },
  isMine: false,
  content: typeof content === 'string' ? { kind: 'text', text: content } : content,
  ...more,
})
const row = (message: MessageItem, more: object = {}) => <MessageRow message={message} labels={labels} {...more} />

test('puts my messages at the right and others at the left', async () => {
  await render(
    <>
      {row(item('theirs'))}
      {row(item('mine', { isMine: true }))}
    </>,
  )
  const left = page.getByText('theirs').element().getBoundingClientRect()
  const right = page.getByText('mine').element().getBoundingClientRect()
  expect(left.left).toBeLessThan(innerWidth - right.right + 10)
  expect(right.left).toBeGreaterThan(left.right)
})

/** How far below its place what holds the text begins, in CSS px. */
const shiftOf = (text: string) => {
  const column = page.getByText(text).element().closest('[class*=column]')
  return column && new DOMMatrix(getComputedStyle(column).transform).f
}

test('lets my message rise 8 px as it is sent, and stands still when it is drawn later or with reduced motion', async () => {
  pauseMotion()
  const { rerender } = await render(row(item('mine', { isMine: true, state: 'sending' })))
  expect(shiftOf('mine')).toBeCloseTo(8, 1)
  await rerender(row(item('mine', { isMine: true, state: 'sent' })))
  expect(shiftOf('mine')).toBe(0)
  await withMedia('prefers-reduced-motion', 'reduce', async () => {
    await rerender(row(item('mine', { isMine: true, state: 'sending' })))
    expect(shiftOf('mine')).toBe(0)
  })
})

test('wraps a word without spaces inside its bubble', async () => {
  await render(row(item('a'.repeat(400), { isMine: true })))
  expect(page.getByText('aaa').element().getBoundingClientRect().left).toBeGreaterThan(40)
})

test('shows mentions, links and emoji in a text, and opens a link without telling where it came from', async () => {
  const text = [
    { kind: 'mention' as const, text: '@me', isMe: true },
    ' see ',
    { kind: 'link' as const, text: 'a.example', href: 'https://a.example/' },
    { kind: 'emoji' as const, text: '[smile]', src: PIXEL },
  ]
  await render(row(item({ kind: 'text', text })))
  const link = page.getByRole('link', { name: 'a.example' })
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect.element(page.getByRole('img', { name: '[smile]' })).toBeVisible()
  await expect.element(page.getByText('@me')).toBeVisible()
})

describe('a picture', () => {
  const image = (src: string | null) => item({ kind: 'image', src, width: 300, height: 400, alt: 'Photo' })
  const height = () => document.querySelector('[data-component="Picture"]')?.getBoundingClientRect().height ?? 0

  test('has its height before it loads and keeps it', async () => {
    const { rerender } = await render(row(image('/never-answers')))
    const before = height()
    expect(before).toBeGreaterThan(100)
    await rerender(row(image(PIXEL)))
    await expect.poll(() => document.querySelector('img')?.complete).toBe(true)
    expect(height()).toBe(before)
  })

  test('is opened by its message', async () => {
    const onOpen = vi.fn()
    await render(row(image(PIXEL), { onOpen }))
    await page.getByRole('button', { name: 'Photo' }).click()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('1')
  })

  test('shows how much of it is uploaded', async () => {
    await render(row(image(PIXEL), { progress: 0.4 }))
    await expect.element(page.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '0.4')
  })

  test('of a size beyond all proportions stays within the screen', async () => {
    const { rerender } = await render(row(item({ kind: 'image', src: PIXEL, width: 9000, height: 10, alt: 'Wide' })))
    expect(height()).toBeGreaterThan(60)
    await rerender(row(item({ kind: 'image', src: PIXEL, width: 10, height: 9000, alt: 'Tall' })))
    expect(height()).toBeLessThan(320)
  })
})

test('a sound says whether a press plays or pauses it, and is longer the longer it takes', async () => {
  const sound = (seconds: number): MessageContent => ({
    kind: 'sound',
    duration: `${seconds}″`,
    seconds,
    alt: `Voice message, ${seconds} s`,
  })
  const onPlay = vi.fn()
  const { rerender } = await render(row(item(sound(3)), { onPlay }))
  const play = page.getByRole('button', { name: 'Play: Voice message, 3 s' })
  const short = play.element().getBoundingClientRect().width
  await play.click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('1')
  await rerender(row(item(sound(50)), { onPlay, playing: 0.5 }))
  const pause = page.getByRole('button', { name: 'Pause: Voice message, 50 s' })
  expect(pause.element().getBoundingClientRect().width).toBeGreaterThan(short + 30)
})

test.each<[string, MessageContent, string]>([
  ['a video', { kind: 'video', poster: PIXEL, width: 160, height: 90, duration: '0:12', alt: 'Video' }, 'Video'],
  ['a file', { kind: 'file', name: 'plan.pdf', detail: '1.2 MB' }, 'plan.pdf 1.2 MB'],
  ['a file that failed', { kind: 'file', name: 'a.zip', detail: '1 MB', failed: 'Try again' }, 'a.zip Try again'],
  ['a location', { kind: 'location', name: 'Maracanã', address: 'Rio' }, 'Maracanã Rio'],
  ['a card', { kind: 'card', title: 'City – Reds', text: '21:00', source: 'Match' }, 'City – Reds 21:00 Match'],
  ['merged messages', { kind: 'merger', title: 'Chat', lines: ['Ana: hi'], count: '3' }, 'Chat Ana: hi 3'],
])('opens %s', async (_, content, name) => {
  const onOpen = vi.fn()
  await render(row(item(content), { onOpen }))
  await page.getByRole('button', { name }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('1')
})

test('shows a sticker, what it stands for without a picture, and that it does not know an element', async () => {
  await render(
    <>
      {row(item({ kind: 'face', src: PIXEL, text: 'Cheers' }))}
      {row(item({ kind: 'face', src: null, text: '👏' }))}
      {row(item({ kind: 'unsupported', text: 'Update the app' }))}
      {row(item({ kind: 'node', node: <i>Red packet</i>, text: 'Red packet' }))}
    </>,
  )
  await expect.element(page.getByRole('img', { name: 'Cheers' })).toBeVisible()
  await expect.element(page.getByText('👏')).toBeVisible()
  await expect.element(page.getByText('Update the app')).toBeVisible()
  await expect.element(page.getByText('Red packet')).toBeVisible()
})

test('resends a failed message and goes to a quoted one', async () => {
  const [onResend, onQuote] = [vi.fn(), vi.fn()]
  const quote = { author: 'Bob', text: 'what?' }
  await render(row(item('hi', { isMine: true, state: 'failed', quote }), { onResend, onQuote }))
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('button', { name: 'Bob what?' }).click()
  expect(onResend).toHaveBeenCalledExactlyOnceWith('1')
  expect(onQuote).toHaveBeenCalledExactlyOnceWith('1')
})

test('counts reactions and adds the own one', async () => {
  const onReact = vi.fn()
  const reactions = [{ id: 'like', emoji: '👍', count: 3, label: 'Like, 3', isMine: true }]
  await render(row(item('hi', { reactions }), { onReact }))
  const like = page.getByRole('button', { name: 'Like, 3', pressed: true })
  await like.click()
  expect(onReact).toHaveBeenCalledExactlyOnceWith('1', 'like')
})

test('announces the state of a message and its sender', async () => {
  const { container } = await render(row(item('hi', { isMine: true, state: 'read', readers: '12 read' })))
  await expect.element(page.getByRole('img', { name: 'Read' })).toBeVisible()
  expect(container.innerText).toMatch(/Ana\s+hi/)
  expect(container.innerText).toContain('12 read')
})

describe('the menu', () => {
  const shown = async () => {
    const [onMenu, onOpen] = [vi.fn(), vi.fn()]
    await render(row(item({ kind: 'file', name: 'plan.pdf', detail: '' }), { onMenu, onOpen, tabIndex: -1 }))
    return { onMenu, onOpen, file: page.getByRole('button', { name: 'plan.pdf' }).element() as HTMLElement }
  }
  const finger = (type: string, clientX = 50) =>
    new PointerEvent(type, { pointerType: 'touch', bubbles: true, clientX, clientY: 50 })

  test('opens on a long press, and the click that ends it opens nothing', async () => {
    const { onMenu, onOpen, file } = await shown()
    file.dispatchEvent(finger('pointerdown'))
    await expect.poll(() => onMenu.mock.calls).toEqual([['1']])
    // As Android does.
    file.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
    file.dispatchEvent(finger('pointerup'))
    file.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(onOpen).not.toHaveBeenCalled()
    expect(onMenu).toHaveBeenCalledOnce()
  })

  test('does not open for a message without actions', async () => {
    const onMenu = vi.fn()
    await render(row(item('hi', { hasMenu: false }), { onMenu, tabIndex: -1 }))
    await userEvent.click(page.getByText('hi'), { button: 'right' })
    page.getByText('hi').element().closest<HTMLElement>('[tabindex]')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(onMenu).not.toHaveBeenCalled()
  })

  test('does not open while a finger scrolls', async () => {
    const { onMenu, file } = await shown()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    file.dispatchEvent(finger('pointerdown'))
    file.dispatchEvent(finger('pointermove', 80))
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    expect(onMenu).not.toHaveBeenCalled()
  })

  test('opens on a right click and on Enter, and a click after it works', async () => {
    const { onMenu, onOpen, file } = await shown()
    await userEvent.click(file, { button: 'right' })
    expect(onMenu).toHaveBeenCalledTimes(1)
    file.closest<HTMLElement>('[tabindex]')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(onMenu).toHaveBeenCalledTimes(2)
    await userEvent.click(file)
    expect(onOpen).toHaveBeenCalledOnce()
  })
})

const texts = { source: 'Shared match', detail: '1.2 MB · PDF', alt: 'Voice message, 12 seconds' }
const quote = { author: 'Friend of Manchester City', text: 'Who watches the match tonight?', picture: PIXEL }

conforms(MessageRow, {
  props: ({ press, other }) => ({
    message: item(
      { kind: 'file', name: 'line-up.pdf', detail: texts.detail },
      { state: 'failed', quote, reactions: [{ id: 'a', emoji: '👍', count: 1, label: 'Like' }] },
    ),
    labels,
    onAuthor: press('onAuthor'),
    onOpen: press('onOpen'),
    onQuote: press('onQuote'),
    onResend: press('onResend'),
    onReact: press('onReact'),
    onPlay: other('a press on a sound'),
    onMenu: other('a long press, a right click, Enter on the row'),
  }),
  states: { 'data-mine': { message: item('hi', { isMine: true, state: 'read', time: '21:03', readers: '12 read' }) } },
  views: [
    {
      message: item('A long message that needs two or three lines', {
        showName: true,
        author: { name: 'Friend of Manchester City', badge: { text: 'Lv12', tone: 'brand' } },
        quote,
      }),
    },
    { message: item({ kind: 'sound', duration: '12″', seconds: 12, alt: texts.alt, unplayed: true }), playing: 0.4 },
    {
      message: item({ kind: 'image', src: PIXEL, width: 30, height: 60, alt: 'Photo' }, { quote }),
      progress: 0.4,
    },
    { message: item({ kind: 'video', poster: null, width: 16, height: 9, duration: '1:20', alt: 'Video' }) },
    { message: item({ kind: 'location', name: 'Estádio do Maracanã', address: 'Rio de Janeiro', picture: PIXEL }) },
    { message: item({ kind: 'card', title: 'City – Liverpool', text: 'Live', picture: PIXEL, source: texts.source }) },
    { message: item({ kind: 'merger', title: 'Chat of Ana', lines: ['Ana: hello there'], count: '3 messages' }) },
    { message: item({ kind: 'unsupported', text: 'This version cannot show this message' }, { isMine: true }) },
    { message: item({ kind: 'face', src: null, text: '👏' }), progress: undefined },
  ],
})
