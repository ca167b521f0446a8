import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import type { Texts } from '../../story-kit/texts'
import { textsOf } from '../../story-kit/texts'
import { WithdrawSteps, type WithdrawStep, type WithdrawStepsProps } from './WithdrawSteps'

const steps = ({ shop }: Texts, states: readonly WithdrawStep['state'][]) =>
  shop.steps.map(({ label, note }, at) => {
    const state = states[at] ?? 'waiting'
    return { id: label, label, note: state === 'failed' ? shop.payoutFailed : note, state }
  })

export default {
  title: 'Account/WithdrawSteps',
  component: WithdrawSteps,
  parameters: guided({
    anatomy: [
      'each step: its sign, its name, its state for screen readers',
      'when it was done, what is waited for, or why it failed',
    ],
    good: ['Say how long the current step usually takes.'],
    bad: ['Leave out a step that failed: the note says what the user can do.'],
    keys: NO_KEYS,
  }),
  ...sampled<WithdrawStepsProps>((t) => ({
    steps: steps(t, ['done', 'now', 'waiting']),
    labels: t.shop.stepStates,
  })),
} satisfies Meta<typeof WithdrawSteps>
type Story = StoryObj<typeof WithdrawSteps>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { shop } = textsOf({ globals })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent(shop.stepStates.now)
  },
}

export const Failed: Story = withSample<WithdrawStepsProps>((t) => ({ steps: steps(t, ['done', 'failed', 'waiting']) }))
export const Paid: Story = withSample<WithdrawStepsProps>((t) => ({ steps: steps(t, ['done', 'done', 'done']) }))
