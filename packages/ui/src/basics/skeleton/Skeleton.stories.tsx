import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { Skeleton } from './Skeleton'

export default {
  title: 'Basics/Skeleton',
  component: Skeleton,
  parameters: guided({
    anatomy: ['the shape: a line, a circle, a box'],
    good: ['The size of what will be there.'],
    bad: ['Fewer than 200 ms: show nothing.'],
    keys: NO_KEYS,
  }),
  args: { shape: 'line', width: '60%' },
  ...sampled(() => ({})),
} satisfies Meta<typeof Skeleton>
type Story = StoryObj<typeof Skeleton>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="Skeleton"]')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Circle: Story = { args: { shape: 'circle', width: undefined } }
export const Block: Story = { args: { shape: 'block', width: '58%', height: '2.6em' } }
