import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { PlanCard, type PlanCardProps } from './PlanCard'

export default {
  title: 'Account/PlanCard',
  component: PlanCard,
  parameters: guided({
    anatomy: [
      'the picture, the name and the record of the master',
      'how the prediction ended',
      'its title, which opens it',
      'the match',
      'when it was sealed, or how many have bought it',
      'the price, or that it can be read',
    ],
    good: ['Write a title that does not give the prediction away.'],
    bad: ['Show a price to a user who has bought it.'],
    keys: LINK_KEYS,
  }),
  args: { onOpen: fn() },
  ...sampled<PlanCardProps>((t) => ({
    master: { name: t.anchor, record: t.shop.lastTen },
    title: t.shop.plan,
    match: `${t.leagues.epl} 22:00 · ${t.teams.city} – ${t.teams.liverpool}`,
    note: t.shop.sealed,
    money: t.shop.money(2_800),
    lang: t.shop.lang,
    openLabel: t.shop.read,
  })),
} satisfies Meta<typeof PlanCard>
type Story = StoryObj<typeof PlanCard>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).shop.plan }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Bought, or free because the match is over. */
export const Won: Story = {
  args: { money: null },
  ...withSample<PlanCardProps>(({ shop }) => ({ state: { text: shop.won, tone: 'good' } })),
}
