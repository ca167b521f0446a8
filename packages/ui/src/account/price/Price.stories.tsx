import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { Price, type PriceProps } from './Price'

export default {
  title: 'Account/Price',
  component: Price,
  parameters: guided({
    anatomy: [
      'a plus or a minus',
      'the currency, smaller',
      'whole units',
      'the rest, smaller',
      'what it is for',
      'the amount before a reduction, struck through',
    ],
    good: ['Pass the amount in minor units and the language: the form follows from them.'],
    bad: ['Build a price from strings: the currency stands at the other end in some languages.'],
    keys: NO_KEYS,
  }),
  ...sampled<PriceProps>(({ shop }) => ({ money: shop.money(123_450), lang: shop.lang })),
} satisfies Meta<typeof Price>
type Story = StoryObj<typeof Price>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const price = canvasElement.querySelector('[data-component="Price"]')
    await expect(price?.textContent).toMatch(/^(¥1,234\.50|R\$\u00a01\.234,50)$/)
  },
}

export const Reduced: Story = {
  args: { size: 'large' },
  ...withSample<PriceProps>(({ shop }) => ({
    money: shop.money(1990),
    was: { money: shop.money(2990), label: shop.was },
    unit: shop.perMonth,
  })),
}

export const Income: Story = { args: { signed: true } }
