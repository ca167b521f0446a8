import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { CalibrationChart, type CalibrationChartProps } from '.'

const chart: CalibrationChartProps = {
  title: 'Calibration',
  label: 'When we said 60%, it happened 50% of the time',
  bins: [
    { from: 0, to: 0.2, count: 400, said: 0.1, happened: 0.1 },
    { from: 0.2, to: 0.4, count: 100, said: 0.3, happened: 0.35 },
    { from: 0.4, to: 0.6, count: 25, said: 0.6, happened: 0.5 },
  ],
  format: (share) => `${Math.round(share * 100)}%`,
  labels: {
    said: 'We said',
    happened: 'It happened',
    count: 'Forecasts',
    perfect: 'A perfect forecast',
    table: 'As a table',
  },
}

test('puts a bin where the forecast and the outcome are, as large as it has forecasts', async () => {
  const { container } = await render(<CalibrationChart {...chart} />)
  const plot = container.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
  const dots = [...container.querySelectorAll('circle')].map((dot) => dot.getBoundingClientRect())
  const [first = plot, second = plot, last = plot] = dots
  expect(last.left + last.width / 2).toBeCloseTo(plot.left + plot.width * 0.6, 0)
  expect(last.top + last.height / 2).toBeCloseTo(plot.top + plot.height * 0.5, 0)
  expect(first.width / second.width).toBeCloseTo(2, 1)
})

test('says in words what it shows, and has every bin in a table', async () => {
  await render(<CalibrationChart {...chart} />)
  await expect.element(page.getByText('When we said 60%')).toBeVisible()
  await page.getByText('As a table').click()
  await expect.element(page.getByRole('row', { name: '30% 35% 100' })).toBeVisible()
})

test('draws an empty chart without forecasts', async () => {
  const { container } = await render(<CalibrationChart {...chart} bins={[]} />)
  expect(container.querySelectorAll('circle')).toHaveLength(0)
})

conforms(CalibrationChart, { props: () => chart, views: [{ bins: [] }] })
