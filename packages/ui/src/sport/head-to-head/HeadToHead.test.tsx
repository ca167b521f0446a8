import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { HeadToHead, type HeadToHeadProps, type Meeting } from '.'

const city = (score: number) => ({ name: 'City', score })
const spurs = (score: number) => ({ name: 'Tottenham Hotspur', score })
const meetings: Meeting[] = [
  { id: '3', date: '2026-03-14', league: 'Premier League', home: city(4), away: spurs(1), winner: 'home' },
  { id: '2', date: '2025-10-02', league: 'Premier League', home: spurs(2), away: city(2), winner: 'draw' },
  { id: '1', date: '2025-02-20', league: 'FA Cup', home: spurs(0), away: city(3), winner: 'home' },
]

const card: HeadToHeadProps = {
  title: 'Head to head',
  homeName: 'City',
  awayName: 'Tottenham Hotspur',
  meetings,
  labels: { homeWins: 'wins', draws: 'draws', awayWins: 'wins', empty: 'They have not met' },
}

test('counts the wins of the teams of this match, wherever they played', async () => {
  const { container } = await render(<HeadToHead {...card} />)
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['2', '1', '0'])
})

test('divides the bar by the wins', async () => {
  const { container } = await render(<HeadToHead {...card} />)
  const [home = 0, draw = 1] = [...container.querySelectorAll('[data-side][style]')].map(
    (part) => part.getBoundingClientRect().width,
  )
  expect(home / draw).toBeCloseTo(2, 1)
})

test('shows each meeting as it was played, and who lost it by more than colour', async () => {
  await render(<HeadToHead {...card} />)
  const last = page.getByRole('listitem').last()
  await expect.element(last).toHaveTextContent('2025-02-20FA CupTottenham Hotspur0City3')
  const weight = (name: string) => getComputedStyle(last.getByText(name, { exact: true }).element()).fontWeight
  expect(Number(weight('City'))).toBeGreaterThan(Number(weight('Tottenham Hotspur')))
})

test('says that two teams have not met', async () => {
  await render(<HeadToHead {...card} meetings={[]} />)
  await expect.element(page.getByText('They have not met')).toBeVisible()
  expect(page.getByRole('list').elements()).toHaveLength(0)
})

test('opens a meeting', async () => {
  const onMeeting = vi.fn()
  await render(<HeadToHead {...card} onMeeting={onMeeting} />)
  await page.getByRole('button', { name: 'FA Cup' }).click()
  expect(onMeeting).toHaveBeenCalledWith('1')
})

conforms(HeadToHead, {
  props: ({ press }) => ({ ...card, onMeeting: press('meeting') }),
  views: [{ meetings: [] }],
})
