import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { LeadStory, type LeadStoryProps } from '.'

const anchors = ['Ana', 'Bia', 'Caio', 'Davi'].map((name) => ({ name }))
const base: LeadStoryProps = {
  league: 'Premier League',
  home: { name: 'Manchester City', score: 2 },
  away: { name: 'Liverpool', score: 1 },
  live: 'LIVE',
  clock: "67'",
  note: 'HT 1-0',
  anchors: anchors.slice(0, 1),
  headline: 'The match of the day',
  watch: { label: 'Watch', href: '#room', onPress: () => undefined },
}

test('opens the match by its score and the room by its button', async () => {
  const onOpen = vi.fn()
  const onPress = vi.fn()
  await render(<LeadStory {...base} href="#match" onOpen={onOpen} watch={{ label: 'Watch', href: '#room', onPress }} />)
  await page.getByRole('link', { name: 'Manchester City 2 – 1 Liverpool' }).click()
  expect([onOpen.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 0])
  await page.getByRole('link', { name: 'Watch' }).click()
  expect([onOpen.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 1])
})

test('draws three anchors and names all of them', async () => {
  const { container } = await render(<LeadStory {...base} anchors={anchors} />)
  expect(container.querySelectorAll('[data-component=Avatar]')).toHaveLength(3)
  await expect.element(page.getByText('Ana · Bia · Caio · Davi')).toBeVisible()
})

test('does not move when its chart arrives', async () => {
  const { container, rerender } = await render(<LeadStory {...base} chart={null} />)
  const height = () => container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  await rerender(<LeadStory {...base} chart={<div style={{ height: 40 }} />} />)
  expect(height()).toBe(before)
  await rerender(<LeadStory {...base} />)
  expect(height()).toBeLessThan(before ?? 0)
})

test('flashes the score that changed, and not the other', async () => {
  const { container, rerender } = await render(<LeadStory {...base} />)
  await rerender(<LeadStory {...base} away={{ ...base.away, score: 2 }} />)
  expect([...container.querySelectorAll('[data-flash]')].map(({ textContent }) => textContent)).toEqual(['2'])
  expect(container.querySelector('[data-flash]')?.nextElementSibling).toBeNull()
})

conforms(LeadStory, {
  props: ({ press }) => ({ ...base, onOpen: press('onOpen'), watch: { label: 'Watch', onPress: press('watch') } }),
  states: { 'data-large': { home: { name: 'Lakers', score: 104 } } },
  views: [{ anchors, away: { name: 'Wolverhampton Wanderers', score: 10 } }],
})
