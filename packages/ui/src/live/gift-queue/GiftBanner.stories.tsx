import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { roomGift } from '../../story-kit/samples'
import { GiftBanner, type GiftBannerProps } from '.'

export default {
  title: 'Live/GiftBanner',
  component: GiftBanner,
  parameters: guided({
    anatomy: ['who sent it', 'what', 'the picture of the gift', 'how many'],
    good: ['Show it through `GiftQueue`, which counts combos.'],
    bad: ['Show gifts of no price: the chat has them.'],
    keys: NO_KEYS,
  }),
  args: { total: 10 },
  argTypes: { gift: { control: false } },
  ...sampled<GiftBannerProps>((t) => ({ gift: roomGift(t, 0) })),
} satisfies Meta<typeof GiftBanner>
type Story = StoryObj<typeof GiftBanner>

export const Playground: Story = {
  play: async ({ canvas }) => {
    // It fades in.
    await waitFor(() => expect(canvas.getByText('×10')).toBeVisible())
  },
}

const story = (at: number, total: number): Story => ({
  args: { total },
  ...withSample<GiftBannerProps>((t) => ({ gift: roomGift(t, at) })),
})

export const One = story(0, 1)
export const Combo = story(1, 132)
export const LargeCombo = story(2, 1_314)
export const Precious = story(3, 10)
