import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { matchCards } from '../../story-kit/samples'
import { FOCUS_VISIBLE, localised, Stack } from '../../story-kit/story'
import { numeral, textsOf } from '../../story-kit/texts'
import { MatchCard, type MatchCardProps } from './MatchCard'

export default {
  title: 'Sport/MatchCard',
  component: MatchCard,
  parameters: guided({
    anatomy: [
      'the clock or the time, and what is around it',
      'both teams with cards and score',
      'the odds',
      'the sign of a stream',
      'the star',
    ],
    good: [
      'Give each change of score to the row at once: it flashes by itself.',
      'Keep the height of the row: lists place it without measuring.',
    ],
    bad: ['Put more links in the row: one opens the match, and the star collects it.'],
    keys: {
      Tab: 'moves the focus to the match, then to the star',
      Enter: 'opens the match, or collects it',
      Space: 'collects it',
    },
  }),
  args: {
    phase: 'live',
    clock: "67'",
    collected: true,
    onOpen: fn(),
    onCollect: fn(),
  },
  ...sampled<MatchCardProps>((t) => matchCards(t).live, { bleeds: true }),
} satisfies Meta<typeof MatchCard>
type Story = StoryObj<typeof MatchCard>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { pressed: true }))
    await expect(args.onCollect).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t.teams.city}`) }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** A row of the other sport: two prices, no draw. */
export const Basketball: Story = {
  args: {
    clock: 'Q4 03:21',
    note: '75-80',
    collected: false,
  },
  ...withSample<MatchCardProps>((t) => ({
    odds: [{ value: numeral(t, '1.72') }, { value: numeral(t, '2.10'), move: 'up' }],
    home: { name: t.teams.lakers, score: 98 },
    away: { name: t.teams.warriors, score: 102 },
  })),
}

export const CornersInsteadOfOdds: Story = { args: { odds: undefined, corners: '5-3' } }

/** A real link: it opens in a new tab, too. */
export const Link: Story = {
  args: { href: '#match' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const FocusVisible: Story = FOCUS_VISIBLE
export const Active: Story = { parameters: { pseudo: { active: true } } }

export const EveryState = localised((t) => (
  <div>
    {Object.entries(matchCards(t)).map(([state, sample]) => (
      <MatchCard key={state} {...sample} />
    ))}
  </div>
))

export const ScoreThatFlashes = localised(function Goal(t) {
  const { live } = matchCards(t)
  const [goals, setGoals] = useState(2)
  const [collected, setCollected] = useState(false)
  return (
    <Stack pad={false}>
      <div style={{ width: '100%' }}>
        <MatchCard
          {...live}
          home={{ ...live.home, score: goals }}
          collected={collected}
          onCollect={() => setCollected(!collected)}
        />
      </div>
      <Button tone="soft" onPress={() => setGoals(goals + 1)}>
        {t.incidents.goal}
      </Button>
    </Stack>
  )
})
