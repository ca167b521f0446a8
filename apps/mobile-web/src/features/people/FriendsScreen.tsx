import { SkeletonList } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useNewRequests } from '../../im/use-friends'
import { WhenChat } from '../../im/WhenChat'
import FriendList from '../../parts/friends/FriendList'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { AddFriend } from './AddFriend'
import { Blocked } from './Blocked'
import { FriendGroups } from './FriendGroups'
import { Requests } from './Requests'

const TABS = ['list', 'requests', 'groups', 'blocked', 'add'] as const

/** The friends of a member, the requests, the groups of friends and the blocked users. Guests have no friends. */
const FriendsScreen = () => {
  const { t } = useTranslation('friends')
  const { t: chat } = useTranslation('chat')
  const news = useNewRequests()
  return (
    <Page title={t(($) => $.title)}>
      <MembersOnly>
        <PageTabs
          label={t(($) => $.title)}
          tabs={TABS.map((id) => ({
            id,
            label: t(($) => $.tabs[id]),
            ...(id === 'requests' && { count: news, countLabel: t(($) => $.requests.news, { count: news }) }),
          }))}
        >
          {(tab) => (
            <WhenChat fallback={<SkeletonList kind="conversation" label={chat(($) => $.connecting)} />}>
              <Panel tab={tab} />
            </WhenChat>
          )}
        </PageTabs>
      </MembersOnly>
    </Page>
  )
}

const Panel = ({ tab }: { tab: (typeof TABS)[number] }) => {
  switch (tab) {
    case 'list':
      return <FriendList />
    case 'requests':
      return <Requests />
    case 'groups':
      return <FriendGroups />
    case 'blocked':
      return <Blocked />
    case 'add':
      return <AddFriend />
  }
}

export default FriendsScreen
