import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { holdTimers } from '../../conformance/held-timers'
import { Danmaku, type DanmakuComment, type DanmakuProps } from '.'

const comment = (at: number, more: Partial<DanmakuComment> = {}): DanmakuComment => ({
  id: String(at),
  text: `comment ${at} ${'!'.repeat((at * 7) % 23)}`,
  ...more,
})
const comments = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => comment(from + at))

const picture = (given: readonly DanmakuComment[], more: Partial<DanmakuProps> = {}) => (
  <div style={{ position: 'relative', width: 375, height: 211 }}>
    <button type="button" style={{ width: 375, height: 211 }}>
      picture
    </button>
    <Danmaku comments={given} density="full" {...more} />
  </div>
)
const nodes = () => [...document.querySelectorAll<HTMLElement>('[data-component="Danmaku"] > span')]
const shown = () => nodes().filter(({ hidden }) => !hidden)
const texts = () => nodes().map(({ textContent }) => textContent)
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const animationsOf = (node: HTMLElement) => node.getAnimations()

const start = async (more: Partial<DanmakuProps> = {}) => {
  const history = comments(0, 5)
  const { rerender, unmount } = await render(picture(history, more))
  await settled()
  return {
    unmount,
    send: async (arrived: readonly DanmakuComment[], changed: Partial<DanmakuProps> = {}) => {
      await rerender(picture([...history, ...arrived], { ...more, ...changed }))
    },
  }
}

test('lets new comments cross, and not those that were there before', async () => {
  const { send } = await start()
  expect(shown()).toHaveLength(0)
  await send([comment(5)])
  await expect.poll(() => shown().map(({ textContent }) => textContent)).toEqual([comment(5).text])
})

test('shows a comment as it was written, also one that is HTML', async () => {
  const text = '<b onclick="alert(1)">bold</b>'
  const { send } = await start()
  await send([comment(5, { text })])
  await expect.poll(() => shown().map(({ textContent }) => textContent)).toEqual([text])
})

test('puts comments of the same moment into different lanes, and none over another', async () => {
  const { send } = await start()
  await send(comments(5, 9))
  await expect.poll(() => shown().length).toBe(4)
  expect(new Set(shown().map(({ style }) => style.top)).size).toBe(4)
  for (const seconds of [0.5, 2, 4, 6]) {
    for (const animation of shown().flatMap(animationsOf)) animation.currentTime = seconds * 1_000
    const boxes = shown().map((node) => node.getBoundingClientRect())
    const overlaps = boxes.filter((a, at) =>
      boxes.slice(at + 1).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    )
    expect(overlaps).toEqual([])
  }
})

test('moves by one animation of transform each, which starts outside and ends outside', async () => {
  const { send } = await start({ seconds: 5 })
  await send([comment(5)])
  await expect.poll(() => shown().length).toBe(1)
  const node = shown()[0]
  const [animation, ...others] = node?.getAnimations() ?? []
  const effect = animation?.effect
  expect(others).toEqual([])
  expect(effect instanceof KeyframeEffect && effect.getKeyframes().map((frame) => Object.keys(frame))).toEqual(
    Array.from({ length: 2 }, () => expect.arrayContaining(['transform'])),
  )
  expect(effect?.getComputedTiming().duration).toBe(5_000)
  const edges = [0, 4_999].map((time) => {
    if (animation) animation.currentTime = time
    return node?.getBoundingClientRect()
  })
  expect(edges[0]?.left).toBeCloseTo(375, 0)
  expect(edges[1]?.right).toBeLessThan(1)
})

test('drops what finds no lane, and shows an own comment at once, over another if need be', async () => {
  holdTimers()
  const { send } = await start({ density: 'sparse' })
  await send(comments(5, 205))
  await expect.poll(() => nodes().length).toBe(2)
  await send([...comments(5, 205), comment(205, { isMine: true })])
  expect(nodes().map((node) => (node.hasAttribute('data-mine') ? node.textContent : null))).toContain(comment(205).text)
})

test('puts own comments of the same moment into different lanes', async () => {
  const { pass } = holdTimers()
  const { send } = await start({ density: 'sparse' })
  const others = comments(5, 9)
  await send(others)
  await pass(500)
  await send([...others, comment(9, { isMine: true }), comment(10, { isMine: true })])
  const own = nodes().filter((node) => node.hasAttribute('data-mine'))
  expect(new Set(own.map(({ style }) => style.top)).size).toBe(2)
})

test('drops what finds no lane for two seconds, so that it is never further behind the chat', async () => {
  const { pass } = holdTimers()
  // A lane is free again after less than a second, or after more than five.
  const quick = await start({ density: 'sparse', seconds: 3 })
  await quick.send(comments(5, 8))
  expect(texts()).not.toContain(comment(7).text)
  await pass(1_900)
  expect(texts()).toContain(comment(7).text)
  await quick.unmount()

  const slow = await start({ density: 'sparse', seconds: 40 })
  await slow.send(comments(5, 8))
  await pass(20_000)
  expect(texts()).not.toContain(comment(7).text)
  await slow.send(comments(5, 9))
  expect(texts()).toContain(comment(8).text)
})

test('drops what has waited longer also when its timer runs late, and what waits when the clock is set back', async () => {
  const { pass, sleep } = holdTimers()
  const late = await start({ density: 'sparse', seconds: 3 })
  await late.send(comments(5, 8))
  // A browser lets the timers of a page in the background run once a minute.
  sleep(60_000)
  await pass(0)
  expect(texts()).not.toContain(comment(7).text)
  await late.send(comments(5, 9))
  expect(texts()).toContain(comment(8).text)
  await late.unmount()

  const setBack = await start({ density: 'sparse', seconds: 3 })
  await setBack.send(comments(5, 8))
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  await pass(1_900)
  expect(texts()).not.toContain(comment(7).text)
})

test('shows nothing of what arrives while the page is hidden, when it is seen again', async () => {
  const { pass } = holdTimers()
  const { send } = await start({ density: 'sparse', seconds: 3 })
  const before = comments(5, 8)
  await send(before)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  const meanwhile = [comment(8), comment(9, { isMine: true })]
  await send([...before, ...meanwhile])
  await pass(1_900)
  hidden.mockReturnValue(false)
  await pass(5_000)
  for (const { text } of [...before.slice(2), ...meanwhile]) expect(texts()).not.toContain(text)
  await send([...before, ...meanwhile, comment(10)])
  expect(texts()).toContain(comment(10).text)
})

test('uses the nodes of comments that have left again', async () => {
  const { send } = await start({ seconds: 0.05 })
  for (let at = 5; at < 30; at += 1) {
    await send(comments(5, at + 1))
    await expect.poll(() => shown().length).toBe(0)
  }
  expect(nodes().length).toBeLessThan(6)
})

test('uses a quarter, half or all of the height', async () => {
  for (const [density, lanes] of [
    ['sparse', 2],
    ['normal', 4],
    ['full', 8],
  ] as const) {
    const { send, unmount } = await start({ density })
    await send(comments(5, 105))
    await expect.poll(() => shown().length).toBe(lanes)
    await unmount()
  }
})

test('lets the picture get every press', async () => {
  const { send } = await start()
  await send([comment(5)])
  await expect.poll(() => shown().length).toBe(1)
  for (const animation of shown().flatMap(animationsOf)) animation.currentTime = 2_000
  const { left, top } = shown()[0]?.getBoundingClientRect() ?? { left: 0, top: 0 }
  expect(document.elementFromPoint(left + 4, top + 4)?.textContent).toBe('picture')
})

test('shows comments at rest with reduced motion', async () => {
  // They rest for some seconds.
  holdTimers()
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  try {
    const { send } = await start()
    await send(comments(5, 40))
    await expect.poll(() => shown().length).toBe(8)
    expect(shown().flatMap(animationsOf)).toEqual([])
    expect(new Set(shown().map((node) => node.getBoundingClientRect().left)).size).toBe(1)
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: '' }] })
  }
})

test('exchanges the comment that has rested longest for an own one, with reduced motion', async () => {
  const { pass } = holdTimers()
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  try {
    const { send } = await start({ density: 'sparse' })
    await send(comments(5, 7))
    await expect.poll(() => shown().length).toBe(2)
    await send([...comments(5, 7), comment(7, { isMine: true })])
    expect(shown().map(({ textContent }) => textContent)).toEqual([comment(7).text, comment(6).text])
    await pass(4_000)
    expect(shown()).toEqual([])
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: '' }] })
  }
})

test('leaves nothing behind', async () => {
  const { send, unmount } = await start()
  await send(comments(5, 9))
  await expect.poll(() => shown().length).toBe(4)
  await unmount()
  expect(document.getAnimations()).toEqual([])
})

conforms(Danmaku, { props: () => ({ comments: comments(0, 3) }) })
