import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { HeatGrid, type HeatGridProps } from '.'

const grid: HeatGridProps = {
  title: 'Correct score',
  homeName: 'City',
  awayName: 'Liverpool',
  expected: { home: 1.7, away: 1.1 },
  onChange: () => undefined,
  formatChance: (chance) => `${Math.round(chance * 100)}%`,
  formatGoals: (goals) => goals.toFixed(2),
  labels: { home: 'Home', draw: 'Draw', away: 'Away', expected: 'expected goals', likeliest: 'likeliest score' },
}

const outcomes = (container: Element) => [...container.querySelectorAll('dd')].map(({ textContent }) => textContent)

test('shows the chance of each score and marks the likeliest one', async () => {
  await render(<HeatGrid {...grid} />)
  const row = page.getByRole('table', { name: 'Correct score' }).getByRole('row', { name: 'City 1', exact: false })
  await expect.element(row.getByRole('cell').nth(1)).toHaveTextContent('11%, likeliest score')
  expect(page.getByText('likeliest score').elements()).toHaveLength(1)
})

test('takes the focus in the grid, then in the sliders', async () => {
  await render(
    <>
      <button>Before</button>
      <HeatGrid {...grid} />
    </>,
  )
  page.getByRole('button', { name: 'Before' }).element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('group', { name: 'Correct score' })).toHaveFocus()
  for (const name of ['City', 'Liverpool']) {
    await userEvent.tab()
    await expect.element(page.getByRole('slider', { name: `${name} · expected goals` })).toHaveFocus()
  }
})

test('shows what the chances of all scores sum to', async () => {
  const { container } = await render(<HeatGrid {...grid} />)
  expect(outcomes(container)).toEqual(['51%', '24%', '25%'])
})

test('is hotter where a score is likelier', async () => {
  await render(<HeatGrid {...grid} />)
  const heat = (row: number, column: number) => {
    const cell = page
      .getByRole('row')
      .nth(row + 1)
      .getByRole('cell')
      .nth(column)
      .element() as HTMLElement
    return Number(cell.style.getPropertyValue('--heat'))
  }
  expect(heat(1, 1)).toBe(1)
  expect(heat(1, 0)).toBeGreaterThan(heat(0, 3))
  expect(heat(5, 5)).toBeLessThan(0.05)
})

test('moves with its sliders', async () => {
  const onChange = vi.fn()
  const { container, rerender } = await render(<HeatGrid {...grid} onChange={onChange} />)
  const slider = page.getByRole('slider', { name: 'Liverpool · expected goals' })
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  expect(onChange).toHaveBeenCalledWith({ home: 1.7, away: 5 })
  await rerender(<HeatGrid {...grid} expected={{ home: 1.7, away: 5 }} />)
  await expect.element(slider).toHaveAttribute('aria-valuetext', '5.00')
  expect(Number.parseInt(outcomes(container)[2] ?? '', 10)).toBeGreaterThan(80)
})

conforms(HeatGrid, {
  props: ({ other }) => ({ ...grid, onChange: other('it is called when a slider moves') }),
  views: [{ homeName: 'Borussia Mönchengladbach', expected: { home: 0, away: 0 } }],
})
