import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { momentum, momentumMarks } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { MomentumChart } from '../momentum-chart'
import { PostMatchHead, type PostMatchHeadProps } from './PostMatchHead'

export default {
  title: 'Sport/PostMatchHead',
  component: PostMatchHead,
  parameters: guided({
    anatomy: [
      'the teams and the result',
      'who scored, with the minutes',
      'what follows, such as the story of the match',
    ],
    good: ['Name the penalties and the extra time next to the result.'],
    bad: ['Repeat the result in the title of what follows.'],
    keys: LINK_KEYS,
  }),
  argTypes: { children: { control: false } },
  ...sampled<PostMatchHeadProps>(
    (t) => {
      const [haaland = '', , salah = '', , gravenberch = ''] = t.incidents.players
      return {
        home: { name: t.teams.city, score: 2 },
        away: { name: t.teams.liverpool, score: 1 },
        clock: t.finished,
        notes: [`${t.half} 1–0`, t.venue],
        scorers: {
          home: [{ id: '1', player: haaland, minutes: "23', 67'", kind: 'goal', label: t.incidents.goal }],
          away: [
            { id: '2', player: gravenberch, minutes: "45+2'", kind: 'redCard', label: t.incidents.redCard },
            { id: '3', player: salah, minutes: "52'", kind: 'penalty', label: t.incidents.penalty },
          ],
        },
      }
    },
    { bleeds: true },
  ),
} satisfies Meta<typeof PostMatchHead>
type Story = StoryObj<typeof PostMatchHead>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByRole('list', { name: t.teams.liverpool }).children).toHaveLength(2)
    await expect(canvas.getByRole('img', { name: t.incidents.penalty })).toBeVisible()
  },
}

export const WithoutGoals: Story = withSample<PostMatchHeadProps>((t) => ({
  home: { name: t.teams.madrid, score: 0 },
  away: { name: t.teams.barca, score: 0 },
  scorers: { home: [], away: [] },
}))

/** The story of the match in one chart. */
export const WithTheStory: Story = withSample<PostMatchHeadProps>((t) => ({
  children: (
    <MomentumChart
      title={t.momentum.title}
      label={(share) => t.momentum.label(t.teams.city, share)}
      homeName={t.teams.city}
      awayName={t.teams.liverpool}
      values={momentum(94)}
      marks={momentumMarks(t)}
      style={{ paddingInline: 0, background: 'none' }}
    />
  ),
}))
