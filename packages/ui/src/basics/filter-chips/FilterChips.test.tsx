import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { hitHeight } from '../../util/hit-height'
import { Chip, FilterChips } from '.'

const chips = [
  { id: 'all', label: 'All' },
  { id: 'inplay', label: 'In play', count: 9, tone: 'live' as const },
]

test('is a radio group with one selected chip', async () => {
  const onSelect = vi.fn()
  await render(<FilterChips label="Filter" chips={chips} selectedId="all" onSelect={onSelect} />)
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await page.getByRole('radio', { name: 'In play' }).click()
  expect(onSelect).toHaveBeenCalledWith('inplay')
})

test('has touch targets of 44 px on the narrowest phone', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 812))
  await render(<FilterChips label="Filter" chips={chips} selectedId="all" onSelect={vi.fn()} />)
  for (const chip of page.getByRole('radio').elements()) expect(hitHeight(chip)).toBeGreaterThanOrEqual(44)
})

conforms(Chip, {
  props: ({ press }) => ({ children: 'Today', onClick: press('onClick') }),
  states: { 'data-selected': { selected: true }, 'data-tone': { tone: 'live' } },
  off: [{ disabled: true }],
})

conforms(FilterChips<string>, {
  props: ({ press }) => ({ label: 'Filter', chips, selectedId: 'all', onSelect: press('onSelect') }),
})
