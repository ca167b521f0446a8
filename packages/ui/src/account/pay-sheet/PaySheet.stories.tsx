import { formatMoney } from '@org/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { MODAL_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { PaySheet, type PaySheetProps } from './PaySheet'

export default {
  title: 'Account/PaySheet',
  component: PaySheet,
  args: { open: true, method: 'wallet', onMethod: fn(), onPay: fn(), onClose: fn() },
  argTypes: { methods: { control: false } },
  parameters: {
    ...guided({
      anatomy: ['the amount', 'what is bought', 'the ways to pay', 'why the payment failed', 'the button that pays'],
      good: ['Write the amount on the button, too, and keep the sheet open until the server has answered.'],
      bad: [
        'Choose a way to pay that cannot be used: leave `method` at `null`.',
        'Let a second press pay again: set `busy` at once.',
      ],
      keys: { ...MODAL_KEYS, '← → ↑ ↓': 'choose another way to pay' },
    }),
    docs: { story: { inline: false, height: 640 } },
  },
  render: live(PaySheet, 'method', 'onMethod'),
  ...sampled<PaySheetProps>(({ shop, close }) => ({
    title: shop.confirm,
    closeLabel: close,
    money: shop.money(19_900),
    lang: shop.lang,
    description: shop.product,
    methods: shop.methods,
    labels: { methods: shop.method, pay: `${shop.pay} ${formatMoney(shop.money(19_900), shop.lang)}` },
  })),
} satisfies Meta<typeof PaySheet>
type Story = StoryObj<typeof PaySheet>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { shop } = textsOf({ globals })
    await userEvent.click(await canvas.findByRole('radio', { name: shop.methods[1]?.label }))
    await expect(args.onMethod).toHaveBeenLastCalledWith('pix')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(shop.pay) }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { busy: true } }
export const Failed: Story = withSample<PaySheetProps>(({ shop }) => ({ error: shop.payFailed }))
