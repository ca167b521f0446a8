import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { moveTo, pauseMotion } from '../../conformance/paused'
import { Button } from '../../basics/button'
import { MatchHead, type MatchHeadProps } from '.'

const home = { name: 'Lakers', score: 98 }
const away = { name: 'Warriors', score: 102 }

test('shows the score and the clock while the match runs', async () => {
  const { container } = await render(<MatchHead home={home} away={away} phase="live" clock="Q4 03:21" live="LIVE" />)
  expect(container.textContent).toContain('98–102')
  await expect.element(page.getByText('LIVE')).toBeVisible()
})

test('shows only the kick-off time before there is a score', async () => {
  const waiting = { name: 'City', score: null }
  const { container } = await render(<MatchHead home={waiting} away={waiting} phase="waiting" clock="22:00" />)
  expect(container.textContent?.match(/22:00/g)).toHaveLength(1)
  expect(container.textContent).not.toContain('–')
})

const periods = { caption: 'By quarter', columns: ['Q1'], home: [30], away: [21] }

test.each([
  ['football', 10, 11, undefined],
  ['basketball', 102, 98, periods],
])('shows a high score of %s on one line of a phone', async (_, ours, theirs, table) => {
  const one = { name: 'Olympiacos', score: ours }
  const other = { name: 'Partizan', score: theirs }
  await page.viewport(375, 812)
  await render(<MatchHead home={one} away={other} phase="live" clock="90+" {...(table && { periods: table })} />)
  const lines = [ours, theirs].map((score) => page.getByText(`${score}`, { exact: true }).first().element())
  expect(lines[0]?.getBoundingClientRect().top).toBe(lines[1]?.getBoundingClientRect().top)
})

test('does not cut a team name next to a long venue', async () => {
  const team = { name: 'Olympiacos', score: 101 }
  await render(<MatchHead home={team} away={team} phase="live" clock="Q4" notes={['16:15 · Olympiacos Women Arena']} />)
  const [name] = page.getByText('Olympiacos', { exact: true }).elements()
  const text = document.createRange()
  if (name) text.selectNodeContents(name)
  expect(text.getClientRects()).toHaveLength(1)
})

test('puts buttons side by side, and anything else on a line of its own', async () => {
  await render(
    <MatchHead home={home} away={away} phase="live" clock="67'">
      <p>Form</p>
      <Button>Watch</Button>
      <Button>Share</Button>
    </MatchHead>,
  )
  const box = (text: string) => page.getByText(text).element().getBoundingClientRect()
  expect(box('Form').bottom).toBeLessThanOrEqual(box('Watch').top)
  expect(box('Watch').top).toBe(box('Share').top)
})

test('shows a table for basketball with a row per team and a column per quarter', async () => {
  await render(
    <MatchHead
      home={home}
      away={away}
      phase="live"
      clock="Q2"
      periods={{
        caption: 'By quarter',
        columns: ['Q1', 'Q2', 'Total'],
        home: [24, null, 24],
        away: [30, null, 30],
        current: 1,
      }}
    />,
  )
  const table = page.getByRole('table', { name: 'By quarter' })
  expect(table.getByRole('columnheader').elements()).toHaveLength(3)
  await expect.element(table.getByRole('row', { name: 'Lakers 24 – 24' })).toBeVisible()
})

test('flashes in the colour of the side that scored for 600 ms, again at every goal', async () => {
  pauseMotion()
  const score = (ours: number, theirs: number) => (
    <div style={{ '--home': 'rgb(0, 0, 255)', '--away': 'rgb(0, 255, 0)' } as CSSProperties}>
      <MatchHead home={{ ...home, score: ours }} away={{ ...away, score: theirs }} phase="live" clock="67'" />
    </div>
  )
  const { container, rerender } = await render(score(0, 0))
  const head = container.querySelector('section') as Element
  const shadow = () => getComputedStyle(head).boxShadow
  expect(shadow()).toBe('none')
  const shadows: string[] = []
  for (const [ours, theirs] of [
    [1, 0],
    [2, 0],
    [2, 1],
  ] as const) {
    await rerender(score(ours, theirs))
    moveTo(head, 0)
    shadows.push(shadow())
    moveTo(head, 600)
    expect(shadow()).toBe('none')
  }
  // Blue and green, of which only blue is below 0 on the axis from blue to yellow.
  expect(shadows[0]).toMatch(/^oklab\(\S+ \S+ -/)
  expect(shadows[1]).toBe(shadows[0])
  expect(shadows[2]).toMatch(/^oklab\(\S+ \S+ \d/)
})

test('flashes a number that falls as corrected, unlike a goal, and says that a goal was taken back', async () => {
  const head = (ours: number, shown: NonNullable<MatchHeadProps['goal']> | null) => (
    <MatchHead home={{ ...home, score: ours }} away={{ ...away, score: 0 }} phase="live" clock="67'" goal={shown} />
  )
  const { container, rerender } = await render(head(0, null))
  const flashes = () => [...container.querySelectorAll('[data-flash]')].map((each) => each.getAttribute('data-flash'))
  await rerender(head(1, { id: '1', side: 'home', text: 'Goal' }))
  expect(flashes()).toEqual(['true'])
  const goalOf = container.querySelector('section')?.getAttribute('data-goal')
  await rerender(head(0, { id: '2', side: 'home', text: 'Goal cancelled', annulled: true }))
  expect(flashes()).toEqual(['corrected'])
  expect(container.querySelector('section')?.getAttribute('data-goal')).toBe(goalOf)
  await expect.element(page.getByRole('status')).toHaveTextContent('Goal cancelled')
  expect(container.querySelector('[data-annulled]')?.textContent).toBe('Goal cancelled')
  await rerender(head(1, null))
  expect(flashes()).toEqual(['true'])
})

test('shows a goal with its minute for 4 s, announces it, and keeps its place before and after', async () => {
  pauseMotion()
  const goal = { id: '1', side: 'away', text: "Haaland 23'" } as const
  const head = (shown: typeof goal | null) => (
    <MatchHead home={home} away={away} phase="live" clock="23'" goal={shown} />
  )
  const { container, rerender } = await render(head(null))
  const height = () => container.querySelector('section')?.getBoundingClientRect().height
  const before = height()
  await rerender(head(goal))
  await expect.element(page.getByRole('status')).toHaveTextContent(goal.text)
  const line = container.querySelector('[data-side]') as Element
  moveTo(line, 3_999)
  expect(line.checkVisibility({ visibilityProperty: true })).toBe(true)
  moveTo(line, 4_000)
  expect(line.checkVisibility({ visibilityProperty: true })).toBe(false)
  expect(height()).toBe(before)
})

test('announces a goal once, also when its text changes', async () => {
  const head = (text: string | null) => (
    <MatchHead
      home={home}
      away={away}
      phase="live"
      clock="23'"
      goal={text === null ? null : { id: '1-0', side: 'home', text }}
    />
  )
  const { container, rerender } = await render(head(null))
  const said: (string | null)[] = []
  const status = page.getByRole('status').element()
  const observer = new MutationObserver(() => said.push(status.textContent))
  observer.observe(status, { characterData: true, childList: true, subtree: true })
  for (const text of ["Goal City 23'", "Goal Haaland 23'", null, "Goal Foden 30'"]) {
    await rerender(head(text))
    await expect.poll(() => container.querySelector('[data-side]')?.textContent ?? null).toBe(text)
  }
  observer.disconnect()
  expect(said).toEqual(["Goal City 23'", '', "Goal Foden 30'"])
})

conforms(MatchHead, {
  props: ({ press }) => ({
    home: { ...home, onOpen: press('home') },
    away: { ...away, onOpen: press('away') },
    phase: 'live',
    clock: 'Q4 03:21',
  }),
  states: { 'data-phase': { phase: 'finished' }, 'data-goal': 'the last goal since it was mounted' },
  views: [
    { goal: { id: '1', side: 'home', text: "Erling Haaland 23'" } },
    { goal: { id: '2', side: 'away', text: "Mohamed Salah 45+2'" } },
    { live: 'LIVE', notes: ['HT 50-48', '16:15 · Olympiacos Women Arena'] },
    {
      home: { name: 'Manchester City', score: null, note: '2nd' },
      away: { name: 'Liverpool', score: null },
      clock: '22:00',
    },
    {
      periods: {
        caption: 'By quarter',
        columns: ['Q1', 'Q2', 'Q3', 'Q4', 'Total'],
        home: [24, 30, 20, 24, 98],
        away: [30, 20, 30, 22, 102],
      },
    },
  ],
})
