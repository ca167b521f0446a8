import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { artOf } from '../../story-kit/art'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { ProductCard, type ProductCardProps } from './ProductCard'

export default {
  title: 'Account/ProductCard',
  component: ProductCard,
  parameters: guided({
    anatomy: [
      'the picture, with a word over it',
      'why it cannot be bought',
      'the title, which opens it',
      'the price, and the one before',
      'a note',
    ],
    good: ['Put two in a row, and give all pictures the same ratio.'],
    bad: ['Hide what is sold out: it can be opened, and says so.'],
    keys: LINK_KEYS,
  }),
  args: { picture: artOf(150, 300, 300), onOpen: fn(), style: { maxWidth: 172 } },
  argTypes: { picture: { control: false } },
  ...sampled<ProductCardProps>(({ shop }) => ({
    title: shop.product,
    money: shop.money(19_900),
    lang: shop.lang,
    was: { money: shop.money(25_900), label: shop.was },
    tag: shop.fresh,
    note: shop.sold,
  })),
} satisfies Meta<typeof ProductCard>
type Story = StoryObj<typeof ProductCard>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).shop.product }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const SoldOut: Story = {
  args: { tag: undefined },
  ...withSample<ProductCardProps>(({ shop }) => ({ off: shop.soldOut })),
}

export const TwoInARow = localised(({ shop }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, padding: 12 }}>
    {[150, 250].map((hue) => (
      <ProductCard
        key={hue}
        title={hue > 200 ? shop.product.repeat(2) : shop.product}
        picture={artOf(hue, 300, 300)}
        money={shop.money(hue * 100)}
        lang={shop.lang}
        note={shop.sold}
        onOpen={fn()}
      />
    ))}
  </div>
))
