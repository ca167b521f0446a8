import type { Meta } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../basics/empty-state'
import { roomMessage, roomMessages } from '../../story-kit/samples'
import { nothing, localised } from '../../story-kit/story'
import type { Texts } from '../../story-kit/texts'
import { RoomChatList } from './RoomChatList'
import type { RoomChatMessage } from './types'

export default { title: 'Live/RoomChatList', component: RoomChatList } satisfies Meta<typeof RoomChatList>

const Room = ({ t, messages }: { t: Texts; messages: readonly RoomChatMessage[] }) => (
  <main style={{ height: '70dvh' }}>
    <RoomChatList
      label={t.room.label}
      messages={messages}
      newMessagesLabel={t.room.newMessages}
      empty={<EmptyState title={t.empty} />}
      onAuthor={nothing}
      onResend={nothing}
    />
  </main>
)

export const EveryKind = localised((t) => (
  <Room
    t={t}
    messages={[
      ...roomMessages(t, 20),
      {
        id: 'p',
        kind: 'text',
        author: { name: t.profile.name },
        text: t.roomLines[0] ?? '',
        isMine: true,
        pending: true,
      },
      {
        id: 'f',
        kind: 'text',
        author: { name: t.profile.name },
        text: t.roomLines[1] ?? '',
        isMine: true,
        failed: t.chat.failed,
      },
    ]}
  />
))

export const Empty = localised((t) => <Room t={t} messages={[]} />)

/** Two hundred lines per second; the last three hundred are kept. */
export const TwoHundredASecond = localised(function Busy(t) {
  const [messages, setMessages] = useState(() => roomMessages(t, 100))
  useEffect(() => {
    let at = 1_000
    const timer = setInterval(() => {
      const next = Array.from({ length: 4 }, () => roomMessage(t, at++))
      setMessages((before) => [...before, ...next].slice(-300))
    }, 20)
    return () => clearInterval(timer)
  }, [t])
  return <Room t={t} messages={messages} />
})
