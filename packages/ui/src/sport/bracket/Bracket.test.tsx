import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Bracket, type BracketProps, type BracketTie } from '.'

const tie = (id: string, home: string, away: string, more: Partial<BracketTie> = {}): BracketTie => ({
  id,
  home: { name: home, score: 2 },
  away: { name: away, score: 1 },
  winner: 'home',
  when: '12 May',
  ...more,
})

const cup: BracketProps = {
  label: 'Knockout',
  rounds: [
    { id: 'semi', name: 'Semi-finals', ties: [tie('1', 'City', 'Madrid'), tie('2', 'Inter', 'Milan')] },
    { id: 'final', name: 'Final', ties: [tie('3', 'City', 'Inter', { isLive: true, when: "67'" })] },
  ],
}

const onNarrow = async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 812))
}

test('shows every round beside each other, a tie in the middle of those that lead to it', async () => {
  await render(<Bracket {...cup} />)
  const boxes = page
    .getByRole('listitem')
    .elements()
    .map((place) => place.getBoundingClientRect())
  const middles = boxes.map(({ top, height }) => top + height / 2)
  expect(middles[2]).toBeCloseTo(((middles[0] ?? 0) + (middles[1] ?? 0)) / 2, 0)
  expect(boxes[2]?.left).toBeGreaterThan(boxes[0]?.right ?? 0)
  expect(page.getByRole('tab').elements()).toHaveLength(0)
})

test('shows one round at a time on the narrowest phone, chosen by tabs', async () => {
  await onNarrow()
  await render(<Bracket {...cup} />)
  await expect.element(page.getByRole('region', { name: 'Semi-finals' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Final', exact: true }).elements()).toHaveLength(0)
  ;(page.getByRole('tab', { selected: true }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('region', { name: 'Final', exact: true })).toBeVisible()
  expect(page.getByRole('region', { name: 'Semi-finals' }).elements()).toHaveLength(0)
})

test('starts with the given round', async () => {
  await onNarrow()
  await render(<Bracket {...cup} startId="final" />)
  await expect.element(page.getByRole('tab', { name: 'Final', exact: true })).toHaveAttribute('aria-selected', 'true')
})

test('shows the round of a new cup when the chosen one is gone', async () => {
  await onNarrow()
  const { rerender } = await render(<Bracket {...cup} startId="final" />)
  await rerender(<Bracket {...cup} rounds={[{ id: 'r16', name: 'Last 16', ties: [] }]} />)
  await expect.element(page.getByRole('tab')).toHaveAttribute('aria-selected', 'true')
})

test('shows the winner by more than colour, and opens a match', async () => {
  const onTie = vi.fn()
  await render(<Bracket {...cup} onTie={onTie} />)
  const semi = page.getByRole('region', { name: 'Semi-finals' })
  const weight = (name: string) => Number(getComputedStyle(semi.getByText(name, { exact: true }).element()).fontWeight)
  expect(weight('City')).toBeGreaterThan(weight('Madrid'))
  await semi.getByRole('button', { name: 'Inter' }).click()
  expect(onTie).toHaveBeenCalledWith('2')
})

conforms(Bracket, {
  props: ({ press }) => ({ ...cup, onTie: press('tie') }),
  views: [
    {
      rounds: [
        {
          id: 'third',
          name: 'Third place',
          isApart: true,
          ties: [
            tie('4', 'Borussia Mönchengladbach', 'Winner of match 12', {
              home: { name: 'Borussia Mönchengladbach', score: 1, note: '(4)' },
              away: { name: 'Winner of match 12', score: null, isOpen: true },
            }),
          ],
        },
      ],
    },
  ],
})
