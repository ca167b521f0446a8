import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { TaskRow, type TaskRowProps } from './TaskRow'

const claim = fn()

export default {
  title: 'Account/TaskRow',
  component: TaskRow,
  parameters: guided({
    anatomy: [
      'what to do, and the reward',
      'the rule',
      'how far it is',
      'the button that opens the task or claims the reward',
    ],
    good: ['Let the button open the place where the task is done.'],
    bad: ['Show a bar for something that is done in one step: pass no progress.'],
    keys: PRESS_KEYS,
  }),
  args: { award: '+20', progress: { value: 3, max: 5 } },
  argTypes: { action: { control: false } },
  ...sampled<TaskRowProps>(({ tasks }) => ({
    name: tasks.online,
    description: tasks.onlineHint,
    action: (
      <Button size="small" onPress={claim}>
        {tasks.claim}
      </Button>
    ),
  })),
} satisfies Meta<typeof TaskRow>
type Story = StoryObj<typeof TaskRow>

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText(textsOf({ globals }).tasks.online)).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(claim).toHaveBeenCalledOnce()
  },
}

export const NotBegun: Story = {
  args: { progress: undefined },
  ...withSample<TaskRowProps>(({ tasks }) => ({
    action: (
      <Button size="small" tone="soft">
        {tasks.go}
      </Button>
    ),
  })),
}

export const Done: Story = {
  args: { progress: { value: 5, max: 5 } },
  ...withSample<TaskRowProps>(({ tasks }) => ({
    action: (
      <Button size="small" disabled>
        {tasks.done}
      </Button>
    ),
  })),
}

export const LongText: Story = withSample<TaskRowProps>(({ tasks }) => ({
  name: tasks.online.repeat(4),
  description: tasks.onlineHint.repeat(3),
}))
