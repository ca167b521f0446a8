import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MomentumChart, type MomentumChartProps } from '.'

const base: MomentumChartProps = {
  title: 'Momentum',
  homeName: 'City',
  awayName: 'Liverpool',
  values: [60, 20, -40],
  label: (share) => `City ${share}%`,
}
const goal = { id: '1', kind: 'goal', side: 'away', minute: 45, label: "45' Salah, goal" } as const

test('says which share of the pressure was the home side’s', async () => {
  const { rerender } = await render(<MomentumChart {...base} />)
  await expect.element(page.getByRole('img', { name: 'City 67%' })).toBeVisible()
  await rerender(<MomentumChart {...base} values={[0, 0]} />)
  await expect.element(page.getByRole('img', { name: 'City 50%' })).toBeVisible()
})

test('names the sides and the minutes', async () => {
  const { container } = await render(<MomentumChart {...base} />)
  await expect.element(page.getByText('Liverpool')).toBeVisible()
  expect([...container.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent)).toEqual(
    [15, 30, 45, 60, 75, 90].map((minute) => `${minute}′`),
  )
})

test('has the given texts at their places instead of minutes', async () => {
  const ticks = [
    { at: 1, text: 'Q1' },
    { at: 3, text: 'Q2' },
  ]
  const { container } = await render(<MomentumChart {...base} minutes={3} ticks={ticks} />)
  expect([...container.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent)).toEqual([
    'Q1',
    'Q2',
  ])
})

test('puts a goal at its minute on the side of its team', async () => {
  await render(<MomentumChart {...base} marks={[goal]} />)
  const chart = page.getByRole('img', { name: 'City' }).element().getBoundingClientRect()
  const mark = page.getByRole('img', { name: "45' Salah, goal" }).element().getBoundingClientRect()
  expect(mark.left + mark.width / 2).toBeCloseTo(chart.left + chart.width / 2, 0)
  expect(mark.top).toBeGreaterThanOrEqual(chart.bottom)
})

test('keeps the minutes of added time on the axis', async () => {
  const values = Array.from({ length: 96 }, () => 10)
  await render(<MomentumChart {...base} values={values} marks={[{ ...goal, minute: 96 }]} />)
  const chart = page.getByRole('img', { name: 'City' }).element().getBoundingClientRect()
  const mark = page.getByRole('img', { name: 'Salah' }).element().getBoundingClientRect()
  expect(mark.left + mark.width / 2).toBeCloseTo(chart.right, 0)
})

test('does not move when a goal is scored', async () => {
  const { container, rerender } = await render(<MomentumChart {...base} />)
  const height = () => container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  await rerender(<MomentumChart {...base} marks={[goal]} />)
  expect(height()).toBe(before)
})

conforms(MomentumChart, { props: () => base, views: [{ marks: [goal, { ...goal, id: '2', side: 'home' }] }] })
