import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled, withSample } from '../../story-kit/args'
import { matchCards } from '../../story-kit/samples'
import { Stack, localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { MatchCard, type MatchCardProps } from './MatchCard'

export default {
  title: 'Sport/MatchCard',
  component: MatchCard,
  args: {
    phase: 'live',
    clock: "67'",
    odds: [{ value: '1.85', move: 'up' }, { value: '3.40' }, { value: '2.05', move: 'down' }],
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
    odds: [{ value: '1.72' }, { value: '2.10', move: 'up' }],
    collected: false,
  },
  ...withSample<MatchCardProps>((t) => ({
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

export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: true } } }
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
