import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { Price } from '../price'
import { Coupon, type CouponProps } from './Coupon'

const use = fn()

export default {
  title: 'Account/Coupon',
  component: Coupon,
  parameters: guided({
    anatomy: [
      'what it is worth, and from when on',
      'the tear-off edge',
      'what it is for, and until when',
      'the button that uses it, or why it cannot be used',
    ],
    good: ['Put those that end first at the top, and the used ones on a page of their own.'],
    bad: ['Let a coupon disappear when it ends: grey it and say so.'],
    keys: PRESS_KEYS,
  }),
  argTypes: { worth: { control: false }, action: { control: false } },
  ...sampled<CouponProps>(({ shop }) => ({
    worth: <Price money={shop.money(2_000)} lang={shop.lang} />,
    condition: shop.couponOver,
    title: shop.couponTitle,
    note: shop.couponNote,
    action: (
      <Button size="small" tone="soft" onPress={use}>
        {shop.use}
      </Button>
    ),
  })),
} satisfies Meta<typeof Coupon>
type Story = StoryObj<typeof Coupon>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(use).toHaveBeenCalledOnce()
  },
}

export const Expired: Story = {
  args: { state: 'expired' },
  ...withSample<CouponProps>(({ shop }) => ({ stateLabel: shop.expired })),
}
