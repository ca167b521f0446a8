import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { StandingsTable, type StandingsRow, type StandingsTableProps } from '.'

const row = (place: number, team: string, more: Partial<StandingsRow> = {}): StandingsRow => ({
  id: team,
  place,
  team,
  values: [12, 9 - place, 2, 1, '+14', 29 - place],
  ...more,
})

const table: StandingsTableProps = {
  caption: 'Standings',
  teamLabel: 'Team',
  columns: [
    { id: 'p', label: 'P', name: 'Played' },
    { id: 'w', label: 'W', name: 'Won' },
    { id: 'd', label: 'D', name: 'Drawn' },
    { id: 'l', label: 'L', name: 'Lost' },
    { id: 'gd', label: 'GD', name: 'Goal difference' },
    { id: 'pts', label: 'Pts', name: 'Points', isMain: true },
  ],
  zones: [
    { id: 'cl', label: 'Champions League', tone: 'first' },
    { id: 'down', label: 'Relegation', tone: 'last' },
  ],
  groups: [{ id: 'all', rows: [row(1, 'Manchester City', { zoneId: 'cl' }), row(2, 'Liverpool'), row(3, 'Arsenal')] }],
}

const form = { label: 'Form', letters: { win: 'W', draw: 'D', loss: 'L' } }
const results = (['win', 'loss', 'draw', 'loss', 'win'] as const).map((result, at) => ({
  id: String(at),
  result,
  label: 'Chelsea 2–1',
}))

const scopes = {
  label: 'Matches',
  tabs: ['All', 'Home', 'Away'].map((label) => ({ id: label, label })),
  selectedId: 'All',
}

test('is a table with a row per team and the full names of its columns', async () => {
  await render(<StandingsTable {...table} />)
  const standings = page.getByRole('table', { name: 'Standings' })
  await expect.element(standings.getByRole('columnheader', { name: 'Goal difference' })).toBeVisible()
  await expect.element(standings.getByRole('row', { name: '2 Liverpool 12 7 2 1 +14 27' })).toBeVisible()
})

test('says to which zone a place leads, and explains only the zones that it has', async () => {
  await render(<StandingsTable {...table} />)
  await expect.element(page.getByRole('rowheader', { name: '1 Manchester City Champions League' })).toBeVisible()
  expect(
    page
      .getByRole('list')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Champions League'])
})

test('shows a dash for a value that is missing', async () => {
  await render(<StandingsTable {...table} groups={[{ id: 'all', rows: [row(1, 'City', { values: [3] })] }]} />)
  await expect.element(page.getByRole('cell').last()).toHaveTextContent('–')
})

test('keeps the team in view while the numbers scroll', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 812))
  await render(
    <StandingsTable {...table} form={form} groups={[{ id: 'all', rows: [row(2, 'Liverpool', { form: results })] }]} />,
  )
  const team = page.getByRole('rowheader', { name: 'Liverpool' }).element()
  const scroller = page.getByRole('group', { name: 'Standings' }).element()
  const before = team.getBoundingClientRect().left
  scroller.scrollLeft = 100
  expect(scroller.scrollLeft).toBeGreaterThan(0)
  expect(team.getBoundingClientRect().left).toBe(before)
})

test('has a heading for each group, and the same columns in all of them', async () => {
  const groups = ['A', 'B'].map((name) => ({ id: name, name: `Group ${name}`, rows: [row(1, `Team ${name}`)] }))
  await render(<StandingsTable {...table} groups={groups} />)
  expect(page.getByRole('table').elements()).toHaveLength(1)
  expect(page.getByRole('rowgroup').elements()).toHaveLength(3)
  await expect.element(page.getByText('Group B')).toBeVisible()
})

test('asks for the matches at home by a tab, and opens a team', async () => {
  const onScope = vi.fn()
  const onTeam = vi.fn()
  await render(<StandingsTable {...table} scopes={scopes} onScope={onScope} onTeam={onTeam} />)
  await page.getByRole('tab', { name: 'Home' }).click()
  expect(onScope).toHaveBeenCalledWith('Home')
  await page.getByRole('button', { name: 'Liverpool' }).click()
  expect(onTeam).toHaveBeenCalledWith('Liverpool')
})

conforms(StandingsTable, {
  props: ({ press }) => ({ ...table, scopes, onScope: press('scope'), onTeam: press('team') }),
  views: [
    {
      form,
      groups: [{ id: 'all', rows: [row(20, 'Borussia Mönchengladbach', { form: results, isHighlighted: true })] }],
    },
    { groups: [{ id: 'a', name: 'Group A', rows: [row(1, 'City', { zoneId: 'down', href: '#team' })] }] },
  ],
})
