import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { MiniScore, type MiniScoreProps } from './MiniScore'

export default {
  title: 'Sport/MiniScore',
  component: MiniScore,
  parameters: guided({
    anatomy: ['the crest of the home side', 'the score and the clock', 'the crest of the away side'],
    good: ['Show it in the bar once the head of the match has scrolled away.'],
    bad: ['Use it without the names of the teams nearby: the crests alone say little.'],
    keys: NO_KEYS,
  }),
  args: { clock: "67'", live: true },
  ...sampled<MiniScoreProps>((t) => ({
    home: { name: t.teams.city, score: 2 },
    away: { name: t.teams.liverpool, score: 1 },
  })),
} satisfies Meta<typeof MiniScore>
type Story = StoryObj<typeof MiniScore>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { city } = textsOf({ globals }).teams
    await expect(canvas.getAllByText(city)[0]).toBeInTheDocument()
  },
}

export const BeforeKickOff: Story = {
  args: { clock: '20:30', live: false },
  ...withSample<MiniScoreProps>((t) => ({
    home: { name: t.teams.city, score: null },
    away: { name: t.teams.liverpool, score: null },
  })),
}
