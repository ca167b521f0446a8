import { formatCount } from '@org/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { numeral, textsOf } from '../../story-kit/texts'
import { ProfileHead, type ProfileHeadProps } from './ProfileHead'

export default {
  title: 'Account/ProfileHead',
  component: ProfileHead,
  parameters: guided({
    anatomy: ['the picture', 'the name with its badges', 'the signature', 'numbers', 'buttons'],
    good: ['Shorten large numbers with `formatCount`.'],
    bad: ['Show more than three badges: the name gives way to them.'],
    keys: PRESS_KEYS,
  }),
  argTypes: { actions: { control: false } },
  ...sampled<ProfileHeadProps>(
    (t) => ({
      name: t.profile.name,
      signature: t.profile.signature,
      badges: [t.profile.level, t.profile.vip],
      stats: [
        { id: 'follow', label: t.profile.stats.follow, value: '12' },
        { id: 'fans', label: t.profile.stats.fans, value: '3' },
        { id: 'gold', label: t.profile.stats.gold, value: numeral(t, '2,350') },
        { id: 'diamond', label: t.profile.stats.diamond, value: formatCount(12_400, t.shop.lang) ?? '' },
      ],
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof ProfileHead>
type Story = StoryObj<typeof ProfileHead>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(textsOf({ globals }).profile.name)
    await expect(canvas.getByText(numeral(textsOf({ globals }), '2,350'))).toBeVisible()
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
