import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { OddsTable, type OddsTableProps } from '.'

const odds: OddsTableProps = {
  caption: 'Full time',
  bookmakerLabel: 'Bookmaker',
  columns: ['Home', 'Draw', 'Away'],
  rows: [
    {
      id: 'b',
      bookmaker: 'BET365',
      opening: ['1.80', '3.40', '4.00'],
      current: [{ value: '1.85', move: 'up' }, { value: '3.40' }],
    },
  ],
  labels: { opening: 'opened', up: 'up', down: 'down' },
}

test('announces a price with its movement and its opening price', async () => {
  await render(<OddsTable {...odds} />)
  const cell = page.getByRole('table', { name: 'Full time' }).getByRole('cell').first()
  await expect.element(cell.getByRole('img', { name: 'up' })).toBeVisible()
  await expect.element(cell).toHaveTextContent('opened 1.80')
})

test('shows a dash if a bookmaker has no price', async () => {
  await render(<OddsTable {...odds} />)
  await expect.element(page.getByRole('cell').last()).toHaveTextContent('–')
})

test('opens the history of a bookmaker', async () => {
  const onRow = vi.fn()
  await render(<OddsTable {...odds} onRow={onRow} />)
  await page.getByRole('button', { name: 'BET365' }).click()
  expect(onRow).toHaveBeenCalledWith('b')
})

conforms(OddsTable, { props: ({ press }) => ({ ...odds, onRow: press('onRow') }) })
