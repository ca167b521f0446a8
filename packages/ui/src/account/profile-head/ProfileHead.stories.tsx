import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { textsOf } from '../../story-kit/texts'
import { ProfileHead, type ProfileHeadProps } from './ProfileHead'

export default {
  title: 'Account/ProfileHead',
  component: ProfileHead,
  argTypes: { actions: { control: false } },
  ...sampled<ProfileHeadProps>(
    ({ profile }) => ({
      name: profile.name,
      signature: profile.signature,
      badges: [profile.level, profile.vip],
      stats: [
        { id: 'follow', label: profile.stats.follow, value: '12' },
        { id: 'fans', label: profile.stats.fans, value: '3' },
        { id: 'gold', label: profile.stats.gold, value: '2,350' },
        { id: 'diamond', label: profile.stats.diamond, value: '1.24万' },
      ],
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof ProfileHead>
type Story = StoryObj<typeof ProfileHead>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(textsOf({ globals }).profile.name)
    await expect(canvas.getByText('2,350')).toBeVisible()
  },
}

export const Guest: Story = {
  args: { signature: undefined, badges: undefined, stats: undefined },
  ...withSample<ProfileHeadProps>(({ room }) => ({
    name: room.guest,
    actions: <Button block>{room.login}</Button>,
  })),
}

export const LongText: Story = withSample<ProfileHeadProps>(({ profile }) => ({
  name: profile.name.repeat(6),
  signature: profile.signature.repeat(6),
}))
