import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MatchCard } from '../match-card'
import { LeagueHeader } from '.'

test('collapses and expands its league', async () => {
  const onToggle = vi.fn()
  await render(<LeagueHeader name="La Liga" count={6} countLabel="6 matches" expanded onToggle={onToggle} />)
  const button = page.getByRole('heading', { name: 'La Liga' }).getByRole('button', { expanded: true })
  await button.click()
  expect(onToggle).toHaveBeenCalledOnce()
})

test('is 36 px high and sticks to the top', async () => {
  const { container } = await render(
    <div style={{ height: 3000 }}>
      <LeagueHeader name="La Liga" count={6} expanded onToggle={() => undefined} />
    </div>,
  )
  const header = container.querySelector('h2')
  expect(header?.getBoundingClientRect().height).toBe(36)
  window.scrollTo(0, 500)
  await expect.poll(() => header?.getBoundingClientRect().top).toBe(0)
  window.scrollTo(0, 0)
})

test('puts the label of the odds over their column', async () => {
  const match = {
    home: { name: 'City', score: 1 },
    away: { name: 'Spurs', score: 0 },
    phase: 'live',
    clock: "67'",
    odds: [{ value: '1.85' }, { value: '3.40' }, { value: '2.05' }],
    labels: { collect: 'Collect', redCards: 'Red', yellowCards: 'Yellow' },
    collected: false,
    onCollect: () => undefined,
  } as const
  await render(
    <div style={{ width: 375 }}>
      <LeagueHeader name="La Liga" count={1} expanded onToggle={() => undefined} oddsLabel="1 X 2" />
      <MatchCard {...match} />
    </div>,
  )
  const end = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text).element())
    return range.getBoundingClientRect().right
  }
  expect(Math.abs(end('1 X 2') - end('3.40'))).toBeLessThanOrEqual(2)
})

conforms(LeagueHeader, {
  props: ({ press }) => ({ name: 'La Liga', count: 6, expanded: true, onToggle: press('onToggle'), sticky: false }),
  states: { 'data-sticky': { sticky: true } },
  views: [{ oddsLabel: '1 X 2' }],
  skip: { targets: 'the head of a league is 36 px high and as wide as the page, so that more matches fit' },
})
