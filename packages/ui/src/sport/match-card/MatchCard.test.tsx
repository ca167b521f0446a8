import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MatchCard, type MatchCardProps } from '.'

const labels = { collect: 'Collect', uncollect: 'Drop', redCards: 'Red', yellowCards: 'Yellow' }
const match: MatchCardProps = {
  home: { name: 'City', score: 2, redCards: 1 },
  away: { name: 'Liverpool', score: 1 },
  phase: 'live',
  clock: "67'",
  note: 'HT 1-0',
  collected: false,
  labels,
}

test('opens the match by its link and leaves clicks with a modifier key to the browser', async () => {
  const onOpen = vi.fn()
  await render(
    // Clicks left to the browser are cancelled here, so that the test opens no page.
    <div onClick={(event) => event.preventDefault()}>
      <MatchCard {...match} href="#match" onOpen={onOpen} />
    </div>,
  )
  const link = page.getByRole('link', { name: "City 2 – 1 Liverpool, 67'" })
  await link.click()
  expect(onOpen).toHaveBeenCalledTimes(1)
  await link.click({ modifiers: ['Control'] })
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('collects the match without opening it', async () => {
  const onOpen = vi.fn()
  const onCollect = vi.fn()
  await render(<MatchCard {...match} onOpen={onOpen} onCollect={onCollect} />)
  await page.getByRole('button', { name: 'Collect City – Liverpool' }).click()
  expect(onCollect).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
})

test('shows whether the match is collected', async () => {
  await render(<MatchCard {...match} collected onCollect={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Drop' })).toHaveAttribute('aria-pressed', 'true')
})

test('is 64 px high', async () => {
  const { container } = await render(<MatchCard {...match} onCollect={() => undefined} />)
  expect(container.querySelector('article')?.getBoundingClientRect().height).toBe(64)
})

test('shows cards and prices with text at 200%', async () => {
  await page.viewport(188, 406)
  onTestFinished(() => page.viewport(375, 812))
  const odds = ['1.85', '3.40', '4.20']
  const { container } = await render(
    <MatchCard {...match} odds={odds.map((value) => ({ value }))} corners="5-3" onCollect={() => undefined} />,
  )
  for (const text of [...odds, '5-3']) await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Red 1' })).toBeVisible()
  const card = container.querySelector('article') as Element
  const places = [...card.querySelectorAll('li, span, button')].map((part) => part.getBoundingClientRect())
  const { right, bottom } = card.getBoundingClientRect()
  expect(Math.max(...places.map((place) => place.right))).toBeLessThanOrEqual(right)
  expect(Math.max(...places.map((place) => place.bottom))).toBeLessThanOrEqual(bottom)
})

/** Moves the animations of an element to so many milliseconds after their start. */
const after = (element: Element | undefined, ms: number) => {
  for (const animation of element?.getAnimations() ?? []) {
    animation.pause()
    animation.currentTime = ms
  }
}

// Rule: UI-5.
test('shows the score of a running match in the colour of text, a goal in red for a minute', async () => {
  const { container, rerender } = await render(<MatchCard {...match} phase="live" />)
  const ink = getComputedStyle(container.querySelector('article') as Element).color
  const score = () => container.querySelectorAll('[class*=score]')[0] as Element
  expect(getComputedStyle(score()).color).toBe(ink)
  await rerender(<MatchCard {...match} phase="live" home={{ ...match.home, score: 3 }} />)
  after(score(), 59_000)
  expect(getComputedStyle(score()).color).not.toBe(ink)
  after(score(), 60_100)
  expect(getComputedStyle(score()).color).toBe(ink)
})

test('flashes the side whose score changed, for 1.2 s, and not the other', async () => {
  const { container, rerender } = await render(<MatchCard {...match} />)
  expect(container.querySelectorAll('[data-flash]')).toHaveLength(0)
  await rerender(<MatchCard {...match} home={{ ...match.home, score: 3 }} />)
  const flashing = container.querySelectorAll('[data-flash]')
  expect(flashing).toHaveLength(1)
  expect(flashing[0]?.textContent).toBe('3')
  const still = getComputedStyle(container.querySelectorAll('[class*=score]')[1] as Element).backgroundColor
  after(flashing[0], 100)
  expect(getComputedStyle(flashing[0] as Element).backgroundColor).not.toBe(still)
  after(flashing[0], 1_210)
  expect(getComputedStyle(flashing[0] as Element).backgroundColor).toBe(still)
})

test('flashes again at every goal', async () => {
  const { container, rerender } = await render(<MatchCard {...match} />)
  await rerender(<MatchCard {...match} home={{ ...match.home, score: 3 }} />)
  const first = container.querySelector('[data-flash]')
  await rerender(<MatchCard {...match} home={{ ...match.home, score: 4 }} />)
  expect(container.querySelector('[data-flash]')).not.toBe(first)
})

// Rule: UI-6.
test('shows cards and odds movements by more than colour', async () => {
  await render(<MatchCard {...match} odds={[{ value: '1.85', move: 'up' }, { value: '2.05' }]} />)
  await expect.element(page.getByRole('img', { name: 'Red 1' })).toBeVisible()
  const up = page.getByText('1.85').element()
  const arrow = getComputedStyle(up, '::after')
  expect(parseFloat(arrow.borderBottomWidth)).toBeGreaterThan(parseFloat(arrow.borderTopWidth))
})

test('cuts a long name instead of pushing the score out', async () => {
  const { container } = await render(
    <MatchCard {...match} home={{ name: 'Borussia Mönchengladbach '.repeat(4), score: 10 }} />,
  )
  const card = container.querySelector('article')?.getBoundingClientRect()
  const score = page.getByText('10', { exact: true }).element().getBoundingClientRect()
  expect(score.right).toBeLessThanOrEqual(card?.right ?? 0)
  expect(card?.height).toBe(64)
})

test('is not a button if there is nothing to open', async () => {
  await render(<MatchCard {...match} onCollect={() => undefined} />)
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Collect City – Liverpool')
})

// Rule: UI-7.
test('aligns the scores of rows with different content', async () => {
  const rows: Partial<MatchCardProps>[] = [
    {},
    { corners: 'Corners 10-12', note: 'HT 1-0' },
    { odds: [{ value: '1.85' }, { value: '3.40' }, { value: '12.00' }], stream: '2 live streams' },
    { home: { name: 'City', score: 2, redCards: 1, yellowCards: 4 }, clock: 'Interrupted for long' },
  ]
  const { container } = await render(
    <div>
      {rows.map((row, at) => (
        <MatchCard key={at} {...match} {...row} onCollect={() => undefined} />
      ))}
    </div>,
  )
  const ends = [...container.querySelectorAll('article')].map(
    (card) =>
      [...card.querySelectorAll('span')].find(({ textContent }) => textContent === '2')?.getBoundingClientRect().right,
  )
  expect(new Set(ends).size).toBe(1)
})

test.each([320, 375, 430])('shows a full row of %d px within its height, with names before prices', async (width) => {
  await page.viewport(width, 700)
  onTestFinished(() => page.viewport(375, 812))
  const odds = ['1.85', '3.40', '4.20'].map((value) => ({ value }))
  const { container } = await render(
    <MatchCard {...match} odds={odds} corners="Corners 5-3" stream="Live" onCollect={() => undefined} />,
  )
  const card = container.querySelector('article')
  const height = card?.getBoundingClientRect().height ?? 0
  expect(height).toBeCloseTo((64 / 375) * width, 0)
  expect(card?.scrollHeight).toBeLessThanOrEqual(Math.ceil(height))
  await expect.element(page.getByText('Corners 5-3')).toBeVisible()
  const names = page.getByText('Liverpool').element().parentElement
  expect(names?.scrollWidth).toBe(names?.clientWidth)
  expect(page.getByText('3.40').query()?.checkVisibility()).toBe(width > 340)
})

conforms(MatchCard, {
  props: ({ press }) => ({ ...match, onOpen: press('onOpen'), onCollect: press('onCollect') }),
  states: { 'data-phase': { phase: 'finished' } },
  views: [
    { odds: ['1.85', '3.40', '12.00'].map((value) => ({ value })), corners: '10-12', stream: 'Live', collected: true },
    { home: { name: 'Borussia Mönchengladbach', score: 102, redCards: 1, yellowCards: 4 }, soon: 'In 5 min' },
  ],
})
