import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { numeral, textsOf } from '../../story-kit/texts'
import { HeatGrid, type HeatGridProps } from './HeatGrid'

export default {
  title: 'Sport/HeatGrid',
  component: HeatGrid,
  parameters: guided({
    anatomy: [
      'the title',
      'the chance of home win, draw and away win',
      'the grid of scores, darker for likelier ones, with an edge around the likeliest',
      'the expected goals of both sides, as sliders',
    ],
    good: ['Say from which model the expected goals are, and let the fan move them.'],
    bad: ['Round chances so that they no longer sum to 100 %.'],
    keys: { Tab: 'moves the focus to the grid, then to the sliders', '← → ↑ ↓': 'scroll the grid, or move a slider' },
  }),
  args: {
    expected: { home: 1.7, away: 1.1 },
    onChange: fn(),
    formatChance: (chance) => `${Math.round(chance * 100)}%`,
  },
  argTypes: { formatChance: { control: false }, formatGoals: { control: false } },
  render: live(HeatGrid, 'expected', 'onChange'),
  ...sampled<HeatGridProps>(
    (t) => ({
      title: t.sport.heat.title,
      formatGoals: (goals) => numeral(t, goals.toFixed(2)),
      homeName: t.teams.city,
      awayName: t.teams.liverpool,
      labels: { ...t.sport.heat, home: t.odds.home, draw: t.odds.draw, away: t.odds.away },
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof HeatGrid>
type Story = StoryObj<typeof HeatGrid>

export const Playground: Story = {
  play: async ({ args, canvas, globals }) => {
    const [home] = canvas.getAllByRole('slider')
    await fireEvent.change(home!, { target: { value: '2.5' } })
    await expect(args.onChange).toHaveBeenCalledWith({ home: 2.5, away: 1.1 })
    await expect(home).toHaveAttribute('aria-valuetext', numeral(textsOf({ globals }), '2.50'))
  },
}

/** A favourite. */
export const OneSided: Story = { args: { expected: { home: 3.2, away: 0.4 } } }
export const LongText: Story = withSample<HeatGridProps>((t) => ({
  homeName: t.teams.warriors,
  awayName: t.teams.united,
}))
