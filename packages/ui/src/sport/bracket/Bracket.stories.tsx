import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { knockout } from '../../story-kit/sport-samples'
import { Bracket, type BracketProps } from './Bracket'

export default {
  title: 'Sport/Bracket',
  component: Bracket,
  parameters: guided({
    anatomy: [
      'the rounds side by side, or on the narrowest phones tabs of them',
      'each match: both sides, the score, when it is',
      'the match for the third place, apart',
    ],
    good: ['Begin with the round that is played (`startId`).'],
    bad: ['Guess who goes on: leave a side open until it is known.'],
    keys: {
      Tab: 'moves the focus to the tree, then to its matches',
      '← →': 'scroll the tree, or choose another round',
      Enter: 'opens a match',
    },
  }),
  args: { onTie: fn() },
  ...sampled<BracketProps>(knockout, { bleeds: true }),
} satisfies Meta<typeof Bracket>
type Story = StoryObj<typeof Bracket>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await expect(args.onTie).toHaveBeenCalledWith('0-0')
  },
}

/** On the narrowest phone this is the chosen tab. */
export const StartsWithTheFinal: Story = { args: { startId: '2' } }

/** The match for the third place is beside the tree. */
export const ThirdPlace: Story = withSample<BracketProps>((t) => {
  const { label, rounds } = knockout(t)
  return {
    label,
    rounds: [...rounds.slice(1), { ...rounds[2]!, id: 'third', name: t.sport.bracket.third, isApart: true }],
  }
})
export const FocusVisible: Story = FOCUS_VISIBLE
