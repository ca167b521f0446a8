import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgePercent, Eye, Headset, Sparkles } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
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
  ...withSample<VipCardProps>(({ shop }) => ({ note: shop.offer })),
}
