import { PIN } from '@org/domain'
import type { Conversation } from '@org/im-sdk'
import { ActionSheet } from '@org/ui/basics'
import { Bell, BellOff, CheckCheck, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import type { AppChat } from '../../im/chat'
import { useChatChange } from '../../im/use-chat-change'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { isMuted, reminderOf } from './reminders'

interface ConversationMenuProps {
  conversation: Conversation
  name: string
  open: boolean
  onClose: () => void
}

/** What the user can do with a conversation of the list, and the question before it is deleted. */
const ConversationMenu = ({ conversation, name, open, onClose }: ConversationMenuProps) => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const [change, busy] = useChatChange()
  const [isAsked, setAsked] = useState(false)
  const { conversationID, isPinned, unreadCount } = conversation
  const pin = isPinned ? 'unpin' : 'pin'
  const mute = isMuted(conversation) ? 'unmute' : 'mute'
  return (
    <>
      <ActionSheet
        open={open}
        title={name}
        cancelLabel={common(($) => $.cancel)}
        actions={[
          { id: pin, label: t(($) => $.menu[pin]), icon: isPinned ? <PinOff /> : <Pin />, disabled: busy },
          { id: mute, label: t(($) => $.menu[mute]), icon: mute === 'mute' ? <BellOff /> : <Bell />, disabled: busy },
          ...(unreadCount > 0
            ? [{ id: 'read' as const, label: t(($) => $.menu.read), icon: <CheckCheck />, disabled: busy }]
            : []),
          {
            id: 'delete',
            label: t(($) => $.menu.delete),
            icon: <Trash2 />,
            tone: 'danger' as const,
            disabled: busy,
          },
        ]}
        onSelect={(id) => {
          onClose()
          switch (id) {
            case 'pin':
            case 'unpin':
              return change((chat) => chat.pinConversation({ conversationID, isPinned: PIN[id] === PIN.pin }))
            case 'mute':
            case 'unmute':
              return change((chat) => remind(chat, conversation, id === 'mute'))
            case 'read':
              return change((chat) => chat.setMessageRead({ conversationID }))
            case 'delete':
              return setAsked(true)
          }
        }}
        onClose={onClose}
      />
      {isAsked && (
        <ConfirmDialog
          name="delete-conversation"
          title={t(($) => $.deletion.title)}
          hint={t(($) => $.deletion.hint, { name })}
          busy={busy}
          onClose={() => setAsked(false)}
          onConfirm={() => change((chat) => chat.deleteConversation(conversationID))}
        />
      )}
    </>
  )
}

/** Rejects if the setting of the user could not be changed, which the reply only lists. */
const remind = async (chat: AppChat, { userProfile }: Conversation, muted: boolean) => {
  const result = await chat.setMessageRemindType({
    userIDList: [userProfile?.userID ?? ''],
    messageRemindType: reminderOf(muted),
  })
  if ('failureUserIDList' in result.data && result.data.failureUserIDList.length > 0)
    throw new Error(`The reminders of ${userProfile?.userID} could not be changed.`)
  return result
}

export default ConversationMenu
