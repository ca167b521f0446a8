import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { LiveCard } from '.'

const room = { title: 'City v Liverpool', anchor: { name: 'Ajie' }, heat: '2.1万', live: 'LIVE' }

test('opens the room from anywhere on the card', async () => {
  const onOpen = vi.fn()
  const { container } = await render(<LiveCard {...room} href="#room" onOpen={onOpen} />)
  const card = container.querySelector('article')?.getBoundingClientRect()
  const below = document.elementFromPoint((card?.left ?? 0) + 20, (card?.top ?? 0) + 20)
  expect(below?.closest('a')).toBe(page.getByRole('link', { name: 'City v Liverpool' }).element())
  await page.getByRole('link').click()
  expect(onOpen).toHaveBeenCalledOnce()
})

test('fetches the cover of a card that is on the screen when the page opens first, and others when they come into view', async () => {
  const { container } = await render(
    <>
      <LiveCard {...room} cover="/one.webp" eager />
      <LiveCard {...room} cover="/two.webp" />
    </>,
  )
  const covers = [...container.querySelectorAll<HTMLImageElement>('article > div:first-child img')]
  expect(covers.map(({ loading, fetchPriority }) => [loading, fetchPriority])).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
  ])
})

test('draws a pitch if the cover does not load', async () => {
  const { container } = await render(<LiveCard {...room} cover="/no-such-cover.png" />)
  await expect.poll(() => container.querySelector('img')).toBeNull()
})

test('keeps a long category within the card', async () => {
  const { container } = await render(
    <div style={{ width: 160 }}>
      <LiveCard {...room} live="AO VIVO" tag="Torneios de esports femininos" />
    </div>,
  )
  const card = container.querySelector('article')?.getBoundingClientRect()
  expect(page.getByText('Torneios').element().getBoundingClientRect().right).toBeLessThan(card?.right ?? 0)
  expect(page.getByText('AO VIVO').element().scrollWidth).toBe(page.getByText('AO VIVO').element().clientWidth)
})

test('shows a category in full, below the mark if it does not fit next to it', async () => {
  await render(
    <div style={{ width: 150 }}>
      <LiveCard {...room} live="AO VIVO" tag="Futebol narrado" />
    </div>,
  )
  const tag = page.getByText('Futebol narrado').element()
  expect(tag.scrollWidth).toBe(tag.clientWidth)
})

test('keeps a long badge of the room within the card', async () => {
  const { container } = await render(
    <div style={{ width: 150 }}>
      <LiveCard {...room} badge="Transmissão oficial da federação" tag="Futebol" />
    </div>,
  )
  const cover = container.querySelector('article')?.getBoundingClientRect()
  expect(page.getByText('oficial').element().getBoundingClientRect().right).toBeLessThan(cover?.right ?? 0)
})

test('shows no live mark while the room is off air', async () => {
  const { container } = await render(<LiveCard {...room} live={null} />)
  expect(container.textContent).not.toContain('LIVE')
})

conforms(LiveCard, {
  props: ({ press }) => ({ ...room, onOpen: press('onOpen') }),
  views: [
    {
      tag: 'Basketball',
      badge: 'Official',
      match: 'Lakers 98 – 102 Warriors',
      title: 'Manchester City v Liverpool, with all goals',
    },
  ],
})
