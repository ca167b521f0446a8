import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { withMedia } from '../../conformance/page'
import { moveTo, pauseMotion } from '../../conformance/paused'
import { MatchCard, type MatchCardProps } from '.'

const labels = { collect: 'Collect', redCards: 'Red', yellowCards: 'Yellow' }
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

test('draws the names of the teams as told, and keeps them in its accessible name', async () => {
  await render(<MatchCard {...match} href="#match" drawName={(name) => <em>{name.slice(0, 2)}</em>} />)
  const drawn = [...document.querySelectorAll('em')].map(({ textContent }) => textContent)
  expect(drawn).toEqual(['Ci', 'Li'])
  await expect.element(page.getByRole('link', { name: /^City 2 – 1 Liverpool/ })).toBeVisible()
})

test('collects the match without opening it', async () => {
  const onOpen = vi.fn()
  const onCollect = vi.fn()
  await render(<MatchCard {...match} onOpen={onOpen} onCollect={onCollect} />)
  await page.getByRole('button', { name: 'Collect City – Liverpool' }).click()
  expect(onCollect).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
})

test('lets the star spring when it is pressed and not when a collected row is drawn, nor with reduced motion', async () => {
  const press = () => page.getByRole('button').click()
  const moving = () => document.querySelector('button svg')?.getAnimations().length
  const star = (collected: boolean) => <MatchCard {...match} collected={collected} onCollect={() => undefined} />
  const { rerender } = await render(star(false))
  await press()
  expect(moving()).toBe(1)
  await expect.poll(moving).toBe(0)
  await rerender(star(true))
  await press()
  expect(moving()).toBe(0)
  await rerender(star(false))
  await withMedia('prefers-reduced-motion', 'reduce', async () => {
    await press()
    expect(moving()).toBe(0)
  })
})

test('has a star of one name, which is pressed or not', async () => {
  const star = (collected: boolean) => <MatchCard {...match} collected={collected} onCollect={() => undefined} />
  const { rerender } = await render(star(false))
  const button = page.getByRole('button', { name: 'Collect City – Liverpool' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await rerender(star(true))
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
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

// Rule: UI-5.
test('shows the score of a running match in the colour of text, a goal in red for a minute', async () => {
  pauseMotion()
  const { container, rerender } = await render(<MatchCard {...match} phase="live" />)
  const ink = getComputedStyle(container.querySelector('article') as Element).color
  const score = () => container.querySelectorAll('[class*=score]')[0] as Element
  expect(getComputedStyle(score()).color).toBe(ink)
  await rerender(<MatchCard {...match} phase="live" home={{ ...match.home, score: 3 }} />)
  moveTo(score(), 59_000)
  expect(getComputedStyle(score()).color).not.toBe(ink)
  moveTo(score(), 60_100)
  expect(getComputedStyle(score()).color).toBe(ink)
})

test('flashes the side whose score changed, for 1.2 s, and not the other', async () => {
  pauseMotion()
  const { container, rerender } = await render(<MatchCard {...match} />)
  expect(container.querySelectorAll('[data-flash]')).toHaveLength(0)
  await rerender(<MatchCard {...match} home={{ ...match.home, score: 3 }} />)
  const flashing = container.querySelectorAll('[data-flash]')
  expect(flashing).toHaveLength(1)
  expect(flashing[0]?.textContent).toBe('3')
  const still = getComputedStyle(container.querySelectorAll('[class*=score]')[1] as Element).backgroundColor
  moveTo(flashing[0], 100)
  expect(getComputedStyle(flashing[0] as Element).backgroundColor).not.toBe(still)
  moveTo(flashing[0], 1_210)
  expect(getComputedStyle(flashing[0] as Element).backgroundColor).toBe(still)
})

test('flashes nothing for the zeros of a kick-off, and a number that falls as corrected', async () => {
  const at = (home: number | null, away: number | null) => (
    <MatchCard {...match} home={{ ...match.home, score: home }} away={{ ...match.away, score: away }} />
  )
  const { container, rerender } = await render(at(null, null))
  const looks = () =>
    [...container.querySelectorAll<HTMLElement>('[data-flash]')].map(({ dataset }) => dataset['flash'])
  await rerender(at(0, 0))
  expect(looks()).toEqual([])
  await rerender(at(1, 0))
  expect(looks()).toEqual(['true'])
  await rerender(at(0, 0))
  expect(looks()).toEqual(['corrected'])
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

test('glows as a row at every goal, for 1.2 s, and not when a goal is taken back', async () => {
  pauseMotion()
  const goals = (score: number) => <MatchCard {...match} home={{ ...match.home, score }} />
  const { container, rerender } = await render(goals(2))
  const row = container.querySelector('article') as Element
  const ground = () => getComputedStyle(row).backgroundColor
  const rest = ground()
  expect(row.getAnimations()).toHaveLength(0)
  for (const score of [3, 4]) {
    await rerender(goals(score))
    moveTo(row, 100)
    expect(ground()).not.toBe(rest)
    moveTo(row, 1_210)
    expect(ground()).toBe(rest)
  }
  const [last] = row.getAnimations()
  await rerender(goals(3))
  expect(row.getAnimations()).toEqual(last ? [last] : [])
})

test('rolls the numeral of a goal for 240 ms, and stands still with reduced motion', async () => {
  pauseMotion()
  const goals = (score: number) => <MatchCard {...match} home={{ ...match.home, score }} />
  const { container, rerender } = await render(goals(2))
  await rerender(goals(3))
  const score = () => container.querySelector('[data-flash]') as Element
  moveTo(score(), 10)
  expect(getComputedStyle(score()).transform).not.toBe('none')
  moveTo(score(), 240)
  expect(getComputedStyle(score()).transform).toBe('none')
  await withMedia('prefers-reduced-motion', 'reduce', async () => {
    await rerender(goals(4))
    expect(getComputedStyle(score()).transform).toBe('none')
    expect(container.querySelector('article')?.getAnimations()).toHaveLength(0)
  })
})

conforms(MatchCard, {
  props: ({ press }) => ({ ...match, onOpen: press('onOpen'), onCollect: press('onCollect') }),
  states: { 'data-phase': { phase: 'finished' }, 'data-goal': 'the last goal since it was mounted' },
  views: [
    { odds: ['1.85', '3.40', '12.00'].map((value) => ({ value })), corners: '10-12', stream: 'Live', collected: true },
    { home: { name: 'Borussia Mönchengladbach', score: 102, redCards: 1, yellowCards: 4 }, soon: 'In 5 min' },
  ],
})
