import { pagePath } from '@org/domain'
import { MiniProfileSheet, type MiniProfile } from '@org/ui/live'
import { AtSign, MessageCircle, ShieldCheck, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../i18n/use-translation'
import { useRevokeLine } from './room/use-revoke-line'

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
  /** What a manager of the room does with the sender; omitted for others. */
  onManage?: () => void
  /** The message that a manager can take back; null for what is none. */
  revocable?: { liveid: number; sequence: number } | null
}

/** The sender of a message, whom the viewer can mention, or write to alone. */
const SenderSheet = ({ sender, open, onClose, onMention, mayChat, onManage, revocable = null }: SenderSheetProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const revokeLine = useRevokeLine()
  const { userID, isMe, ...person } = sender
  const mention = { id: 'mention' as const, label: t(($) => $.sender.mention), icon: <AtSign /> }
  const chat = { id: 'chat' as const, label: t(($) => $.sender.privateChat), icon: <MessageCircle /> }
  const manage = { id: 'manage' as const, label: t(($) => $.manage.title), icon: <ShieldCheck /> }
  const revoke = { id: 'revoke' as const, label: t(($) => $.manage.revoke), icon: <Trash2 />, tone: 'danger' as const }
  return (
    <MiniProfileSheet
      open={open}
      title={t(($) => $.sender.title)}
      closeLabel={common(($) => $.close)}
      onClose={onClose}
      person={person}
      actions={[
        ...(isMe ? [] : mayChat ? [mention, chat] : [mention]),
        ...(onManage && !isMe ? [manage] : []),
        ...(revocable ? [revoke] : []),
      ]}
      onAction={(id) => {
        if (id === 'mention') onMention(person.name)
        else if (id === 'manage') onManage?.()
        else if (id === 'revoke') {
          onClose()
          if (revocable) revokeLine(revocable)
        } else void navigate(pagePath('chatRoom', { id: userID }))
      }}
    />
  )
}

export default SenderSheet
