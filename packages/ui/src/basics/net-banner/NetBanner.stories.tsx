import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { NetBanner, type NetBannerProps } from './NetBanner'

const retry = fn()

export default {
  title: 'Basics/NetBanner',
  component: NetBanner,
  parameters: guided({
    anatomy: ['the icon of the state', 'the text: how old the content is', 'the action'],
    good: ['Its container is a live region that exists before it.'],
    bad: ['Cover the page: the content is still useful.'],
    keys: PRESS_KEYS,
  }),
  args: { state: 'offline' },
  ...sampled<NetBannerProps>((t) => ({ text: t.offline, action: { label: t.retry, onPress: retry } }), {
    bleeds: true,
  }),
} satisfies Meta<typeof NetBanner>
type Story = StoryObj<typeof NetBanner>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Connecting: Story = {
  args: { state: 'connecting' },
  ...withSample<NetBannerProps>((t) => ({ text: t.connecting, action: undefined })),
}
export const Back: Story = {
  args: { state: 'back' },
  ...withSample<NetBannerProps>((t) => ({ text: t.connected, action: undefined })),
}
