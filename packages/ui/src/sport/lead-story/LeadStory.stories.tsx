import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { momentum } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { MomentumStrip } from '../momentum-strip'
import { LeadStory, type LeadStoryProps } from './LeadStory'

const watch = fn()

export default {
  title: 'Sport/LeadStory',
  component: LeadStory,
  parameters: guided({
    anatomy: [
      'the league and the clock',
      'both teams with the score',
      'a chart of the pressure',
      'who shows it, and the button to watch',
    ],
    good: ['Take the match of the moment by a rule, and replace it only when it is over.'],
    bad: ['Show two of them on a page.'],
    keys: LINK_KEYS,
  }),
  args: { clock: "67'", href: '#match', onOpen: fn() },
  argTypes: { chart: { control: false } },
  ...sampled<LeadStoryProps>(
    (t) => ({
      league: t.round,
      home: { name: t.teams.city, score: 2 },
      away: { name: t.teams.liverpool, score: 1 },
      live: t.live,
      note: `${t.half} 1-0`,
      anchors: [{ name: t.anchor }],
      headline: t.liveTitles[0] ?? '',
      watch: { label: t.banner.watch, href: '#room', onPress: watch },
      chart: <MomentumStrip values={momentum(67)} label={(share) => t.momentum.label(t.teams.city, share)} />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof LeadStory>
type Story = StoryObj<typeof LeadStory>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(canvas.getByRole('link', { name: t.banner.watch }))
    await expect(watch).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Its place stays empty. */
export const ChartNotLoaded: Story = { args: { chart: null } }
export const WithoutChart: Story = { args: { chart: undefined } }

export const Basketball: Story = {
  args: { clock: 'Q4 03:21', note: undefined },
  ...withSample<LeadStoryProps>((t) => ({
    league: t.leagues.nba,
    home: { name: t.teams.lakers, score: 98 },
    away: { name: t.teams.warriors, score: 102 },
  })),
}

export const ManyAnchorsAndLongNames: Story = withSample<LeadStoryProps>((t) => ({
  home: { name: t.teams.madrid, score: 3 },
  away: { name: t.teams.palmeiras, score: 3 },
  anchors: [t.anchor, t.teams.city, t.teams.spurs, t.teams.chelsea].map((name) => ({ name })),
  headline: t.liveTitles[1] ?? '',
}))

export const FocusVisible: Story = FOCUS_VISIBLE
