import { pagePath } from '@org/domain'
import { MiniProfileSheet, type MiniProfile } from '@org/ui/live'
import { AtSign, MessageCircle } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../i18n/use-translation'

/** Who wrote a message, as the message says it. */
export interface Sender extends MiniProfile {
  userID: string
  isMe: boolean
}

interface SenderSheetProps {
  sender: Sender
  open: boolean
  onClose: () => void
  onMention: (name: string) => void
  /** Whether the site has private chats. */
  mayChat: boolean
}

/** The sender of a message, whom the viewer can mention, or write to alone. */
const SenderSheet = ({ sender, open, onClose, onMention, mayChat }: SenderSheetProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { userID, isMe, ...person } = sender
  const mention = { id: 'mention' as const, label: t(($) => $.sender.mention), icon: <AtSign /> }
  const chat = { id: 'chat' as const, label: t(($) => $.sender.privateChat), icon: <MessageCircle /> }
  return (
    <MiniProfileSheet
      open={open}
      title={t(($) => $.sender.title)}
      closeLabel={common(($) => $.close)}
      onClose={onClose}
      person={person}
      actions={isMe ? [] : mayChat ? [mention, chat] : [mention]}
      onAction={(id) => {
        if (id === 'mention') onMention(person.name)
        else void navigate(pagePath('chatRoom', { id: userID }))
      }}
    />
  )
}

export default SenderSheet
