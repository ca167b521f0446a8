import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MatchHead } from '.'

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

conforms(MatchHead, {
  props: ({ press }) => ({
    home: { ...home, onOpen: press('home') },
    away: { ...away, onOpen: press('away') },
    phase: 'live',
    clock: 'Q4 03:21',
  }),
  states: { 'data-phase': { phase: 'finished' } },
  views: [
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
