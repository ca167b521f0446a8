import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Calendar, type CalendarProps } from '.'
import { monthAfter, sameDayIn, weeksOf } from './month'

const labels = {
  month: 'February 2024',
  previous: 'Before',
  next: 'After',
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  day: (day: string) => `On ${day}`,
}

const Month = (props: Partial<CalendarProps>) => {
  const [month, setMonth] = useState('2024-02')
  return (
    <Calendar
      month={month}
      onMonth={setMonth}
      value="2024-02-14"
      onSelect={() => undefined}
      labels={labels}
      {...props}
    />
  )
}
const day = (name: string) => page.getByRole('button', { name: `On ${name}` })
const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
const firstOf = (name: string) => {
  const cell = day(name).element().parentElement
  return [...(cell?.parentElement?.children ?? [])].findIndex((each) => each === cell)
}

test('a month has the days of its leap year, under the days of the week', async () => {
  const { rerender } = await render(<Month />)
  expect(page.getByRole('button', { name: 'On ' }).elements()).toHaveLength(29)
  expect(headings()[0]).toBe('Mo')
  expect(firstOf('2024-02-01')).toBe(3)
  await rerender(<Month weekStart={0} />)
  expect(headings()[0]).toBe('Su')
  expect(firstOf('2024-02-01')).toBe(4)
})

test('steps by a year with buttons that have names, and not beyond the last month', async () => {
  const onMonth = vi.fn()
  const named = { ...labels, previousYear: 'Year before', nextYear: 'Year after' }
  await render(<Month labels={named} onMonth={onMonth} max="2025-01-31" />)
  await page.getByRole('button', { name: 'Year before' }).click()
  expect(onMonth.mock.calls).toEqual([['2023-02']])
  await expect.element(page.getByRole('button', { name: 'Year after' })).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['2024-02', 1, 3],
  ['2026-02', 0, 0],
  ['2026-08', 0, 6],
])('%s with weeks from day %i begins after %i empty cells and has six weeks', (month, weekStart, empty) => {
  const weeks = weeksOf(month, weekStart)
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks.flat().indexOf(`${month}-01`)).toBe(empty)
})

test('months follow each other over the turn of a year, and the last day of a shorter one is the nearest', () => {
  expect([monthAfter('2023-12', 1), monthAfter('2024-01', -1), monthAfter('2024-01', 1)]).toEqual([
    '2024-01',
    '2023-12',
    '2024-02',
  ])
  expect([sameDayIn('2024-02', '2024-01-31'), sameDayIn('2024-03', '2024-02-05')]).toEqual(['2024-02-29', '2024-03-05'])
})

test('announces the chosen day, today and what a day has', async () => {
  await render(<Month today="2024-02-10" marks={{ '2024-02-11': '3 matches' }} />)
  expect(page.getByRole('gridcell', { selected: true }).element().textContent).toBe('14')
  await expect.element(day('2024-02-10')).toHaveAttribute('aria-current', 'date')
  await expect.element(page.getByRole('button', { name: 'On 2024-02-11, 3 matches' })).toBeVisible()
})

test('is one stop of the Tab key, and keys move by days, weeks and months', async () => {
  await render(<Month />)
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(day('2024-02-14')).toHaveFocus()
  for (const [key, expected] of [
    ['ArrowRight', '2024-02-15'],
    ['ArrowUp', '2024-02-08'],
    ['Home', '2024-02-05'],
    ['End', '2024-02-11'],
    ['ArrowLeft', '2024-02-10'],
    ['PageUp', '2024-01-10'],
    ['PageDown', '2024-02-10'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(day(expected)).toHaveFocus()
  }
})

test('a key moves from the end of a month into the next one', async () => {
  const onMonth = vi.fn()
  const Followed = () => {
    const [month, setMonth] = useState('2024-02')
    return (
      <Month
        month={month}
        value="2024-02-29"
        onMonth={(next) => {
          onMonth(next)
          setMonth(next)
        }}
      />
    )
  }
  await render(<Followed />)
  await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}')
  await expect.element(day('2024-03-07')).toHaveFocus()
  expect(onMonth.mock.calls).toEqual([['2024-03']])
})

test('chooses by a press, and nothing outside its limits', async () => {
  const onSelect = vi.fn()
  const onMonth = vi.fn()
  await render(<Month min="2024-02-05" max="2024-03-02" onSelect={onSelect} onMonth={onMonth} />)
  await day('2024-02-05').click()
  const off = day('2024-02-04').element()
  if (off instanceof HTMLElement) off.click()
  expect(onSelect.mock.calls).toEqual([['2024-02-05']])
  expect(off.getAttribute('aria-disabled')).toBe('true')
  const before = page.getByRole('button', { name: 'Before' }).element()
  if (before instanceof HTMLElement) before.click()
  expect(onMonth).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'After' }).click()
  expect(onMonth.mock.calls).toEqual([['2024-03']])
})

conforms(Calendar, {
  props: ({ press }) => ({
    month: '2024-02',
    onMonth: press('onMonth'),
    value: '2024-02-14',
    onSelect: press('onSelect'),
    labels,
  }),
  views: [{ today: '2024-02-10', marks: { '2024-02-10': '3 matches' }, min: '2024-02-03' }],
})
