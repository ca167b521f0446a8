import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterChips } from '.'

const chips = [
  { id: 'all', label: 'All' },
  { id: 'inplay', label: 'In play', count: 9, tone: 'live' as const },
]

test('is a group of radios of which one is chosen', async () => {
  const onSelect = vi.fn()
  await render(<FilterChips label="Filter" chips={chips} selectedId="all" onSelect={onSelect} />)
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await page.getByRole('radio', { name: 'In play' }).click()
  expect(onSelect).toHaveBeenCalledWith('inplay')
})
