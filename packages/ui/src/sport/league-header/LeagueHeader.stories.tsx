import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { matchCards } from '../../story-kit/samples'
import { FOCUS_VISIBLE, localised } from '../../story-kit/story'
import { MatchCard } from '../match-card'
import { LeagueHeader, type LeagueHeaderProps } from './LeagueHeader'

export default {
  title: 'Sport/LeagueHeader',
  component: LeagueHeader,
  parameters: guided({
    anatomy: [
      'the crest and the name of the league, which collapse its matches',
      'how many matches there are',
      'the head of the columns of odds',
      'a button for the league',
    ],
    good: ['Keep it at the top of its matches while they scroll (`sticky`).'],
    bad: ['Collapse leagues that the fan has not collapsed.'],
    keys: PRESS_KEYS,
  }),
  args: { count: 4, expanded: true, oddsLabel: '1 X 2', onToggle: fn() },
  argTypes: { action: { control: false } },
  ...sampled<LeagueHeaderProps>((t) => ({ name: t.leagues.brazil, countLabel: t.matches(4) }), { bleeds: true }),
} satisfies Meta<typeof LeagueHeader>
type Story = StoryObj<typeof LeagueHeader>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { expanded: true })
    await userEvent.click(toggle)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

export const Folded: Story = { args: { expanded: false } }
export const LongText: Story = withSample<LeagueHeaderProps>((t) => ({ name: t.liveTitles[1] ?? '' }))
export const FocusVisible: Story = FOCUS_VISIBLE

export const StickyOverMatches = localised(function League(t) {
  const [open, setOpen] = useState(true)
  const card = matchCards(t).finished
  return (
    <section>
      <LeagueHeader
        name={t.leagues.laliga}
        count={30}
        countLabel={t.matches(30)}
        expanded={open}
        controls="matches"
        onToggle={() => setOpen(!open)}
      />
      <div id="matches">{open && Array.from({ length: 30 }, (_, at) => <MatchCard key={at} {...card} />)}</div>
    </section>
  )
})
