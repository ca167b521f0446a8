import type { Conversation } from '@org/im-sdk'
import { useSession } from '@org/im-sdk/react'
import { CHAT_LIST_TABS, formatTime, instantFromMs, localDay, nameFor, pagePath } from '@org/domain'
import { Badge, Button, countText, EmptyState, IconButton, Illustration, SkeletonList } from '@org/ui/basics'
import { ConversationRow } from '@org/ui/chat'
import { Search, UserPlus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { shortDay } from '../../i18n/short-day'
import { useTranslation } from '../../i18n/use-translation'
import { useNewRequests } from '../../im/use-friends'
import { WhenChat } from '../../im/WhenChat'
import { laterPart } from '../../parts/later-part'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import type { Lang } from '../../store/preferences'
import { useAppSelector } from '../../store/store'
import { GroupsPanel } from './GroupsPanel'
import { usePreview } from './use-preview'
import { useSteadyConversations } from './use-steady-conversations'

const FriendList = laterPart(() => import('../../parts/friends/FriendList'), ['friends', 'people'])

/** The private conversations, newest first, the groups, and the friends. */
const ChatsScreen = () => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const viewer = useAppSelector(({ session }) => session.guest?.userid ?? session.uid)
  const requests = useNewRequests()
  const waiting = <SkeletonList kind="conversation" label={common(($) => $.loading)} />
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <>
          <ToSearch />
          <ToFriends requests={requests} />
        </>
      }
    >
      <PageTabs
        label={t(($) => $.conversations)}
        tabs={CHAT_LIST_TABS.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}
      >
        {(tab) =>
          tab === 'group' ? (
            <GroupsPanel />
          ) : (
            <WhenChat fallback={waiting}>
              {tab === 'private' ? <Conversations key={viewer} waiting={waiting} /> : <Friends waiting={waiting} />}
            </WhenChat>
          )
        }
      </PageTabs>
    </Page>
  )
}

const Friends = ({ waiting }: { waiting: ReactNode }) => (
  <MembersOnly>
    <Suspense fallback={waiting}>
      <FriendList />
    </Suspense>
  </MembersOnly>
)

const ToSearch = () => {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const to = pagePath('chatSearch')
  return (
    <IconButton label={t(($) => $.toSearch)} icon={<Search />} href={useHref(to)} onPress={() => void navigate(to)} />
  )
}

/** Leads to the friends, and at once to new requests. */
const ToFriends = ({ requests }: { requests: number }) => {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const to = pagePath('friends') + (requests > 0 ? '?tab=requests' : '')
  return (
    <IconButton
      label={requests > 0 ? t(($) => $.newFriends, { count: requests }) : t(($) => $.toFriends)}
      icon={<UserPlus />}
      {...(requests > 0 && {
        badge: (
          <Badge tone="count" aria-hidden>
            {countText(requests)}
          </Badge>
        ),
      })}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
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
