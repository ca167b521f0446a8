import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { Stack, localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { MatchHead, type MatchHeadProps } from './MatchHead'

const openTeam = fn()

export default {
  title: 'Sport/MatchHead',
  component: MatchHead,
  parameters: guided({
    anatomy: [
      'both teams, which open their pages',
      'the score and the clock, or the time of the kick-off',
      'notes such as the stadium',
      'the last goal, for 4 s',
      'the table of periods',
      'what follows it, such as a vote',
    ],
    good: ['Name the page by both teams and the score, for the tab of the browser.'],
    bad: ['Write the score of a match that has not begun as 0–0.'],
    keys: LINK_KEYS,
  }),
  args: { phase: 'live', clock: "67'", live: 'LIVE' },
  argTypes: { children: { control: false } },
  ...sampled<MatchHeadProps>(
    (t) => ({
      home: { name: t.teams.city, score: 2, onOpen: openTeam },
      away: { name: t.teams.liverpool, score: 1, href: '#away' },
      notes: [`${t.half} 1–0`, t.venue],
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof MatchHead>
type Story = StoryObj<typeof MatchHead>

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByText(textsOf({ globals }).teams.city))
    await expect(openTeam).toHaveBeenCalledOnce()
  },
}

/** The kick-off takes the place of the score. */
export const BeforeKickOff: Story = {
  args: { phase: 'waiting', clock: '22:00', live: undefined },
  ...withSample<MatchHeadProps>((t) => ({
    home: { name: t.teams.united, score: null },
    away: { name: t.teams.spurs, score: null },
    notes: [t.round],
  })),
}

export const BasketballWithQuarters: Story = {
  args: { clock: 'Q4 03:21' },
  ...withSample<MatchHeadProps>((t) => ({
    home: { name: t.teams.lakers, score: 98 },
    away: { name: t.teams.warriors, score: 102 },
    notes: undefined,
    periods: {
      caption: t.quarters.caption,
      columns: ['Q1', 'Q2', 'Q3', 'Q4', t.quarters.total],
      home: [24, 28, 23, 23, 98],
      away: [30, 22, 28, 22, 102],
      current: 3,
    },
  })),
}

export const ScoreThatFlashes = localised(function Goal(t) {
  const [goals, setGoals] = useState(2)
  return (
    <Stack pad={false}>
      <div style={{ width: '100%' }}>
        <MatchHead
          home={{ name: t.teams.city, score: goals }}
          goal={goals > 2 ? { id: `${goals}`, side: 'home', text: `${t.incidents.goal} 67'` } : null}
          away={{ name: t.teams.liverpool, score: 1 }}
          phase="live"
          clock="67'"
          live="LIVE"
        />
      </div>
      <Button tone="soft" onPress={() => setGoals(goals + 1)}>
        {t.incidents.goal}
      </Button>
    </Stack>
  )
})
