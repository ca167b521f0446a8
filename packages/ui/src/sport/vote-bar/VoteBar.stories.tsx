import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { vote } from '../../story-kit/sport-samples'
import { textsOf } from '../../story-kit/texts'
import { VoteBar, type VoteBarProps } from './VoteBar'

export default {
  title: 'Sport/VoteBar',
  component: VoteBar,
  parameters: guided({
    anatomy: ['the title', 'a button for each outcome, then the shares', 'how many have voted'],
    good: ['Show the shares only after the vote, so that nobody follows the others.'],
    bad: ['Let a fan vote again: the vote counts once.'],
    keys: PRESS_KEYS,
  }),
  args: { onVote: fn() },
  render: live(VoteBar, 'chosenId', 'onVote'),
  ...sampled<VoteBarProps>(vote, { bleeds: true }),
} satisfies Meta<typeof VoteBar>
type Story = StoryObj<typeof VoteBar>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: t.teams.city }))
    await expect(args.onVote).toHaveBeenCalledWith('home')
    await expect(canvas.getByRole('img', { name: t.sport.vote.chosen })).toBeVisible()
  },
}

export const BeforeTheVote: Story = {}
export const Voted: Story = { args: { chosenId: 'away' } }
export const Closed: Story = { args: { closed: true } }
export const Disabled: Story = { args: { disabled: true } }

/** No draw, as in basketball. */
export const TwoSides: Story = {
  args: { chosenId: 'home' },
  ...withSample<VoteBarProps>((t) => ({
    options: [
      { id: 'home', label: t.teams.lakers, votes: 640, share: '64%' },
      { id: 'away', label: t.teams.warriors, votes: 360, share: '36%' },
    ],
  })),
}
