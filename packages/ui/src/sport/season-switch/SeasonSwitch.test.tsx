import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { SeasonSwitch, type SeasonSwitchProps } from '.'

const seasons: SeasonSwitchProps = {
  seasons: ['2026/27', '2025/26', '2024/25'].map((label) => ({ id: label, label })),
  selectedId: '2025/26',
  onSelect: () => undefined,
  labels: { season: 'Season', earlier: 'Earlier season', later: 'Later season' },
}

test('goes to the season before and after by the arrows', async () => {
  const onSelect = vi.fn()
  await render(<SeasonSwitch {...seasons} onSelect={onSelect} />)
  await page.getByRole('button', { name: 'Earlier season' }).click()
  await page.getByRole('button', { name: 'Later season' }).click()
  expect(onSelect.mock.calls).toEqual([['2024/25'], ['2026/27']])
})

test('chooses any season from the list', async () => {
  const onSelect = vi.fn()
  await render(<SeasonSwitch {...seasons} onSelect={onSelect} />)
  await expect.element(page.getByRole('combobox', { name: 'Season' })).toHaveValue('2025/26')
  await userEvent.selectOptions(page.getByRole('combobox'), '2024/25')
  expect(onSelect.mock.calls).toEqual([['2024/25']])
})

test('keeps the focus at the last season, where the arrow does nothing', async () => {
  const onSelect = vi.fn()
  await render(<SeasonSwitch {...seasons} selectedId="2024/25" onSelect={onSelect} />)
  const earlier = page.getByRole('button', { name: 'Earlier season' })
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true')
  ;(earlier.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  await expect.element(earlier).toHaveFocus()
})

conforms(SeasonSwitch<string>, {
  props: ({ press }) => ({ ...seasons, onSelect: press('select') }),
  views: [{ seasons: [{ id: 'a', label: 'Campeonato Brasileiro Série A 2026' }], selectedId: 'a' }],
})
