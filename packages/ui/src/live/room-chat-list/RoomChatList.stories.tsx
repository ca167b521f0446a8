import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../basics/empty-state'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { roomMessage, roomMessages } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { RoomChatList, type RoomChatListProps } from './RoomChatList'
import type { RoomChatMessage } from './types'

const mine = (t: Texts): RoomChatMessage[] => {
  const author = { name: t.profile.name }
  const [first = '', second = ''] = t.roomLines
  return [
    { id: 'pending', kind: 'text', author, text: first, isMine: true, pending: true },
    { id: 'failed', kind: 'text', author, text: second, isMine: true, failed: t.chat.failed },
  ]
}

export default {
  title: 'Live/RoomChatList',
  component: RoomChatList,
  args: { onAuthor: fn(), onResend: fn(), style: { height: '70dvh' } },
  argTypes: { messages: { control: false }, empty: { control: false }, newMessagesLabel: { control: false } },
  parameters: {
    ...guided({
      anatomy: ['the lines: the level, the name, the text', 'the button that leads to new lines'],
      good: ['Pass all messages: it renders at most ten times a second and keeps the place of the reader.'],
      bad: ['Scroll it yourself, or render lines around it.'],
      keys: {
        Tab: 'moves the focus to the list, then to what can be pressed in it',
        '↑ ↓': 'scroll the list',
        'Enter, Space': 'open the author, or send a failed line again',
      },
    }),
    docs: { story: { inline: false, height: 640 } },
  },
  ...sampled<RoomChatListProps>(
    (t) => ({
      label: t.room.label,
      messages: [...roomMessages(t, 20), ...mine(t)],
      newMessagesLabel: t.room.newMessages,
      empty: <EmptyState title={t.empty} />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof RoomChatList>
type Story = StoryObj<typeof RoomChatList>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(t.chat.failed) }))
    await expect(args.onResend).toHaveBeenCalledWith('failed', expect.objectContaining({ id: 'failed' }))
  },
}

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf({ globals }).empty)).toBeVisible()
  },
}

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
  return (
    <RoomChatList
      label={t.room.label}
      messages={messages}
      newMessagesLabel={t.room.newMessages}
      style={{ height: '70dvh' }}
    />
  )
})
