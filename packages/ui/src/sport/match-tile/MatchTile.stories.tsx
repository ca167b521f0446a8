import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { MatchTile, type MatchTileProps } from './MatchTile'

export default {
  title: 'Sport/MatchTile',
  component: MatchTile,
  parameters: guided({
    anatomy: ['the clock', 'both teams with the score'],
    good: ['Matches that the user follows, in a `Rail`.'],
    bad: ['A list of many matches: use `MatchCard`.'],
    keys: LINK_KEYS,
  }),
  args: { clock: "67'", live: true, href: '#match', onPress: fn() },
  ...sampled<MatchTileProps>((t) => ({
    home: { name: t.teams.city, score: 2 },
    away: { name: t.teams.liverpool, score: 1 },
  })),
} satisfies Meta<typeof MatchTile>
type Story = StoryObj<typeof MatchTile>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const BeforeKickOff: Story = {
  args: { clock: '20:30', live: false },
  ...withSample<MatchTileProps>((t) => ({
    home: { name: t.teams.city, score: null },
    away: { name: t.teams.liverpool, score: null },
  })),
}

export const LongNames: Story = withSample<MatchTileProps>((t) => ({
  home: { name: t.teams.madrid.repeat(3), score: 3 },
  away: { name: t.teams.palmeiras.repeat(3), score: 3 },
}))

export const FocusVisible: Story = FOCUS_VISIBLE
