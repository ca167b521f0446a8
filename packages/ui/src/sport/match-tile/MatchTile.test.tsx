import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MatchTile } from '.'

const home = { name: 'City', score: 2 }
const away = { name: 'Liverpool', score: 1 }

test('is a link to the match that reads as the clock and the names with the score', async () => {
  const onPress = vi.fn()
  await render(<MatchTile home={home} away={away} clock="67'" live href="#match" onPress={onPress} />)
  const tile = page.getByRole('link', { name: "67' City 2 Liverpool 1" })
  await expect.element(tile).toHaveAttribute('href', '#match')
  await tile.click()
  expect(onPress).toHaveBeenCalledOnce()
})

// Rule: UI-5.
test('has a red clock only while the match is in play', async () => {
  const colour = () => getComputedStyle(page.getByText("67'").element()).color
  const { rerender } = await render(<MatchTile home={home} away={away} clock="67'" />)
  const calm = colour()
  await rerender(<MatchTile home={home} away={away} clock="67'" live />)
  expect(colour()).not.toBe(calm)
})

conforms(MatchTile, {
  props: ({ press }) => ({ home, away, clock: "67'", onPress: press('onPress') }),
  states: { 'data-live': { live: true } },
  views: [{ home: { ...home, score: null }, away: { ...away, score: null }, clock: '20:30' }],
  off: [{ disabled: true }],
})
