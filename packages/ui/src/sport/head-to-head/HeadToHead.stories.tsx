import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { headToHead } from '../../story-kit/sport-samples'
import { HeadToHead, type HeadToHeadProps } from './HeadToHead'

export default {
  title: 'Sport/HeadToHead',
  component: HeadToHead,
  args: { onMeeting: fn() },
  argTypes: { filter: { control: false } },
  ...sampled<HeadToHeadProps>(headToHead, { bleeds: true }),
} satisfies Meta<typeof HeadToHead>
type Story = StoryObj<typeof HeadToHead>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1]!)
    await expect(args.onMeeting).toHaveBeenCalledWith('1')
  },
}

/** The teams have not met before. */
export const FirstMeeting: Story = withSample<HeadToHeadProps>(() => ({ meetings: [] }))
export const LongText: Story = withSample<HeadToHeadProps>((t) => headToHead(t, t.teams.warriors, t.teams.united))
