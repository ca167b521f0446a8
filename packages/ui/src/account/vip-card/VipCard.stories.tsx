import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgePercent, Eye, Headset, Sparkles } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { VipCard, type VipCardProps } from './VipCard'

const renew = fn()
const ICONS = [
  <Eye key="eye" />,
  <BadgePercent key="percent" />,
  <Sparkles key="sparkles" />,
  <Headset key="headset" />,
]

export default {
  title: 'Account/VipCard',
  component: VipCard,
  parameters: guided({
    anatomy: [
      'the name of the membership',
      'until when it is valid, or what it offers',
      'what members have',
      'the button that buys or renews it',
    ],
    good: ['Say the day on which it ends, not only how many are left.'],
    bad: ['Show more than four advantages: the card is a promise, not a list.'],
    keys: PRESS_KEYS,
  }),
  args: { active: true },
  argTypes: { perks: { control: false }, action: { control: false } },
  ...sampled<VipCardProps>(({ shop, profile }) => ({
    title: shop.member,
    note: profile.vip,
    perks: shop.perks.map((label, at) => ({ id: label, label, icon: ICONS[at] })),
    action: (
      <Button size="small" onPress={renew}>
        {shop.renew}
      </Button>
    ),
  })),
} satisfies Meta<typeof VipCard>
type Story = StoryObj<typeof VipCard>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button'))
    await expect(renew).toHaveBeenCalledOnce()
  },
}

export const NotAMember: Story = {
  args: { active: false },
  ...withSample<VipCardProps>(({ shop }) => ({
    note: shop.offer,
    action: (
      <Button size="small" onPress={renew}>
        {shop.join}
      </Button>
    ),
  })),
}
