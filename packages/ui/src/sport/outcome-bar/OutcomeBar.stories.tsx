import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { OutcomeBar, type OutcomeBarProps } from './OutcomeBar'

export default {
  title: 'Sport/OutcomeBar',
  component: OutcomeBar,
  parameters: guided({
    anatomy: ['the title', 'a note', 'the chance of each outcome', 'a bar in proportion'],
    good: ['The forecast of a model, with a way to see how good it was.'],
    bad: ['Votes: use `VoteBar`.'],
    keys: NO_KEYS,
  }),
  ...sampled<OutcomeBarProps>(
    (t) => ({
      title: t.sport.vote.title,
      outcomes: [
        { id: 'home', label: t.teams.city, chance: 0.54, text: '54%' },
        { id: 'draw', label: t.odds.draw, chance: 0.25, text: '25%' },
        { id: 'away', label: t.teams.liverpool, chance: 0.21, text: '21%' },
      ],
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof OutcomeBar>
type Story = StoryObj<typeof OutcomeBar>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByRole('list', { name: t.sport.vote.title })).toHaveTextContent(t.teams.city)
  },
}

/** No draw, as in basketball. */
export const TwoSides: Story = withSample<OutcomeBarProps>((t) => ({
  outcomes: [
    { id: 'home', label: t.teams.lakers, chance: 0.64, text: '64%' },
    { id: 'away', label: t.teams.warriors, chance: 0.36, text: '36%' },
  ],
}))
