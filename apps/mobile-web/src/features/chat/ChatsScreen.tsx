import { CHAT_LIST_TABS, pagePath } from '@org/domain'
import { Badge, countText, IconButton, SkeletonList } from '@org/ui/basics'
import { Search, UserPlus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { useNewRequests } from '../../im/use-friends'
import { WhenChat } from '../../im/WhenChat'
import { laterPart } from '../../parts/later-part'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { useAppSelector } from '../../store/store'
import { ConversationList } from './ConversationList'
import { GroupsPanel } from './GroupsPanel'

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
              {tab === 'private' ? <ConversationList key={viewer} waiting={waiting} /> : <Friends waiting={waiting} />}
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

export default ChatsScreen
