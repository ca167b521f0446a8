import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TaskRow } from '../account'
import { Progress } from '../basics'
import { CalibrationChart, StatBars, VoteBar } from '../sport'

const complaints = () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => spy.mockRestore())
  return spy
}

test('progress that is not a number is unknown progress', async () => {
  const errors = complaints()
  await render(<Progress label="Upload" value={Number.NaN} />)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('data-indeterminate')
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  await render(<TaskRow name="Watch a match" progress={{ value: Number.NaN, max: 3 }} />)
  expect(page.getByText('NaN').elements()).toEqual([])
  expect(errors).not.toHaveBeenCalled()
})

test('a statistic below 0 has no bar, and one that is not a number has a dash', async () => {
  const stats = [
    { id: 'a', label: 'Difference', home: -3, away: 5 },
    { id: 'b', label: 'Shots', home: Number.NaN, away: 5 },
  ]
  const { container } = await render(<StatBars label="Statistics" homeName="City" awayName="Liverpool" stats={stats} />)
  const shares = [...container.querySelectorAll('li')].map((row) => row.style.getPropertyValue('--share'))
  expect(shares).toEqual(['0', '0'])
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('City –ShotsLiverpool 5')
})

test('a vote whose numbers are not numbers has an empty bar', async () => {
  const options = [
    { id: 'home', label: 'City', votes: Number.NaN, share: '–' },
    { id: 'away', label: 'Liverpool', votes: -1, share: '–' },
  ] as const
  const { container } = await render(
    <VoteBar title="Who wins?" options={options} closed onVote={() => undefined} labels={{ chosen: 'Your vote' }} />,
  )
  expect(container.querySelector('[data-empty]')).not.toBeNull()
})

test('a chart leaves a bin out that has no forecast', async () => {
  const errors = complaints()
  const bins = [
    { from: 0, to: 0.5, count: 0, said: Number.NaN, happened: Number.NaN },
    { from: 0.5, to: 1, count: 4, said: 0.7, happened: 0.75 },
  ]
  const labels = { said: 'Said', happened: 'Happened', count: 'Forecasts', perfect: 'Perfect', table: 'Table' }
  const { container } = await render(
    <CalibrationChart title="Forecasts" label="All" bins={bins} format={(share) => `${share}`} labels={labels} />,
  )
  expect(container.querySelectorAll('circle')).toHaveLength(1)
  expect(errors).not.toHaveBeenCalled()
})
