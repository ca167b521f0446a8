import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { AnchorBar } from './AnchorBar'

it.each([
  [12, ['热度 12']],
  [0, []],
])('shows a heat of %d as %j, and none of a room that has none', async (hot, shown) => {
  await show({ children: <AnchorBar live={liveRoom({ hot, title: '决赛' })} /> })
  await expect.element(page.getByRole('heading', { name: '决赛' })).toBeVisible()
  expect(
    page
      .getByText(/热度/)
      .elements()
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(shown)
})
