import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { picture } from '../../story-kit/samples'
import { QuoteBar, type QuoteBarProps } from './QuoteBar'

export default {
  title: 'Chat/QuoteBar',
  component: QuoteBar,
  parameters: guided({
    anatomy: [
      'a small picture',
      'who wrote the message, and what it says in one line',
      'the button that takes it away',
    ],
    good: ['Give it to the `Composer` as `above`, and move the focus to the field.'],
    bad: ['Quote a message that was taken back: show the text that says so.'],
    keys: PRESS_KEYS,
  }),
  args: { onClose: fn() },
  ...sampled<QuoteBarProps>((t) => ({
    author: t.names[1] ?? '',
    text: t.chat.lines[2] ?? '',
    closeLabel: t.sheet.close,
  })),
} satisfies Meta<typeof QuoteBar>
type Story = StoryObj<typeof QuoteBar>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = { args: { picture: picture(210, 64, 64) } }
