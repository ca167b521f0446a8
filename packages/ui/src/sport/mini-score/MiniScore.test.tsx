import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MiniScore } from '.'

const home = { name: 'City', score: 2 }
const away = { name: 'Liverpool', score: 1 }

test('reads as the names with the score, although it shows crests', async () => {
  await render(
    <h1>
      <MiniScore home={home} away={away} clock="67'" live />
    </h1>,
  )
  await expect.element(page.getByRole('heading', { name: "City 2 – 1 Liverpool 67'" })).toBeVisible()
})

// Rule: UI-5.
test('has a red clock only while the match is in play', async () => {
  const colour = () => getComputedStyle(page.getByText("67'").element()).color
  const { rerender } = await render(<MiniScore home={home} away={away} clock="67'" />)
  const calm = colour()
  await rerender(<MiniScore home={home} away={away} clock="67'" live />)
  expect(colour()).not.toBe(calm)
})

conforms(MiniScore, {
  props: () => ({ home, away, clock: "67'" }),
  states: { 'data-live': { live: true } },
  views: [{ home: { ...home, score: null }, away: { ...away, score: null }, clock: '20:30' }],
})
