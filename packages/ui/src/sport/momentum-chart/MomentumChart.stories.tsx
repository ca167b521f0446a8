import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { momentum, momentumMarks } from '../../story-kit/samples'
import { teamColours } from '../team-colours'
import { textsOf } from '../../story-kit/texts'
import { MomentumChart, type MomentumChartProps } from './MomentumChart'

export default {
  title: 'Sport/MomentumChart',
  component: MomentumChart,
  parameters: guided({
    anatomy: [
      'the title and the legend',
      'a bar for each minute, the home side upwards',
      'goals and cards at their minute',
      'half-time, and the minutes',
    ],
    good: ['Pass the minutes that are not played as nothing, so that the chart grows with the match.'],
    bad: ['Compare matches by the height of bars: each chart has its own scale.'],
    keys: NO_KEYS,
  }),
  args: { values: momentum(94) },
  argTypes: { label: { control: false } },
  ...sampled<MomentumChartProps>((t) => ({
    title: t.momentum.title,
    label: (share: number) => t.momentum.label(t.teams.city, share),
    homeName: t.teams.city,
    awayName: t.teams.liverpool,
    marks: momentumMarks(t),
  })),
} satisfies Meta<typeof MomentumChart>
type Story = StoryObj<typeof MomentumChart>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    const chart = canvas.getByRole('img', { name: new RegExp(`${t.teams.city}.*%`) })
    await expect(chart).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(1 + momentumMarks(t).length)
  },
}

/** The rest of the axis is empty. */
export const Running: Story = {
  args: { values: momentum(38) },
  ...withSample<MomentumChartProps>((t) => ({ marks: momentumMarks(t).slice(0, 1) })),
}

export const FirstMinute: Story = { args: { values: momentum(1), marks: [] } }
export const LongText: Story = withSample<MomentumChartProps>((t) => ({
  homeName: t.teams.madrid,
  awayName: t.teams.palmeiras,
}))

/** The teams' own colours: a light one is darkened until it can be seen. */
export const TeamColours: Story = { args: { style: teamColours(['#6cabdd', '#ffffff'], ['#c8102e']) } }
