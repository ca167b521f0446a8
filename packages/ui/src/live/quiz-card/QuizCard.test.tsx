import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { QuizCard, type QuizCardProps } from '.'

const least = {
  title: 'Who scores first?',
  status: 'open',
  statusText: 'Closes in 01:20',
  options: [
    { id: 'home', label: 'Flamengo', odds: '1.85', share: 0.62, points: '12,000 gold' },
    { id: 'away', label: 'Palmeiras', odds: '2.10', share: 0.38, points: '7,400 gold' },
  ],
  labels: { options: 'Answers', chosen: 'your answer', winner: 'right' },
} satisfies QuizCardProps
const answer = (name: string) => page.getByRole('button', { name })

test('chooses an answer while it is open, and shows no shares before that', async () => {
  const onChoose = vi.fn()
  await render(<QuizCard {...least} onChoose={onChoose} />)
  expect(page.getByText('12,000 gold').query()).toBeNull()
  await answer('Flamengo').click()
  expect(onChoose.mock.calls).toEqual([['home']])
})

test('names the own answer and shows what others staked', async () => {
  await render(<QuizCard {...least} chosenId="away" note="100 gold staked" onChoose={() => undefined} />)
  await expect.element(answer('Palmeiras your answer')).toBeVisible()
  await expect.element(page.getByText('7,400 gold')).toBeVisible()
  await expect.element(page.getByText('100 gold staked')).toBeVisible()
})

test('takes no answer once it is closed', async () => {
  await render(<QuizCard {...least} status="closed" statusText="Closed" onChoose={() => undefined} />)
  await expect.element(answer('Flamengo')).toBeDisabled()
})

test('names the right answer once it is settled', async () => {
  await render(<QuizCard {...least} status="settled" statusText="Settled" chosenId="home" winnerId="home" note="+85" />)
  await expect.element(answer('Flamengo your answer right')).toBeVisible()
})

conforms(QuizCard, {
  props: ({ press }) => ({ ...least, onChoose: press('onChoose') }),
  states: { 'data-status': { status: 'settled', winnerId: 'home', chosenId: 'home', note: 'You won 185 gold' } },
  off: [{ status: 'closed' }],
  views: [{ chosenId: 'away', note: '100 gold staked' }, { status: 'cancelled' }],
})
