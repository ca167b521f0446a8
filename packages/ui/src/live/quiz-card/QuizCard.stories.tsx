import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { numeral, textsOf, type Texts } from '../../story-kit/texts'
import { QuizCard, type QuizCardProps, type QuizOption } from '.'

const options = (t: Texts): QuizOption[] => [
  { id: 'home', label: t.teams.city, odds: numeral(t, '1.85'), share: 0.56, points: t.gift.gold(numeral(t, '12,400')) },
  { id: 'draw', label: t.odds.draw, odds: numeral(t, '3.40'), share: 0.12, points: t.gift.gold(numeral(t, '2,700')) },
  {
    id: 'away',
    label: t.teams.liverpool,
    odds: numeral(t, '2.90'),
    share: 0.32,
    points: t.gift.gold(numeral(t, '7,100')),
  },
]

export default {
  title: 'Live/QuizCard',
  component: QuizCard,
  parameters: guided({
    anatomy: ['the question, and how far it is', 'each answer with its odds, its share and its points', 'a note'],
    good: ['Say until when points can be staked, and what happens when the match is stopped.'],
    bad: ['Show the shares as money: they are points.'],
    keys: PRESS_KEYS,
  }),
  args: { status: 'open', onChoose: fn() },
  argTypes: { options: { control: false } },
  ...sampled<QuizCardProps>((t) => ({
    title: t.quiz.title,
    statusText: t.quiz.open,
    options: options(t),
    labels: t.quiz.labels,
  })),
} satisfies Meta<typeof QuizCard>
type Story = StoryObj<typeof QuizCard>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(textsOf({ globals }).teams.city) }))
    await expect(args.onChoose).toHaveBeenCalledWith('home')
  },
}

/** The viewer has chosen and can add to the stake. */
export const Chosen: Story = {
  args: { chosenId: 'home' },
  ...withSample<QuizCardProps>((t) => ({ note: t.quiz.staked })),
}

export const Closed: Story = {
  args: { status: 'closed', chosenId: 'away' },
  ...withSample<QuizCardProps>((t) => ({ statusText: t.quiz.closed, note: t.quiz.staked })),
}

export const Won: Story = {
  args: { status: 'settled', chosenId: 'home', winnerId: 'home' },
  ...withSample<QuizCardProps>((t) => ({ statusText: t.quiz.settled, note: t.quiz.won })),
}

export const Lost: Story = {
  args: { status: 'settled', chosenId: 'away', winnerId: 'home' },
  ...withSample<QuizCardProps>((t) => ({ statusText: t.quiz.settled, note: t.quiz.lost })),
}
