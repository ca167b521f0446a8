import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { textsOf, type Texts } from '../../story-kit/texts'
import { MessageRow, type MessageRowProps } from './MessageRow'

const resend = fn()

export default {
  title: 'Chat/MessageRow',
  component: MessageRow,
  args: { isMine: false, time: '21:03', onAvatar: fn() },
  ...sampled<MessageRowProps>((t) => ({ author: { name: t.names[1] ?? '' }, children: t.chat.lines[0] }), {
    bleeds: true,
  }),
} satisfies Meta<typeof MessageRow>
type Story = StoryObj<typeof MessageRow>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onAvatar).toHaveBeenCalledOnce()
  },
}

export const WithName: Story = { args: { showName: true } }
/** A later one of consecutive messages of one sender. */
export const WithoutAvatar: Story = { args: { showAvatar: false } }
export const LongText: Story = withSample<MessageRowProps>((t) => ({ children: (t.chat.lines[2] ?? '').repeat(3) }))

const mine = (state: (t: Texts) => MessageRowProps['state']): Story => ({
  args: { isMine: true },
  ...withSample<MessageRowProps>((t) => ({ author: { name: t.profile.name }, state: state(t) })),
})

export const Sending = mine((t) => ({ kind: 'sending', label: t.chat.sending }))
export const Sent = mine((t) => ({ kind: 'sent', label: t.chat.sent }))
export const Read = mine((t) => ({ kind: 'read', label: t.chat.read }))
export const Failed: Story = {
  ...mine((t) => ({ kind: 'failed', label: t.chat.failed, onResend: resend })),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).chat.failed }))
    await expect(resend).toHaveBeenCalledOnce()
  },
}
