import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { PostMatchHead, type PostMatchHeadProps } from '.'

const head: PostMatchHeadProps = {
  home: { name: 'City', score: 2 },
  away: { name: 'Liverpool', score: 1 },
  clock: 'Full time',
  scorers: {
    home: [{ id: '1', player: 'Haaland', minutes: "23', 67'", kind: 'goal', label: 'Goal' }],
    away: [
      { id: '2', player: 'Salah', minutes: "52'", kind: 'penalty', label: 'Penalty' },
      { id: '3', player: 'Gravenberch', minutes: "45+2'", kind: 'redCard', label: 'Red card' },
    ],
  },
}

test('shows the result and who scored for each team', async () => {
  const { container } = await render(<PostMatchHead {...head} />)
  expect(container.textContent).toContain('2–1')
  await expect.element(page.getByText('Full time')).toBeVisible()
  const away = page.getByRole('list', { name: 'Liverpool' }).getByRole('listitem')
  expect(away.elements().map(({ textContent }) => textContent)).toEqual(["Salah 52'", "Gravenberch 45+2'"])
  await expect.element(away.first().getByRole('img', { name: 'Penalty' })).toBeVisible()
})

test('lets the scorers of both teams meet in the middle', async () => {
  await render(<PostMatchHead {...head} />)
  const [home, away] = ['Goal', 'Penalty'].map((name) =>
    page.getByRole('img', { name }).element().getBoundingClientRect(),
  )
  const middle = document.documentElement.clientWidth / 2
  expect(middle - (home?.right ?? 0)).toBeCloseTo((away?.left ?? 0) - middle, 0)
})

test('has a button below the scorers', async () => {
  await render(
    <PostMatchHead {...head}>
      <button type="button">Watch</button>
    </PostMatchHead>,
  )
  const { top } = page.getByRole('button', { name: 'Watch' }).element().getBoundingClientRect()
  for (const list of page.getByRole('list').elements())
    expect(top).toBeGreaterThanOrEqual(list.getBoundingClientRect().bottom)
})

test('has no lists after a match without goals', async () => {
  await render(<PostMatchHead {...head} scorers={{ home: [], away: [] }} />)
  expect(page.getByRole('list').elements()).toHaveLength(0)
})

conforms(PostMatchHead, {
  props: ({ press }) => ({ ...head, away: { ...head.away, onOpen: press('away') } }),
  states: { 'data-phase': 'always finished' },
  views: [
    {
      scorers: {
        home: [{ id: '1', player: 'Trent Alexander-Arnold', minutes: "12', 23', 45+2'", kind: 'goal', label: 'Goal' }],
        away: [],
      },
    },
  ],
})
