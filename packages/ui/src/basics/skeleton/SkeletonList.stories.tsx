import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { SkeletonList, type SkeletonListProps } from './Skeleton'

export default {
  title: 'Basics/SkeletonList',
  component: SkeletonList,
  parameters: guided({
    anatomy: ['the rows', 'the text for screen readers'],
    good: ['The kind of the rows that will come, so that nothing moves.'],
    bad: ['Over content that is there: keep it.'],
    keys: NO_KEYS,
  }),
  args: { kind: 'match' },
  ...sampled<SkeletonListProps>((t) => ({ label: t.loading }), { bleeds: true }),
} satisfies Meta<typeof SkeletonList>
type Story = StoryObj<typeof SkeletonList>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf({ globals }).loading)
  },
}

export const LiveRooms: Story = { args: { kind: 'live' } }
export const Conversations: Story = { args: { kind: 'conversation' } }
export const Messages: Story = { args: { kind: 'message' } }
export const Text: Story = { args: { kind: 'text' } }
