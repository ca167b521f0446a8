import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { LevelProgress } from '.'

const labels = { level: (level: number) => `Lv${level}`, progress: 'To the next level', missing: '150 points to go' }

test('says how far the next level is, and that the highest one is full', async () => {
  const { rerender } = await render(<LevelProgress level={{ level: 7, next: 200, point: 50 }} labels={labels} />)
  const bar = page.getByRole('progressbar', { name: 'To the next level' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0.25')
  await expect.element(page.getByText('Lv8')).toBeVisible()
  await rerender(<LevelProgress level={{ level: 39, next: 0, point: 9000 }} labels={labels} />)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '1')
  expect(page.getByText('Lv40').elements()).toHaveLength(0)
})

conforms(LevelProgress, { props: () => ({ level: { level: 7, next: 200, point: 50 }, labels }) })
