import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { PullToRefresh, type PullToRefreshProps } from '.'

const labels = { refresh: 'Refresh', pull: 'Pull down', release: 'Let go', refreshing: 'Refreshing' }

const List = (props: Partial<PullToRefreshProps>) => (
  <PullToRefresh onRefresh={() => undefined} labels={labels} {...props}>
    <div data-testid="inner" style={{ height: 100, overflow: 'auto' }}>
      <p style={{ height: 300 }}>Teams</p>
    </div>
    <p style={{ height: 3000 }}>Matches</p>
  </PullToRefresh>
)

afterEach(() => scrollTo(0, 0))

/** Moves a finger over an element. Returns whether the browser may still scroll. */
const move = (element: Element, ...places: [x: number, y: number][]) => {
  const fire = (type: string, [clientX, clientY]: [number, number]) => {
    const touch = new Touch({ identifier: 1, target: element, clientX, clientY })
    const touches = type === 'touchend' ? [] : [touch]
    const event = new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] })
    return element.dispatchEvent(event)
  }
  const [first = [0, 0]] = places
  fire('touchstart', first)
  const free = places.slice(1).map((place) => fire('touchmove', place))
  return { scrolls: free.every(Boolean), lift: () => fire('touchend', places.at(-1) ?? first) }
}
const matches = () => page.getByText('Matches').element()
const top = () => matches().getBoundingClientRect().top

test('refreshes once a finger has pulled it far enough and let go', async () => {
  const onRefresh = vi.fn()
  await render(<List onRefresh={onRefresh} />)
  const before = top()
  const finger = move(matches(), [100, 200], [100, 260], [100, 420])
  expect(finger.scrolls).toBe(false)
  await expect.element(page.getByText('Let go')).toBeVisible()
  expect(top()).toBeGreaterThan(before + 56)
  expect(onRefresh).not.toHaveBeenCalled()
  finger.lift()
  expect(onRefresh).toHaveBeenCalledOnce()
  await expect.poll(top).toBe(before)
})

test('returns to its place after a short pull', async () => {
  const onRefresh = vi.fn()
  await render(<List onRefresh={onRefresh} />)
  const before = top()
  const finger = move(matches(), [100, 200], [100, 260])
  await expect.element(page.getByText('Pull down')).toBeVisible()
  finger.lift()
  await expect.poll(top).toBe(before)
  expect(onRefresh).not.toHaveBeenCalled()
})

test('refreshes nothing and returns to its place when something else takes the finger', async () => {
  const onRefresh = vi.fn()
  await render(<List onRefresh={onRefresh} />)
  move(matches(), [100, 200], [100, 260], [100, 420])
  await expect.element(page.getByText('Let go')).toBeVisible()
  matches().dispatchEvent(new TouchEvent('touchcancel', { bubbles: true }))
  await expect.element(page.getByText('Let go')).not.toBeInTheDocument()
  expect(onRefresh).not.toHaveBeenCalled()
})

test('ends a pull when something else scrolls the page', async () => {
  const onRefresh = vi.fn()
  await render(<List onRefresh={onRefresh} />)
  const finger = move(matches(), [100, 200], [100, 260], [100, 420])
  await expect.element(page.getByText('Let go')).toBeVisible()
  scrollTo(0, 500)
  await expect.element(page.getByText('Let go')).not.toBeInTheDocument()
  finger.lift()
  expect(onRefresh).not.toHaveBeenCalled()
})

test('leaves every other gesture to the page', async () => {
  const onRefresh = vi.fn()
  await render(<List onRefresh={onRefresh} />)
  const aside = move(matches(), [100, 200], [160, 210], [300, 420])
  const up = move(matches(), [100, 600], [100, 500], [100, 800])
  page.getByTestId('inner').element().scrollTop = 40
  const within = move(page.getByText('Teams').element(), [100, 60], [100, 300])
  page.getByTestId('inner').element().scrollTop = 0
  scrollTo(0, 10)
  await expect.poll(() => move(matches(), [100, 200], [100, 500]).scrolls).toBe(true)
  expect([aside, up, within].map(({ scrolls }) => scrolls)).toEqual([true, true, true])
  for (const finger of [aside, up, within]) finger.lift()
  expect(onRefresh).not.toHaveBeenCalled()
  scrollTo(0, 0)
  await expect.poll(() => move(matches(), [100, 200], [100, 500]).scrolls).toBe(false)
})

test('shows its button over a bar that sticks while the keyboard is on it', async () => {
  await render(
    <PullToRefresh onRefresh={() => undefined} labels={labels}>
      <div style={{ position: 'sticky', top: 0, zIndex: 'var(--z-nav)', height: 60, background: 'white' }} />
      <p style={{ height: 3000 }}>Matches</p>
    </PullToRefresh>,
  )
  await userEvent.tab()
  const button = page.getByRole('button', { name: 'Refresh' }).element()
  expect(document.activeElement).toBe(button)
  const { left, top: y, width, height } = button.getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, y + height / 2)).toBe(button)
})

test('says that it is busy until the promise settles, and takes no second refresh meanwhile', async () => {
  let done: (reason: Error) => void = () => undefined
  const onRefresh = vi.fn(() => new Promise((_, reject) => (done = reject)))
  await render(<List onRefresh={onRefresh} />)
  const button = page.getByRole('button', { name: 'Refresh' })
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  expect(onRefresh).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('status')).toHaveTextContent('Refreshing')
  await expect.element(button).toHaveFocus()
  done(new Error('no network'))
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await userEvent.keyboard('{Enter}')
  expect(onRefresh).toHaveBeenCalledTimes(2)
})

conforms(PullToRefresh, {
  props: ({ press }) => ({ onRefresh: press('onRefresh'), labels, children: <p>Matches</p> }),
  states: { 'data-phase': 'a finger that pulls, or a refresh that is not done' },
})
