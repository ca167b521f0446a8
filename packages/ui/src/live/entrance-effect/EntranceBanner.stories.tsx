import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { roomEntrance } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { EntranceBanner, type EntranceBannerProps } from '.'

export default {
  title: 'Live/EntranceBanner',
  component: EntranceBanner,
  parameters: guided({
    anatomy: ['the level', 'the picture and the name', 'what happens'],
    good: ["Show it through `EntranceEffect`, which queues a room's entrances."],
    bad: ['Use it for viewers without a level.'],
    keys: NO_KEYS,
  }),
  argTypes: { entrance: { control: false } },
  ...sampled<EntranceBannerProps>((t) => ({ entrance: roomEntrance(t, 0), text: t.entrance.text })),
} satisfies Meta<typeof EntranceBanner>
type Story = StoryObj<typeof EntranceBanner>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    // It fades in.
    await waitFor(() => expect(canvas.getByText(textsOf({ globals }).names[0] ?? '')).toBeVisible())
  },
}

const level = (at: number): Story => withSample<EntranceBannerProps>((t) => ({ entrance: roomEntrance(t, at) }))

export const Level20 = level(1)
export const Level10 = level(2)
export const Newcomer = level(3)
