import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { HeatGrid, type HeatGridProps } from './HeatGrid'

export default {
  title: 'Sport/HeatGrid',
  component: HeatGrid,
  args: {
    expected: { home: 1.7, away: 1.1 },
    onChange: fn(),
    formatChance: (chance) => `${Math.round(chance * 100)}%`,
    formatGoals: (goals) => goals.toFixed(2),
  },
  argTypes: { formatChance: { control: false }, formatGoals: { control: false } },
  render: live(HeatGrid, 'expected', 'onChange'),
  ...sampled<HeatGridProps>(
    (t) => ({
      title: t.sport.heat.title,
      homeName: t.teams.city,
      awayName: t.teams.liverpool,
      labels: { ...t.sport.heat, home: t.odds.home, draw: t.odds.draw, away: t.odds.away },
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof HeatGrid>
type Story = StoryObj<typeof HeatGrid>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const [home] = canvas.getAllByRole('slider')
    await fireEvent.change(home!, { target: { value: '2.5' } })
    await expect(args.onChange).toHaveBeenCalledWith({ home: 2.5, away: 1.1 })
    await expect(home).toHaveAttribute('aria-valuetext', '2.50')
  },
}

/** A favourite. */
export const OneSided: Story = { args: { expected: { home: 3.2, away: 0.4 } } }
export const LongText: Story = withSample<HeatGridProps>((t) => ({
  homeName: t.teams.warriors,
  awayName: t.teams.united,
}))
