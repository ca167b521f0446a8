import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { QuarterTable, type QuarterTableProps } from '.'

const table: QuarterTableProps = {
  caption: 'By quarter',
  columns: ['Q1', 'Q2', 'Q3', 'Q4', 'Total'],
  home: [24, 30, 12, null, 66],
  away: [30, 20, 15, null, 65],
  current: 2,
  homeName: 'Lakers',
  awayName: 'Warriors',
}

const weightOf = (text: string) => Number(getComputedStyle(page.getByText(text, { exact: true }).element()).fontWeight)

test('has a row per team and a dash for a quarter that has not started', async () => {
  await render(<QuarterTable {...table} />)
  await expect.element(page.getByRole('row', { name: 'Warriors 30 20 15 – 65' })).toBeVisible()
})

test('shows who won a quarter that is over', async () => {
  await render(<QuarterTable {...table} current={undefined} away={[18, 20, 15, null, 53]} />)
  expect(weightOf('24')).toBeGreaterThan(weightOf('18'))
  expect(weightOf('15')).toBeGreaterThan(weightOf('12'))
})

test('marks the current quarter and names no winner of it', async () => {
  await render(<QuarterTable {...table} />)
  expect(weightOf('12')).toBe(weightOf('15'))
  const ground = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).backgroundColor
  expect(ground('12')).not.toBe(ground('24'))
})

test('keeps the team in view while overtimes scroll', async () => {
  await page.viewport(240, 640)
  onTestFinished(() => page.viewport(375, 812))
  const columns = ['Q1', 'Q2', 'Q3', 'Q4', 'OT1', 'OT2', 'OT3', 'OT4', 'Total']
  await render(<QuarterTable {...table} columns={columns} />)
  const name = page.getByRole('rowheader', { name: 'Lakers' }).element()
  const before = name.getBoundingClientRect().left
  const scroller = page.getByRole('group', { name: 'By quarter' }).element()
  scroller.scrollLeft = 60
  expect(scroller.scrollLeft).toBeGreaterThan(0)
  expect(name.getBoundingClientRect().left).toBe(before)
})

conforms(QuarterTable, {
  props: () => table,
  views: [{ homeName: 'Golden State Warriors', columns: ['Q1', 'Q2', 'Q3', 'Q4', 'OT1', 'OT2', 'Total'] }],
})
