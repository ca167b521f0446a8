import type { Conversation } from '@org/im-sdk'
import { useSession } from '@org/im-sdk/react'
import { formatTime, instantFromMs, localDay, nameFor, pagePath } from '@org/domain'
import { Button, EmptyState, Illustration } from '@org/ui/basics'
import { ConversationRow } from '@org/ui/chat'
import { Suspense, useState, type ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { shortDay } from '../../i18n/short-day'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import type { Lang } from '../../store/preferences'
import { useAppSelector } from '../../store/store'
import { isMuted } from './reminders'
import { usePreview } from './use-preview'
import { useSteadyConversations } from './use-steady-conversations'

/** Loaded by the first long press. */
const ConversationMenu = laterPart(() => import('./ConversationMenu'))

/** The private conversations: the pinned ones, then the others, newest first. */
export const ConversationList = ({ waiting }: { waiting: ReactNode }) => {
  const { t } = useTranslation('chat')
  const { phase } = useSession()
  const lang = useAppSelector((state) => state.preferences.lang)
  const [menu, setMenu] = useState({ of: '', open: false })
  const conversations = useSteadyConversations().filter(({ userProfile }) => userProfile !== null)
  const pressed = conversations.find(({ conversationID }) => conversationID === menu.of)
  // It was deleted elsewhere; it opens no menu when it is there again.
  if (menu.open && pressed === undefined) setMenu({ of: '', open: false })
  if (conversations.length === 0) return phase === 'in' ? <NoConversations /> : waiting
  return (
    <>
      <ul aria-label={t(($) => $.conversations)}>
        {conversations.map((conversation) => (
          <li key={conversation.conversationID}>
            <Row
              conversation={conversation}
              name={nameOf(conversation, lang)}
              onMenu={() => setMenu({ of: conversation.conversationID, open: true })}
            />
          </li>
        ))}
      </ul>
      {pressed && (
        <Suspense>
          <ConversationMenu
            key={pressed.conversationID}
            conversation={pressed}
            name={nameOf(pressed, lang)}
            open={menu.open}
            onClose={() => setMenu((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </>
  )
}

const nameOf = ({ userProfile }: Conversation, lang: Lang): string =>
  nameFor(userProfile?.nick ?? '', lang) || userProfile?.userID || ''

const NoConversations = () => {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const rooms = pagePath('lives')
  return (
    <EmptyState
      icon={<Illustration kind="chat" />}
      title={t(($) => $.empty)}
      hint={t(($) => $.emptyHint)}
      action={
        <Button tone="soft" href={useHref(rooms)} onPress={() => void navigate(rooms)}>
          {t(($) => $.toRooms)}
        </Button>
      }
    />
  )
}

const Row = ({ conversation, name, onMenu }: { conversation: Conversation; name: string; onMenu: () => void }) => {
  const preview = usePreview()
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { userProfile: peer, lastMessage, unreadCount, isPinned } = conversation
  const to = pagePath('chatRoom', { id: peer?.userID ?? '' })
  return (
    <ConversationRow
      name={name}
      avatar={peer?.avatar ?? null}
      preview={preview(conversation, name)}
      time={lastMessage ? shortTime(lastMessage.lastTime, lang) : ''}
      unread={unreadCount}
      unreadLabel={common(($) => $.unread, { count: unreadCount })}
      {...(isPinned && { pinned: t(($) => $.pinned) })}
      {...(isMuted(conversation) && { muted: t(($) => $.muted) })}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
      actionsLabel={t(($) => $.menu.open, { name })}
      onMenu={onMenu}
    />
  )
}

/** The time for a message of today, the day for an older one. */
const shortTime = (at: number, lang: Lang): string => {
  const day = localDay(at)
  if (day === null) return ''
  return day === localDay(instantFromMs(Date.now())) ? (formatTime(at) ?? '') : shortDay(day, lang)
}
