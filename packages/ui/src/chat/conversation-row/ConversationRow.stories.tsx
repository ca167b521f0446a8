import type { Meta } from '@storybook/react-vite'
import { nothing, localised } from '../../story-kit/story'
import { ConversationRow } from './ConversationRow'

export default { title: 'Chat/ConversationRow', component: ConversationRow } satisfies Meta<typeof ConversationRow>

export const EveryKind = localised((t) => {
  const actions = [
    { id: 'pin', label: t.chat.actions.pin, tone: 'brand' as const, onPress: nothing },
    { id: 'mute', label: t.chat.actions.mute, onPress: nothing },
    { id: 'remove', label: t.chat.actions.remove, tone: 'danger' as const, onPress: nothing },
  ]
  return (
    <main>
      <ConversationRow
        name={t.chat.customer}
        preview={t.chat.lines[4]}
        time="21:03"
        pinned={t.chat.pinned}
        unread={120}
        unreadLabel={t.unread(120)}
        href="#1"
        actions={actions}
      />
      <ConversationRow
        name={t.chat.title}
        preview={`${t.names[0]}: ${t.chat.lines[2]}`}
        tag={{ text: t.chat.mention, tone: 'brand' }}
        time="20:41"
        unread={9}
        unreadLabel={t.unread(9)}
        href="#2"
        actions={actions}
      />
      <ConversationRow
        name={t.names[1] ?? ''}
        preview={t.chat.lines[3]}
        time="19:20"
        muted={t.chat.muted}
        unread={3}
        unreadLabel={t.unread(3)}
        onOpen={nothing}
      />
      <ConversationRow
        name={t.names[2] ?? ''}
        preview={t.chat.lines[1]}
        tag={{ text: t.chat.draft, tone: 'live' }}
        time="12/11"
        onOpen={nothing}
      />
    </main>
  )
})
