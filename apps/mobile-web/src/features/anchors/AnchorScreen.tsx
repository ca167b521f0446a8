import type { ListedAnchor } from '@org/api-client/contract'
import { formatCount, isOn } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { EmptyState, Illustration, SkeletonList } from '@org/ui/basics'
import { Suspense } from 'react'
import { anchorPageApi } from '../../api/anchor-page'
import { useConfig } from '../../hooks/use-config'
import { useLocale } from '../../hooks/use-locale'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { FollowAction } from '../../parts/FollowAction'
import { DetailPage } from '../../parts/page/DetailPage'
import { ItemList } from '../../parts/page/ItemList'
import { PageTabs } from '../../parts/page/PageTabs'
import { queryState } from '../../parts/page/query-state'
import { ReportLink } from '../../parts/ReportLink'
import { RoomCard } from '../../parts/RoomCard'
import { PageShareButton } from '../../parts/share/ShareButton'
import { RecordedVideos, ShortVideos } from '../../parts/video/VideoLists'
import { MomentList } from './MomentList'
import { extraPart, laterPart } from '../../parts/later-part'

/** Its calls are in the file of the chat client, which the page does not wait for. */
const FanGroupButton = extraPart(() => import('../../parts/groups/FanGroupButton'))

const { useGetAnchorPageQuery } = anchorPageApi

const TABS = ['lives', 'clips', 'videos', 'moments'] as const

/** Loaded for a member who is no anchor. */
const MemberPage = laterPart(() => import('./MemberPage'))

/** The page of an anchor: the room on air, the short and recorded videos and the moments; or that of another member. */
const AnchorScreen = () => {
  const { t } = useTranslation('video')
  const anchorid = Number(usePageParams('anchor').uid)
  const { config } = useConfig()
  const hasClips = isOn(config.switches, 'shortvideo_check')
  const query = useGetAnchorPageQuery({ anchorid }, { refetchOnReconnect: true, refetchOnMountOrArgChange: 15 })
  const skeleton = <SkeletonList kind="conversation" count={6} label={t(($) => $.anchor.title)} />
  if (queryState(query).kind === 'missing')
    return (
      <Suspense fallback={skeleton}>
        <MemberPage uid={anchorid} />
      </Suspense>
    )
  return (
    <DetailPage
      title={t(($) => $.anchor.title)}
      page={({ anchor }) => ({
        title: anchor.nick_name,
        actions: (
          <>
            <ReportLink uid={anchorid} label={t(($) => $.anchor.report)} />
            <PageShareButton of={{ kind: 'anchor', id: anchorid }} title={anchor.nick_name} />
          </>
        ),
      })}
      query={query}
      skeleton={skeleton}
    >
      {({ anchor, room }) => (
        <>
          <Head anchor={anchor} />
          <PageTabs
            label={t(($) => $.anchor.content)}
            tabs={(hasClips ? TABS : TABS.filter((id) => id !== 'clips')).map((id) => ({
              id,
              label: t(($) => $.anchor.tabs[id]),
            }))}
          >
            {(tab) =>
              tab === 'clips' ? (
                <ShortVideos anchorid={anchorid} />
              ) : tab === 'videos' ? (
                <RecordedVideos category={0} anchorid={anchorid} />
              ) : tab === 'moments' ? (
                <MomentList anchorid={anchorid} />
              ) : room ? (
                <ItemList label={t(($) => $.anchor.tabs.lives)} items={[room]} keyOf={({ id }) => id} grid>
                  {(each) => <RoomCard room={each} index={0} />}
                </ItemList>
              ) : (
                <EmptyState
                  icon={<Illustration kind="empty" />}
                  title={t(($) => $.anchor.offAir)}
                  hint={t(($) => $.anchor.offAirHint)}
                />
              )
            }
          </PageTabs>
        </>
      )}
    </DetailPage>
  )
}

const Head = ({ anchor }: { anchor: ListedAnchor }) => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  return (
    <ProfileHead
      name={anchor.nick_name}
      avatar={anchor.avatar}
      signature={anchor.signature}
      badges={[`Lv.${anchor.anchor_level}`]}
      actions={
        <>
          <FollowAction uid={anchor.uid} />
          <Suspense>
            <FanGroupButton anchorid={anchor.uid} label={t(($) => $.anchor.fanGroup)} />
          </Suspense>
        </>
      }
      stats={[{ id: 'fans', label: t(($) => $.anchor.fans), value: formatCount(anchor.fans_count, locale) ?? '0' }]}
    />
  )
}

export default AnchorScreen
