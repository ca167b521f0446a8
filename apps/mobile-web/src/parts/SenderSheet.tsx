import { formatCount, pagePath } from '@org/domain'
import { MiniProfileSheet, type MiniProfile } from '@org/ui/live'
import { AtSign, Flag, MessageCircle, ShieldCheck, Trash2, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { skipToken } from '@reduxjs/toolkit/query'
import { userApi } from '../api/user'
import { useLocale } from '../hooks/use-locale'
import { useMark } from '../hooks/use-mark'
import { useTranslation } from '../i18n/use-translation'
import { useAddOperator } from './room/use-add-operator'
import { useRevokeLine } from './room/use-revoke-line'
import { useFollow } from './use-follow'

const { useGetUserBasicInfoQuery } = userApi

/** Who wrote a message, as the message says it. */
export interface Sender extends MiniProfile {
  userID: string
  isMe: boolean
}

interface SenderSheetProps {
  sender: Sender
  open: boolean
  onClose: () => void
  /** Omitted where there is no field. */
  onMention?: (name: string) => void
  /** Whether the site has private chats. */
  mayChat: boolean
  /** What a manager of the room does with the sender; omitted for others. */
  onManage?: () => void
  /** The message that a manager can take back; null for what is none. */
  revocable?: { liveid: number; sequence: number } | null
  /** The room that the sender runs, as whose operator they become a friend; null for others. */
  operates?: number | null
}

/** The sender of a message, whom the viewer can mention, write to alone, or report. */
const SenderSheet = ({
  sender,
  open,
  onClose,
  onMention,
  mayChat,
  onManage,
  revocable = null,
  operates = null,
}: SenderSheetProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const locale = useLocale()
  const revokeLine = useRevokeLine()
  const addOperator = useAddOperator()
  const { userID, isMe, ...person } = sender
  // Guests have no number: nobody follows them.
  const uid = /^[1-9]\d{0,8}$/.test(userID) ? Number(userID) : null
  const { currentData: card } = useGetUserBasicInfoQuery(open && uid !== null ? { id: userID } : skipToken)
  const tag = useMark('user_tag', card?.tag)
  const follow = useFollow(uid ?? 0)
  const mention = { id: 'mention' as const, label: t(($) => $.sender.mention), icon: <AtSign /> }
  const chat = { id: 'chat' as const, label: t(($) => $.sender.privateChat), icon: <MessageCircle /> }
  const manage = { id: 'manage' as const, label: t(($) => $.manage.title), icon: <ShieldCheck /> }
  const befriend = { id: 'befriend' as const, label: t(($) => $.sender.befriend), icon: <UserPlus /> }
  const revoke = { id: 'revoke' as const, label: t(($) => $.manage.revoke), icon: <Trash2 />, tone: 'danger' as const }
  const report = { id: 'report' as const, label: t(($) => $.sender.report), icon: <Flag /> }
  return (
    <MiniProfileSheet
      open={open}
      title={t(($) => $.sender.title)}
      closeLabel={common(($) => $.close)}
      onClose={onClose}
      person={{ ...person, ...(tag && { tag }), ...(card?.signature && { signature: card.signature }) }}
      {...(card && {
        stats: [
          { id: 'fans', label: t(($) => $.fans), value: formatCount(card.fans_count, locale) ?? '' },
          { id: 'follows', label: t(($) => $.sender.follows), value: formatCount(card.attent_count, locale) ?? '' },
        ],
      })}
      {...(uid !== null && follow && !isMe && { follow })}
      actions={[
        ...(onMention && !isMe ? [mention] : []),
        ...(mayChat && !isMe ? [chat] : []),
        ...(operates !== null && !isMe ? [befriend] : []),
        ...(onManage && !isMe ? [manage] : []),
        ...(revocable ? [revoke] : []),
        ...(isMe ? [] : [report]),
      ]}
      onAction={(id) => {
        if (id === 'mention') onMention?.(person.name)
        else if (id === 'manage') onManage?.()
        else if (id === 'befriend') void (operates !== null && addOperator({ liveid: operates, operate_uid: userID }))
        else if (id === 'report') void navigate(pagePath('chatReport', { type: 'user', gid: userID }))
        else if (id === 'revoke') {
          onClose()
          if (revocable) revokeLine(revocable)
        } else void navigate(pagePath('chatRoom', { id: userID }))
      }}
    />
  )
}

export default SenderSheet
