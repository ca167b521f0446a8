import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { EmptyState } from '../../basics/empty-state'
import { conversation } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import type { Texts } from '../../story-kit/texts'
import { MessageList, type MessageListItem } from './MessageList'

export default { title: 'Chat/MessageList', component: MessageList } satisfies Meta<typeof MessageList>

export const Conversation = localised((t) => (
  <main style={{ height: '80dvh' }}>
    <MessageList label={t.room.label} items={conversation(t)} newMessagesLabel={t.room.newMessages} />
  </main>
))

export const Empty = localised((t) => (
  <main style={{ height: '80dvh' }}>
    <MessageList
      label={t.room.label}
      items={[]}
      newMessagesLabel={t.room.newMessages}
      empty={<EmptyState title={t.empty} />}
    />
  </main>
))

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
    <main style={{ height: '80dvh' }}>
      <MessageList
        label={t.room.label}
        items={items}
        onLoadOlder={first > 0 ? loadOlder : undefined}
        loadingOlder={loading ? t.chat.older : undefined}
        newMessagesLabel={t.room.newMessages}
      />
    </main>
  )
})
