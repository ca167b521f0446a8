import { formatDay, formatTime, instantFromMs, localDay } from '@org/domain'
import type { Message } from '@org/im-sdk'
import type { MessageListItem } from '@org/ui/chat'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useViewer } from '../../hooks/use-viewer'
import type { Lang } from '../../store/preferences'
import { useAppSelector } from '../../store/store'
import { useKindText } from './use-kind-text'

interface Person {
  name: string
  avatar: string | null
}

interface Conversation {
  messages: readonly Message[]
  recovered: boolean
  peer: Person
  resend: (message: Message) => void
}

/** A message gets a time divider if it is this much later than the previous one. */
const TIME_GAP_SECONDS = 300

/** The messages as rows, with times between them. */
export const useMessageItems = ({ messages, recovered, peer, resend }: Conversation): readonly MessageListItem[] => {
  const { t } = useTranslation('chat')
  const kindText = useKindText()
  const { user } = useViewer()
  const newestPage = useRestartPlace(messages, recovered)
  const lang = useAppSelector((state) => state.preferences.lang)
  return useMemo(() => {
    const me: Person = { name: user?.nick_name || t(($) => $.me), avatar: user?.avatar ?? null }
    const stateOf = (message: Message) => {
      if (message.flow === 'in') return {}
      if (message.status === 'fail')
        return { state: { kind: 'failed' as const, label: t(($) => $.resend), onResend: () => resend(message) } }
      if (message.status === 'unsend') return { state: { kind: 'sending' as const, label: t(($) => $.sending) } }
      return message.isPeerRead
        ? { state: { kind: 'read' as const, label: t(($) => $.read) } }
        : { state: { kind: 'sent' as const, label: t(($) => $.sent) } }
    }
    return messages.flatMap((message, index): MessageListItem[] => {
      const before = messages[index - 1]
      const isMine = message.flow === 'out'
      const spaced = !before || message.time - before.time > TIME_GAP_SECONDS
      const row: MessageListItem = {
        kind: 'message',
        id: message.ID,
        author: isMine ? me : peer,
        isMine,
        children: message.type === 'TIMTextElem' ? message.payload.text : kindText(message.type),
        showAvatar: spaced || before.flow !== message.flow,
        ...stateOf(message),
      }
      const time: MessageListItem[] = spaced
        ? [{ kind: 'divider', id: `time ${message.ID}`, look: 'time', text: timeText(message.time, lang) }]
        : []
      const gap: MessageListItem[] =
        message.ID === newestPage ? [{ kind: 'divider', id: 'gap', look: 'tip', text: t(($) => $.gap) }] : []
      return [...gap, ...time, row]
    })
  }, [messages, newestPage, resend, peer, user, lang, t, kindText])
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
