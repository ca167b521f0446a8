import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { stats } from '../../story-kit/samples'
import { teamColours } from '../team-colours'
import { textsOf } from '../../story-kit/texts'
import { StatBars, type StatBarsProps } from './StatBars'

export default {
  title: 'Sport/StatBars',
  component: StatBars,
  parameters: guided({
    anatomy: [
      'the value of the home side',
      'the name',
      'the value of the away side',
      'both bars, in the colours of the teams',
    ],
    good: ['Begin with possession and shots: the order is the importance.'],
    bad: ['Leave out a value that neither side has yet: its bars are empty.'],
    keys: NO_KEYS,
  }),
  ...sampled<StatBarsProps>((t) => ({
    label: t.stats.label,
    homeName: t.teams.city,
    awayName: t.teams.liverpool,
    stats: stats(t),
  })),
} satisfies Meta<typeof StatBars>
type Story = StoryObj<typeof StatBars>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByRole('list', { name: t.stats.label })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(`${t.teams.city} 58%`)
  },
}

/** Nothing has happened yet. */
export const NothingYet: Story = withSample<StatBarsProps>((t) => ({
  stats: stats(t).map(({ id, label }) => ({ id, label, home: 0, away: 0 })),
}))

/** The teams' own colours: a light one is darkened until it can be seen. */
export const TeamColours: Story = { args: { style: teamColours(['#6cabdd', '#ffffff'], ['#c8102e']) } }
