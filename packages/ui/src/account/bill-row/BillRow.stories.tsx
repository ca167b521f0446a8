import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, Wallet } from 'lucide-react'
import { expect } from 'storybook/test'
import { Tag } from '../../basics/tag'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { BillRow, type BillRowProps } from './BillRow'

export default {
  title: 'Account/BillRow',
  component: BillRow,
  parameters: guided({
    anatomy: [
      'a sign',
      'what it was for, and a tag',
      'when, and more in one line',
      'the amount: green with a plus for what came in',
    ],
    good: ['Group bills by month, and say under the title what the balance was afterwards.'],
    bad: ['Tell what came in from what went out by colour alone: the sign before the amount says it, too.'],
    keys: NO_KEYS,
  }),
  argTypes: { icon: { control: false }, tag: { control: false } },
  ...sampled<BillRowProps>(
    ({ shop }) => ({
      title: shop.topUp,
      note: shop.billNote,
      money: shop.money(20_000),
      lang: shop.lang,
      icon: <Wallet />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof BillRow>
type Story = StoryObj<typeof BillRow>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf({ globals }).shop.topUp)).toBeVisible()
    await expect(canvas.getByText('+', { exact: false })).toBeVisible()
  },
}

export const Pending: Story = withSample<BillRowProps>(({ shop }) => ({
  title: shop.payout,
  money: shop.money(-1_234_567),
  tag: <Tag tone="warn">{shop.reviewing}</Tag>,
}))

export const Account = localised(({ shop }) =>
  [20_000, -1_990, -6_600, 1_250].map((cents) => (
    <BillRow
      key={cents}
      title={cents > 0 ? shop.topUp : shop.gift}
      note={shop.billNote}
      money={shop.money(cents)}
      lang={shop.lang}
      icon={cents > 0 ? <Wallet /> : <Gift />}
    />
  )),
)
