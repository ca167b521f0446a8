import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { iconControl } from '../../story-kit/icons'
import { textsOf } from '../../story-kit/texts'
import { ErrorState, type ErrorStateProps } from './ErrorState'

export default {
  title: 'Basics/ErrorState',
  component: ErrorState,
  parameters: guided({
    anatomy: ['the icon', 'the title: what failed', 'the hint: what the user can do', 'the button that tries again'],
    good: ['Keep what was loaded before, and show this only where there is nothing.'],
    bad: ['Codes and names of servers.'],
    keys: PRESS_KEYS,
  }),
  args: { onRetry: fn() },
  argTypes: { icon: iconControl, title: { control: 'text' }, hint: { control: 'text' } },
  ...sampled<ErrorStateProps>((t) => ({ title: t.failed, hint: t.failedHint, retryLabel: t.retry })),
} satisfies Meta<typeof ErrorState>
type Story = StoryObj<typeof ErrorState>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textsOf({ globals }).failed)
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
