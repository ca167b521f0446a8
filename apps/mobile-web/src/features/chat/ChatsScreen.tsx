import type { Conversation } from '@org/im-sdk'
import { useSession } from '@org/im-sdk/react'
import { formatTime, instantFromMs, localDay, nameFor, pagePath } from '@org/domain'
import { Button, EmptyState, Illustration, SkeletonList } from '@org/ui/basics'
import { ConversationRow } from '@org/ui/chat'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { WhenChat } from '../../im/WhenChat'
import { shortDay } from '../../i18n/short-day'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import type { Lang } from '../../store/preferences'
import { useAppSelector } from '../../store/store'
import { GroupsPanel } from './GroupsPanel'
import { usePreview } from './use-preview'
import { useSteadyConversations } from './use-steady-conversations'

const TABS = ['private', 'group'] as const

/** The private conversations, newest first, and the groups. */
const ChatsScreen = () => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const viewer = useAppSelector(({ session }) => session.guest?.userid ?? session.uid)
  const waiting = <SkeletonList kind="conversation" label={common(($) => $.loading)} />
  return (
    <Page title={t(($) => $.title)}>
      <PageTabs label={t(($) => $.conversations)} tabs={TABS.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
        {(tab) =>
          tab === 'group' ? (
            <GroupsPanel />
          ) : (
            <WhenChat fallback={waiting}>
              <Conversations key={viewer} waiting={waiting} />
            </WhenChat>
          )
        }
      </PageTabs>
    </Page>
  )
}

const Conversations = ({ waiting }: { waiting: ReactNode }) => {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const rooms = useHref(pagePath('lives'))
  const { phase } = useSession()
  const conversations = useSteadyConversations().filter(({ userProfile }) => userProfile !== null)
  if (conversations.length === 0)
    return phase === 'in' ? (
      <EmptyState
        icon={<Illustration kind="chat" />}
        title={t(($) => $.empty)}
        hint={t(($) => $.emptyHint)}
        action={
          <Button tone="soft" href={rooms} onPress={() => void navigate(pagePath('lives'))}>
            {t(($) => $.toRooms)}
          </Button>
        }
      />
    ) : (
      waiting
    )
  return (
    <ul aria-label={t(($) => $.conversations)}>
      {conversations.map((conversation) => (
        <li key={conversation.conversationID}>
          <Row conversation={conversation} />
        </li>
      ))}
    </ul>
  )
}

const Row = ({ conversation }: { conversation: Conversation }) => {
  const preview = usePreview()
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { userProfile: peer, lastMessage, unreadCount } = conversation
  const to = pagePath('chatRoom', { id: peer?.userID ?? '' })
  const name = nameFor(peer?.nick ?? '', lang) || peer?.userID || ''
  return (
    <ConversationRow
      name={name}
      avatar={peer?.avatar ?? null}
      preview={preview(conversation, name)}
      time={lastMessage ? shortTime(lastMessage.lastTime, lang) : ''}
      unread={unreadCount}
      unreadLabel={common(($) => $.unread, { count: unreadCount })}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
    />
  )
}

/** The time for a message of today, the day for an older one. */
const shortTime = (at: number, lang: Lang): string => {
  const day = localDay(at)
  if (day === null) return ''
  return day === localDay(instantFromMs(Date.now())) ? (formatTime(at) ?? '') : shortDay(day, lang)
}

export default ChatsScreen
