import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { SkeletonList } from '@org/ui/basics'
import { AnchorCard } from '@org/ui/live'
import { Suspense } from 'react'
import { useHref, useNavigate } from 'react-router'
import { followPagesApi } from '../../api/follows'
import { useAnchorPath } from '../../hooks/use-anchor-path'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { usePaged } from '../../parts/page/use-paged'
import { useFollow } from '../../parts/use-follow'

/** The list of people does not wait for the rows of matches. */
const FollowedMatches = laterPart(() => import('./FollowedMatches'), ['scores'])

const { useGetFollowsInfiniteQuery, useGetFansInfiniteQuery } = followPagesApi

type Person = ReplyOf<Endpoints['getFollows']>['list'][number]

const TABS = ['anchors', 'matches', 'masters', 'users', 'fans'] as const
const FRESH = { refetchOnReconnect: true, refetchOnMountOrArgChange: true } as const
const uidOf = ({ uid }: Person) => uid

/** Whom and which matches the member follows, who is on air first, and the own fans. */
const FollowingScreen = () => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  return (
    <Page title={t(($) => $.following.title)}>
      <MembersOnly>
        <PageTabs
          label={t(($) => $.following.title)}
          tabs={TABS.map((id) => ({ id, label: t(($) => $.following.tabs[id]) }))}
        >
          {(tab) => {
            if (tab === 'fans') return <Fans />
            if (tab !== 'matches') return <Follows key={tab} kind={tab} />
            const waiting = <SkeletonList aria-busy kind="match" label={common(($) => $.loading)} />
            return (
              <Suspense fallback={waiting}>
                <FollowedMatches />
              </Suspense>
            )
          }}
        </PageTabs>
      </MembersOnly>
    </Page>
  )
}

const Follows = ({ kind }: { kind: Exclude<(typeof TABS)[number], 'fans' | 'matches'> }) => {
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
      {(person) => <PersonRow person={person} isMaster={kind === 'masters'} />}
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

const PersonRow = ({ person, isMaster = false }: { person: Person; isMaster?: boolean }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const navigate = useNavigate()
  const follow = useFollow(person.uid)
  const isLive = person.live === 1
  const pathOfAnchor = useAnchorPath()
  const to = isLive ? pathOfAnchor(person.uid) : pageOfPerson(person, isMaster)
  const href = useHref(to)
  const fans = t(($) => $.anchors.fans, { shown: formatCount(person.fans_count, locale) ?? '' })
  return (
    <AnchorCard
      name={person.nick_name}
      avatar={person.avatar}
      live={isLive}
      title={person.signature}
      note={isLive ? `${t(($) => $.onAir)} · ${fans}` : fans}
      href={href}
      onOpen={() => void navigate(to)}
      {...(follow && { follow })}
    />
  )
}

/** The page of an anchor or a master, and the profile of anybody else. */
const pageOfPerson = ({ uid, is_anchor }: Person, isMaster: boolean): string => {
  if (is_anchor === 1) return pagePath('anchor', { uid })
  return isMaster ? pagePath('master', { id: uid }) : pagePath('chatUser', { id: String(uid) })
}

export default FollowingScreen
