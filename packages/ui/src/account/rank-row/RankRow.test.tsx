import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { RankRow, type RankRowProps } from '.'

const row = {
  rank: 12,
  name: 'FriendOfManchesterCity1894',
  note: '8 of the last 10',
  value: '82%',
  valueLabel: 'hit rate',
  onOpen: () => undefined,
} satisfies RankRowProps

test('is opened by a press anywhere on it', async () => {
  const onOpen = vi.fn()
  await render(<RankRow {...row} href="/master/7" onOpen={onOpen} data-testid="row" />)
  await page.getByTestId('row').click({ position: { x: 20, y: 20 } })
  expect(onOpen).toHaveBeenCalledOnce()
})

test('is only text without a page to open', async () => {
  const { onOpen: _, ...rest } = row
  await render(<RankRow {...rest} />)
  await expect.element(page.getByText(row.name)).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

conforms(RankRow, {
  props: ({ press }) => ({ ...row, onOpen: press('onOpen') }),
  states: { 'data-medal': { rank: 2 }, 'data-mine': { isMine: true } },
})
