import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { Chip, type ChipProps } from './Chip'

export default {
  title: 'Basics/Chip',
  component: Chip,
  parameters: guided({
    anatomy: ['the text', 'the count'],
    good: ['A shortcut or one choice in a row of them.'],
    bad: ['A word that only describes: use a Tag.'],
    keys: PRESS_KEYS,
  }),
  args: { onClick: fn() },
  ...sampled<ChipProps>((t) => ({ children: t.leagues.epl })),
} satisfies Meta<typeof Chip>
type Story = StoryObj<typeof Chip>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Selected: Story = { args: { selected: true, 'aria-pressed': true } }
export const InPlay: Story = { args: { tone: 'live', count: 9 } }
export const FocusVisible: Story = FOCUS_VISIBLE
