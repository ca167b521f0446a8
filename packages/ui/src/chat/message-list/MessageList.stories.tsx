import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../basics/empty-state'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { contents, conversation, message, messageLabels } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import type { MessageItem } from '../message-row'
import { MessageList, type MessageListProps } from './MessageList'

export default {
  title: 'Chat/MessageList',
  component: MessageList,
  args: { style: { height: '80dvh' }, onMenu: fn(), onResend: fn(), onOpen: fn(), onPlay: fn(), onTip: fn() },
  argTypes: { items: { control: false }, empty: { control: false }, labels: { control: false } },
  parameters: {
    ...guided({
      anatomy: [
        'the line that older messages load',
        'messages, times and tips, the oldest first',
        'the line above what is new',
        'the button that leads to new messages',
      ],
      good: [
        'Keep `labels` and each item the same object while nothing in it changes: only changed rows render.',
        "Make the items with `messageRows` of the engine's messages.",
      ],
      bad: [
        'Scroll the list yourself: it keeps the place of what is read, and follows the newest message only from its end.',
      ],
      keys: {
        Tab: 'moves the focus to the message that had it, then to what can be pressed in it',
        '↑ ↓': 'go to the message before or after it',
        'Enter, Space': 'press what has the focus',
        'Menu key': 'opens the menu of a message',
      },
    }),
    docs: { story: { inline: false, height: 640 } },
  },
  ...sampled<MessageListProps>(
    (t) => ({ items: conversation(t), labels: messageLabels(t), empty: <EmptyState title={t.empty} /> }),
    { bleeds: true },
  ),
} satisfies Meta<typeof MessageList>
type Story = StoryObj<typeof MessageList>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await expect(await canvas.findByText(t.chat.lines.at(-1) ?? '')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: t.chat.failed }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf({ globals }).empty)).toBeVisible()
  },
}

const line = (t: Texts, at: number): MessageItem => ({
  ...message(t, at % t.chat.lines.length, { isMine: at % 3 === 0 }),
  id: String(at),
  content: { kind: 'text', text: `${at} · ${t.chat.lines[at % t.chat.lines.length]}` },
})
const lines = (t: Texts, from: number, to: number) => Array.from({ length: to - from }, (_, at) => line(t, from + at))

/** Images, sounds, files: a list with a message of each kind, tips and a notice. */
export const EveryKind: Story = withSample<MessageListProps>((t) => ({
  items: [
    { kind: 'divider', id: 'notice', look: 'notice', text: t.chat.notice },
    { kind: 'divider', id: 'tip', look: 'tip', text: t.chat.takenBack, action: t.chat.editAgain },
    ...Object.values(contents(t)).map((content, at) => message(t, content, { isMine: at % 3 === 1 })),
  ],
}))

/** Opens at the first unread message; the button counts what is below the screen. */
export const Unread: Story = {
  ...withSample<MessageListProps>((t) => ({
    items: [
      ...lines(t, 0, 9_900),
      { kind: 'divider', id: 'unread', look: 'unread', text: t.chat.unreadLine },
      ...lines(t, 9_900, 10_000),
    ],
  })),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textsOf({ globals }).chat.unreadLine)).toBeVisible()
  },
}

/** Scrolling up prepends thirty older messages at a time; the visible messages keep their position. */
export const OlderOnScroll = localised(function Long(t) {
  const [first, setFirst] = useState(270)
  const [loading, setLoading] = useState(false)
  const loadOlder = () => {
    setLoading(true)
    setTimeout(() => {
      setFirst(first - 30)
      setLoading(false)
    }, 300)
  }
  return (
    <MessageList
      style={{ height: '80dvh' }}
      items={useMemo(() => lines(t, first, 300), [t, first])}
      labels={useMemo(() => messageLabels(t), [t])}
      onLoadOlder={first > 0 ? loadOlder : undefined}
      loadingOlder={loading}
    />
  )
})
