import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { WithdrawSteps, type WithdrawStepsProps } from '.'

const facts: WithdrawStepsProps = {
  steps: [
    { id: 'asked', label: 'Requested', note: '11-21 20:15', state: 'done' },
    { id: 'review', label: 'Under review', note: 'until tomorrow', state: 'now' },
    { id: 'paid', label: 'Paid', state: 'waiting' },
  ],
  labels: { done: 'done', now: 'in progress', waiting: 'not yet', failed: 'failed' },
}

test('says of each step how far it is, and which one is the current one', async () => {
  await render(<WithdrawSteps {...facts} />)
  const steps = page.getByRole('listitem').elements()
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Requested done11-21 20:15',
    'Under review in progressuntil tomorrow',
    'Paid not yet',
  ])
  expect(steps.map((step) => step.ariaCurrent)).toEqual([null, 'step', null])
})

conforms(WithdrawSteps, {
  props: () => facts,
  views: [{ steps: [{ id: 'review', label: 'Under review', note: 'The account has another name', state: 'failed' }] }],
})
