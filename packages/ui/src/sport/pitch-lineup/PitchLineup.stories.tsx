import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { lineups } from '../../story-kit/sport-samples'
import { teamColours } from '../team-colours'
import { textsOf } from '../../story-kit/texts'
import { PitchLineup, type PitchLineupProps } from './PitchLineup'

export default {
  title: 'Sport/PitchLineup',
  component: PitchLineup,
  parameters: guided({
    anatomy: [
      'each team: its crest, its formation and its coach',
      'the first eleven on the pitch, or in a list without a formation',
      'goals, cards and changes at the player',
      'the bench',
      'who is absent, and why',
    ],
    good: ['Say that a line-up is expected until it is announced.'],
    bad: ['Invent places for a formation that is not known: the list is right then.'],
    keys: NO_KEYS,
  }),
  ...sampled<PitchLineupProps>(lineups, { bleeds: true }),
} satisfies Meta<typeof PitchLineup>
type Story = StoryObj<typeof PitchLineup>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    const list = canvas.getByRole('list', { name: `${t.teams.city} 4-2-3-1` })
    await expect(list.children).toHaveLength(11)
    await expect(canvas.getAllByRole('img', { name: new RegExp(t.incidents.goal) })).toHaveLength(3)
  },
}

/** The feed names the players and no formation. */
export const WithoutFormation: Story = withSample<PitchLineupProps>((t) => ({
  home: { ...lineups(t).home, formation: undefined },
  away: { ...lineups(t).away, formation: undefined },
}))

/** A line of five. */
export const FiveDefenders: Story = withSample<PitchLineupProps>((t) => ({
  home: { ...lineups(t).home, formation: '5-3-2' },
  away: { ...lineups(t).away, formation: '3-4-3' },
}))

/** The teams' own colours: a light one is darkened until it can be seen. */
export const TeamColours: Story = { args: { style: teamColours(['#6cabdd', '#ffffff'], ['#c8102e']) } }
