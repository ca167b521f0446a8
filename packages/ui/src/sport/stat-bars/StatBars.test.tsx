import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { StatBars } from '.'

const widths = (container: Element) =>
  [...container.querySelectorAll('[aria-hidden] > span')].map((bar) => bar.getBoundingClientRect().width)

test('divides the bar by the share of each side', async () => {
  const stats = [{ id: 'shots', label: 'Shots', home: 15, away: 5 }]
  const { container } = await render(<StatBars label="Statistics" homeName="City" awayName="Liverpool" stats={stats} />)
  const [home = 0, away = 0] = widths(container)
  expect(home / away).toBeCloseTo(3, 1)
})

test('divides the bar equally if both values are 0', async () => {
  const stats = [{ id: 'fouls', label: 'Fouls', home: 0, away: 0 }]
  const { container } = await render(<StatBars label="Statistics" homeName="City" awayName="Liverpool" stats={stats} />)
  const [home = 0, away = 1] = widths(container)
  expect(home).toBeCloseTo(away, 0)
})

test('announces which side a number belongs to', async () => {
  const stats = [{ id: 'p', label: 'Possession', home: 58, away: 42, homeText: '58%', awayText: '42%' }]
  await render(<StatBars label="Statistics" homeName="City" awayName="Liverpool" stats={stats} />)
  await expect.element(page.getByRole('listitem')).toHaveTextContent('City 58%PossessionLiverpool 42%')
})

conforms(StatBars, {
  props: () => ({
    label: 'Statistics',
    homeName: 'City',
    awayName: 'Liverpool',
    stats: [{ id: 'shots', label: 'Shots', home: 15, away: 5 }],
  }),
})
