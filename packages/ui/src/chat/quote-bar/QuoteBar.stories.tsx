import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { picture } from '../../story-kit/samples'
import { QuoteBar, type QuoteBarProps } from './QuoteBar'

export default {
  title: 'Chat/QuoteBar',
  component: QuoteBar,
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
