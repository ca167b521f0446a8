import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { TypingLine, type TypingLineProps } from './TypingLine'

export default {
  title: 'Chat/TypingLine',
  component: TypingLine,
  parameters: guided({
    anatomy: ['three dots', 'who types'],
    good: ['Keep it in the page while nobody types: then nothing moves when somebody begins.'],
    bad: ['Name more than two people: write that several type.'],
    keys: NO_KEYS,
  }),
  ...sampled<TypingLineProps>((t) => ({ text: t.chat.typing }), { bleeds: true }),
} satisfies Meta<typeof TypingLine>
type Story = StoryObj<typeof TypingLine>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf({ globals }).chat.typing)
  },
}

/** The place of the line stays, so that the messages do not move. */
export const Nobody: Story = { args: { text: '' } }
