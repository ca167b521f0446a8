import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { headToHead } from '../../story-kit/sport-samples'
import { HeadToHead, type HeadToHeadProps } from './HeadToHead'

export default {
  title: 'Sport/HeadToHead',
  component: HeadToHead,
  parameters: guided({
    anatomy: ['the title, and a filter', 'how often each side won, and the draws', 'the meetings, the newest first'],
    good: ['Say which competitions and years are counted.'],
    bad: ['Show a share of three matches as a per cent: the counts are enough.'],
    keys: LINK_KEYS,
  }),
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
