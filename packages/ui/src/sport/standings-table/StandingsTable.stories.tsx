import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { groupStandings, standings } from '../../story-kit/sport-samples'
import { textsOf } from '../../story-kit/texts'
import { StandingsTable, type StandingsTableProps } from './StandingsTable'

export default {
  title: 'Sport/StandingsTable',
  component: StandingsTable,
  parameters: guided({
    anatomy: [
      'tabs of all, home and away',
      'the head of the columns',
      'the place with the colour of its zone',
      'the team, which stays while the numbers scroll',
      'the numbers, and the form',
      'what each zone means',
    ],
    good: ['Count by the rules of the league, and say which decide between equal points.'],
    bad: ['Cut columns for narrow phones: they scroll.'],
    keys: { Tab: 'moves the focus to it, then to what can be pressed in it', '← →': 'scroll it' },
  }),
  args: { onScope: fn(), onTeam: fn() },
  ...sampled<StandingsTableProps>(standings, { bleeds: true }),
} satisfies Meta<typeof StandingsTable>
type Story = StoryObj<typeof StandingsTable>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(canvas.getByRole('tab', { name: t.sport.standings.home }))
    await expect(args.onScope).toHaveBeenCalledWith('home')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.teams.liverpool) }))
    await expect(args.onTeam).toHaveBeenCalledOnce()
  },
}

/** Without the form, and without tabs: the table of a match page, with its two teams highlighted. */
export const Short: Story = withSample<StandingsTableProps>((t) => ({
  form: undefined,
  scopes: undefined,
  groups: standings(t).groups.map((group) => ({ ...group, rows: group.rows.slice(0, 5) })),
}))

/** The groups of a cup. */
export const Groups: Story = withSample<StandingsTableProps>((t) => groupStandings(t))
export const FocusVisible: Story = FOCUS_VISIBLE
