import type { Moment, VideoCard } from '@org/api-client/contract'
import { ProfileHead } from '@org/ui/account'
import { Illustration, SkeletonList } from '@org/ui/basics'
import { videoPagesApi } from '../../api/videos'
import { useTranslation } from '../../i18n/use-translation'
import { FollowAction } from '../../parts/FollowAction'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageTabs } from '../../parts/page/PageTabs'
import type { Query } from '../../parts/page/query-state'
import { usePaged } from '../../parts/page/use-paged'
import { ReportLink } from '../../parts/ReportLink'
import { ShortVideos } from '../../parts/video/VideoLists'
import { MomentList } from './MomentList'

const { useGetMomentsInfiniteQuery, useGetShortVideosInfiniteQuery } = videoPagesApi

const OPTIONS = { refetchOnReconnect: true }
const idOf = ({ id }: Moment | VideoCard) => id

/** The page of a member who is no anchor: the pictures and videos that the review has let through. */
const MemberPage = ({ uid }: { uid: number }) => {
  const { t } = useTranslation('video')
  const query = usePublished(uid)
  const title = t(($) => $.member.title)
  return (
    <DetailPage
      title={title}
      page={({ author }) => ({
        title: author?.nick_name ?? title,
        actions: author && <ReportLink uid={uid} label={t(($) => $.member.report)} />,
      })}
      query={query}
      skeleton={<SkeletonList kind="conversation" count={6} label={title} />}
      missing={{ title: t(($) => $.anchor.missing) }}
      empty={{
        when: ({ author }) => author === undefined,
        show: { icon: <Illustration kind="search" />, title: t(($) => $.anchor.missing) },
      }}
    >
      {({ author, tabs }) => (
        <>
          <ProfileHead
            name={author?.nick_name ?? ''}
            avatar={author?.avatar ?? null}
            actions={<FollowAction uid={uid} />}
          />
          <PageTabs
            label={t(($) => $.member.content)}
            tabs={tabs.map((id) => ({ id, label: t(($) => $.anchor.tabs[id]) }))}
          >
            {(tab) => (tab === 'clips' ? <ShortVideos anchorid={uid} /> : <MomentList anchorid={uid} />)}
          </PageTabs>
        </>
      )}
    </DetailPage>
  )
}

interface Published {
  /** Undefined if the member has published nothing. */
  author: Moment['author'] | undefined
  tabs: readonly ('moments' | 'clips')[]
}

/** Who the member is, as what they have published says it. */
const usePublished = (anchorid: number): Query<Published> => {
  const moments = usePaged(useGetMomentsInfiniteQuery({ anchorid }, OPTIONS), idOf)
  const clips = usePaged(useGetShortVideosInfiniteQuery({ anchorid }, OPTIONS), idOf)
  const [pictures, videos] = [moments.currentData?.list, clips.currentData?.list]
  return {
    currentData: pictures &&
      videos && {
        author: (pictures[0] ?? videos[0])?.author,
        tabs: [...(pictures.length > 0 ? ['moments' as const] : []), ...(videos.length > 0 ? ['clips' as const] : [])],
      },
    error: moments.error ?? clips.error,
    isFetching: moments.isFetching || clips.isFetching,
    fulfilledTimeStamp: moments.fulfilledTimeStamp,
    refetch: () => {
      void moments.refetch()
      void clips.refetch()
    },
  }
}

export default MemberPage
