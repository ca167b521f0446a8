import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { picture } from '../../story-kit/samples'
import { EmojiGrid, type EmojiGridProps } from './EmojiGrid'

const emoji = ['👍', '👏', '⚽', '🏀', '🥅', '🏆', '🍻', '🔥', '😂', '😭', '😡', '🤔'].map((one) => ({
  id: one,
  emoji: one,
  label: one,
}))

export default {
  title: 'Chat/EmojiGrid',
  component: EmojiGrid,
  parameters: guided({
    anatomy: ['the emoji, as many in a row as fit'],
    good: ['Name each emoji in the language of the user: the name is all that a screen reader has.'],
    bad: ['Close the grid after a choice: people choose several.'],
    keys: {
      Tab: 'moves the focus to the grid, which is one stop',
      '← → ↑ ↓': 'go to the next emoji in that direction',
      'Enter, Space': 'choose it',
    },
  }),
  args: { emoji, onSelect: fn() },
  argTypes: { emoji: { control: false } },
  ...sampled<EmojiGridProps>((t) => ({ label: t.room.emoji }), { bleeds: true }),
} satisfies Meta<typeof EmojiGrid>
type Story = StoryObj<typeof EmojiGrid>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '⚽' }))
    await expect(args.onSelect).toHaveBeenCalledWith('⚽')
  },
}

/** The server's own emoji are pictures. */
export const Pictures: Story = {
  args: {
    emoji: [20, 90, 140, 210, 300].map((hue) => ({
      id: `${hue}`,
      emoji: { src: picture(hue, 28, 28) },
      label: `${hue}`,
    })),
  },
}
