import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { AnchorCard } from '@org/ui/live'
import { useHref, useNavigate } from 'react-router'
import { followPagesApi } from '../../api/follows'
import { useAnchorPath } from '../../hooks/use-anchor-path'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { usePaged } from '../../parts/page/use-paged'
import { useFollow } from '../../parts/use-follow'

const { useGetFollowsInfiniteQuery, useGetFansInfiniteQuery } = followPagesApi

type Person = ReplyOf<Endpoints['getFollows']>['list'][number]

const TABS = ['anchors', 'masters', 'users', 'fans'] as const
const FRESH = { refetchOnReconnect: true, refetchOnMountOrArgChange: true } as const
const uidOf = ({ uid }: Person) => uid

/** Whom the member follows, who is on air first, and the own fans. */
const FollowingScreen = () => {
  const { t } = useTranslation('live')
  return (
    <Page title={t(($) => $.following.title)}>
      <MembersOnly>
        <PageTabs
          label={t(($) => $.following.title)}
          tabs={TABS.map((id) => ({ id, label: t(($) => $.following.tabs[id]) }))}
        >
          {(tab) => (tab === 'fans' ? <Fans /> : <Follows key={tab} kind={tab} />)}
        </PageTabs>
      </MembersOnly>
    </Page>
  )
}

const Follows = ({ kind }: { kind: Exclude<(typeof TABS)[number], 'fans'> }) => {
  const { t } = useTranslation('live')
  const query = usePaged(useGetFollowsInfiniteQuery({ kind }, FRESH), uidOf)
  return (
    <ListView
      label={t(($) => $.following.tabs[kind])}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.following.empty), hint: t(($) => $.following.emptyHint) }}
      keyOf={uidOf}
    >
      {(person) => <PersonRow person={person} />}
    </ListView>
  )
}

const Fans = () => {
  const { t } = useTranslation('live')
  const query = usePaged(useGetFansInfiniteQuery({}, FRESH), uidOf)
  return (
    <ListView
      label={t(($) => $.following.tabs.fans)}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.following.noFans) }}
      keyOf={uidOf}
    >
      {(person) => <PersonRow person={person} />}
    </ListView>
  )
}

const PersonRow = ({ person }: { person: Person }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const navigate = useNavigate()
  const follow = useFollow(person.uid)
  const isLive = person.live === 1
  const pathOf = useAnchorPath()
  const to = isLive ? pathOf(person.uid) : pagePath('anchor', { uid: person.uid })
  const href = useHref(to)
  const fans = t(($) => $.anchors.fans, { shown: formatCount(person.fans_count, locale) ?? '' })
  return (
    <AnchorCard
      name={person.nick_name}
      avatar={person.avatar}
      live={isLive}
      title={person.signature}
      note={isLive ? `${t(($) => $.onAir)} · ${fans}` : fans}
      {...(person.is_anchor === 1 && { href, onOpen: () => void navigate(to) })}
      {...(follow && { follow })}
    />
  )
}

export default FollowingScreen
