import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NetBanner, type NetBannerProps } from './NetBanner'

const retry = fn()

export default {
  title: 'Basics/NetBanner',
  component: NetBanner,
  ...sampled<NetBannerProps>(
    (t) => ({ state: 'offline', text: t.offline, action: { label: t.retry, onPress: retry } }),
    {
      bleeds: true,
    },
  ),
} satisfies Meta<typeof NetBanner>
type Story = StoryObj<typeof NetBanner>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Connecting: Story = withSample<NetBannerProps>((t) => ({
  state: 'connecting',
  text: t.connecting,
  action: undefined,
}))
export const Back: Story = withSample<NetBannerProps>((t) => ({ state: 'back', text: t.connected, action: undefined }))
