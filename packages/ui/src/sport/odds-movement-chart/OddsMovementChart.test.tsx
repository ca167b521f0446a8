import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { OddsMovementChart, type OddsMovementChartProps } from '.'

const chart: OddsMovementChartProps = {
  title: 'BET365',
  lines: [
    { id: 'home', name: 'Home' },
    { id: 'draw', name: 'Draw' },
    { id: 'away', name: 'Away' },
  ],
  points: [
    { at: 0, time: 'Opening', values: [1.8, 3.4, 4.2] },
    { at: 600, time: '20:10', values: [1.85, 3.4, 4] },
    { at: 1200, time: '20:20', values: [1.5, null, 6.5] },
  ],
  format: (value) => value.toFixed(2),
  labels: { slider: 'Moment', table: 'As a table', time: 'Time' },
}

test('shows the latest prices in the legend', async () => {
  await render(<OddsMovementChart {...chart} />)
  await expect.element(page.getByText('20:20').first()).toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Home1.50', 'Draw–', 'Away6.50'])
})

test('moves through the prices by the keyboard and announces them', async () => {
  await render(<OddsMovementChart {...chart} />)
  const slider = page.getByRole('slider', { name: 'Moment' })
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Opening, Home 1.80, Draw 3.40, Away 4.20')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Home1.50')
})

test('follows new prices from the end, and stays where the user has moved it', async () => {
  const { rerender } = await render(<OddsMovementChart {...chart} />)
  const later = [...chart.points, { at: 1800, time: '20:30', values: [1.2, 6, 9] }]
  await rerender(<OddsMovementChart {...chart} points={later} />)
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Home1.20')
  ;(page.getByRole('slider').element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await rerender(<OddsMovementChart {...chart} points={[...later, { at: 2400, time: '20:40', values: [1, 1, 1] }]} />)
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Home1.80')
})

test('puts a goal at its moment', async () => {
  await render(<OddsMovementChart {...chart} marks={[{ id: '1', kind: 'goal', at: 600, label: "23' Haaland" }]} />)
  const mark = page.getByRole('img', { name: 'Haaland' }).element().getBoundingClientRect()
  const plot = page.getByRole('slider').element().getBoundingClientRect()
  expect(mark.left + mark.width / 2).toBeCloseTo(plot.left + plot.width / 2, 0)
})

test('gives play half of the width once it has begun, with its goals at their places', async () => {
  const kickOff = { at: 1080, text: 'Kick-off' }
  const marks = [{ id: '1', kind: 'goal', at: 1140, label: "1' Haaland" }] as const
  const { rerender } = await render(<OddsMovementChart {...chart} kickOff={kickOff} marks={marks} />)
  const mark = page.getByRole('img', { name: 'Haaland' }).element().getBoundingClientRect()
  const slider = page.getByRole('slider')
  const plot = slider.element().getBoundingClientRect()
  expect(mark.left + mark.width / 2).toBeCloseTo(plot.left + plot.width * 0.75, 0)
  await expect.element(page.getByText('Kick-off')).toBeVisible()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(30))
  await expect.element(slider).toHaveAttribute('aria-valuetext', '20:10, Home 1.85, Draw 3.40, Away 4.00')
  await rerender(<OddsMovementChart {...chart} kickOff={{ at: 1300, text: 'Kick-off' }} />)
  await expect.element(page.getByText('Kick-off')).not.toBeInTheDocument()
})

test('has every price in a table, latest first', async () => {
  await render(<OddsMovementChart {...chart} />)
  await page.getByText('As a table').click()
  const rows = page.getByRole('table').getByRole('row').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TimeHomeDrawAway',
    '20:201.50–6.50',
    '20:101.853.404.00',
    'Opening1.803.404.20',
  ])
})

conforms(OddsMovementChart, {
  props: () => chart,
  views: [
    { points: [] },
    {
      kickOff: { at: 600, text: 'Kick-off' },
      marks: [{ id: '1', kind: 'goal', at: 0, label: '' }],
    },
  ],
})
