import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import type { Outcome } from '../ShareBar'
import { VoteBar, type VoteBarProps } from '.'

const vote: VoteBarProps = {
  title: 'Who will win?',
  options: [
    { id: 'home', label: 'City', votes: 600, share: '60%' },
    { id: 'draw', label: 'Draw', votes: 150, share: '15%' },
    { id: 'away', label: 'Liverpool', votes: 250, share: '25%' },
  ],
  onVote: () => undefined,
  labels: { chosen: 'Your vote' },
}

test('takes a vote, and shows no share before it', async () => {
  const onVote = vi.fn()
  await render(<VoteBar {...vote} onVote={onVote} />)
  expect(page.getByText('60%').elements()).toHaveLength(0)
  await page.getByRole('group', { name: 'Who will win?' }).getByRole('button', { name: 'Draw' }).click()
  expect(onVote).toHaveBeenCalledWith('draw')
})

test('shows the shares and the own vote after it, and takes no second one', async () => {
  const { container } = await render(<VoteBar {...vote} chosenId="home" />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('60%City')
  await expect.element(page.getByRole('listitem').first().getByRole('img', { name: 'Your vote' })).toBeVisible()
  const [home = 0, draw = 1] = [...container.querySelectorAll('[style*=share]')].map(
    (part) => part.getBoundingClientRect().width,
  )
  expect(home / draw).toBeCloseTo(4, 1)
})

test('hands the focus of the button that was pressed on to the shares', async () => {
  const Vote = () => {
    const [chosenId, choose] = useState<Outcome>()
    return <VoteBar {...vote} {...(chosenId && { chosenId })} onVote={choose} />
  }
  await render(<Vote />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('list', { name: 'Who will win?' })).toHaveFocus()
})

test('shows the shares of a closed vote to those who have not voted', async () => {
  await render(<VoteBar {...vote} closed />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  expect(page.getByRole('img', { name: 'Your vote' }).elements()).toHaveLength(0)
  await expect.element(page.getByText('25%')).toBeVisible()
})

test('draws an even bar while nobody has voted', async () => {
  const options = vote.options.map((option) => ({ ...option, votes: 0, share: '0%' }))
  const { container } = await render(<VoteBar {...vote} closed options={options} />)
  const widths = [...container.querySelectorAll('[style*=share]')].map((part) => part.getBoundingClientRect().width)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
})

conforms(VoteBar, {
  props: ({ press }) => ({ ...vote, onVote: press('vote') }),
  states: { 'data-closed': { closed: true } },
  off: [{ disabled: true }, { chosenId: 'home' }, { closed: true }],
  views: [{ chosenId: 'away', total: '12,480 votes' }],
})
