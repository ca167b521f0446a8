import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { EmptyState } from '../../basics/empty-state'
import { sampled } from '../../story-kit/args'
import { conversation } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { MessageList, type MessageListItem, type MessageListProps } from './MessageList'

export default {
  title: 'Chat/MessageList',
  component: MessageList,
  args: { style: { height: '80dvh' } },
  argTypes: { items: { control: false }, empty: { control: false }, newMessagesLabel: { control: false } },
  parameters: { docs: { story: { inline: false, height: 640 } } },
  ...sampled<MessageListProps>(
    (t) => ({
      label: t.room.label,
      items: conversation(t),
      newMessagesLabel: t.room.newMessages,
      empty: <EmptyState title={t.empty} />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof MessageList>
type Story = StoryObj<typeof MessageList>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const last = conversation(textsOf({ globals })).at(-1)
    await expect(await canvas.findByText(last?.kind === 'message' ? String(last.children) : '')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf({ globals }).empty)).toBeVisible()
  },
}

const page = (t: Texts, from: number): MessageListItem[] =>
  Array.from({ length: 30 }, (_, at) => ({
    kind: 'message',
    id: String(from + at),
    author: { name: t.names[(from + at) % 2] ?? '' },
    isMine: (from + at) % 2 === 0,
    children: `${from + at} · ${t.chat.lines[(from + at) % t.chat.lines.length]}`,
  }))

/** Scrolling up prepends thirty older messages at a time; the visible messages keep their position. */
export const OlderOnScroll = localised(function Long(t) {
  const [items, setItems] = useState(() => page(t, 270))
  const [loading, setLoading] = useState(false)
  const first = Number(items[0]?.id)
  const loadOlder = () => {
    setLoading(true)
    setTimeout(() => {
      setItems((before) => [...page(t, first - 30), ...before])
      setLoading(false)
    }, 300)
  }
  return (
    <MessageList
      style={{ height: '80dvh' }}
      label={t.room.label}
      items={items}
      onLoadOlder={first > 0 ? loadOlder : undefined}
      loadingOlder={loading ? t.chat.older : undefined}
      newMessagesLabel={t.room.newMessages}
    />
  )
})
