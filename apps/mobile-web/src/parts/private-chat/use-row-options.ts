import { formatDay, formatTime, instantFromMs, localDay } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { useConversation } from '@org/im-sdk/react'
import type { MessageRowsOptions } from '@org/ui/chat'
import { useMemo, useState } from 'react'
import { useSizeText } from '../../hooks/use-size-text'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import type { Lang } from '../../store/preferences'
import { useAppSelector } from '../../store/store'

type EngineMessage = Parameters<NonNullable<MessageRowsOptions['authorOf']>>[0]

/** How the rows of a conversation are drawn. */
export interface ConversationLook extends Pick<MessageRowsOptions, 'showNames' | 'tipOf' | 'contentOf'> {
  /** Who wrote a message of others. */
  authorOf: (message: EngineMessage) => { name: string; avatar: string | null }
}

interface Conversation {
  conversationID: string
  messages: readonly Message[]
  recovered: boolean
  look: ConversationLook
}

/** What the rows of a conversation need beyond its messages. */
export const useRowOptions = ({ conversationID, messages, recovered, look }: Conversation): MessageRowsOptions => {
  const { t } = useTranslation('chat')
  const { user } = useViewer()
  const restartedAt = useRestartPlace(messages, recovered)
  const unreadAfter = useReadMarkAtOpening(conversationID)
  const lang = useAppSelector((state) => state.preferences.lang)
  const sizeText = useSizeText()
  return useMemo(() => {
    const me = { name: user?.nick_name || t(($) => $.me), avatar: user?.avatar ?? null }
    return {
      texts: {
        image: t(($) => $.kinds.image),
        video: t(($) => $.kinds.video),
        sound: (count) => t(($) => $.rows.sound, { count }),
        file: t(($) => $.kinds.file),
        face: t(($) => $.rows.face),
        location: t(($) => $.rows.location),
        merged: (count) => t(($) => $.rows.merged, { count }),
        unsupported: t(($) => $.unknown),
        revoked: ({ name }, isMine) => (isMine ? t(($) => $.rows.revokedByMe) : t(($) => $.rows.revoked, { name })),
        unread: t(($) => $.rows.unread),
        restarted: t(($) => $.gap),
      },
      formats: { time: (at) => timeText(at, lang), duration: durationText, size: sizeText },
      ...look,
      hasMenu: ({ status }) => status === 'fail',
      authorOf: (message) => (message.flow === 'out' ? me : look.authorOf(message)),
      unreadAfter,
      restartedAt,
    }
  }, [restartedAt, unreadAfter, look, user, lang, sizeText, t])
}

/** Up to where the user had read when the conversation was opened; null if nothing was unread. */
const useReadMarkAtOpening = (conversationID: string): number | null => {
  const conversation = useConversation(conversationID)
  const [mark] = useState(conversation && conversation.unreadCount > 0 ? conversation.messageReadSeq : null)
  return mark
}

/** The message at which the list restarted after a gap that was too large to recover; null if there was none. */
const useRestartPlace = (messages: readonly Message[], recovered: boolean): string | null => {
  const [place, setPlace] = useState<string | null>(null)
  const isThere = recovered ? place === null : messages.some(({ ID }) => ID === place)
  const next = isThere ? place : recovered ? null : (messages[0]?.ID ?? null)
  if (next !== place) setPlace(next)
  return next
}

const timeText = (at: number, lang: Lang): string => {
  const day = localDay(at)
  const time = formatTime(at) ?? ''
  if (day === null || day === localDay(instantFromMs(Date.now()))) return time
  return `${formatDay(day, lang) ?? ''} ${time}`
}

const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
