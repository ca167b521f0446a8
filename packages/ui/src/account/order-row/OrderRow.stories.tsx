import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { artOf } from '../../story-kit/art'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { OrderRow, type OrderRowProps } from './OrderRow'

const pay = fn()

export default {
  title: 'Account/OrderRow',
  component: OrderRow,
  parameters: guided({
    anatomy: [
      'the picture',
      'what was bought, its variant and number',
      'how many, and what was paid',
      'how far it is',
      'buttons',
    ],
    good: ['Offer at most two buttons, the likely one last and in the colour of the brand.'],
    bad: ['Show the state by its colour alone: the text says it.'],
    keys: PRESS_KEYS,
  }),
  args: { picture: artOf(150, 300, 300), count: '× 2' },
  argTypes: { actions: { control: false }, picture: { control: false } },
  ...sampled<OrderRowProps>(
    ({ shop }) => ({
      title: shop.product,
      note: shop.orderNote,
      money: shop.money(39_800),
      lang: shop.lang,
      state: { text: shop.unpaid, tone: 'warn' },
      actions: (
        <Button size="small" onPress={pay}>
          {shop.pay}
        </Button>
      ),
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof OrderRow>
type Story = StoryObj<typeof OrderRow>

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText(textsOf({ globals }).shop.unpaid)).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(pay).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  args: { actions: undefined, count: undefined, picture: null },
  ...withSample<OrderRowProps>(({ shop }) => ({ state: { text: shop.sent, tone: 'good' } })),
}
