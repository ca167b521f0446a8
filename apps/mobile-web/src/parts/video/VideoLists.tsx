import type { VideoCard } from '@org/api-client/contract'
import { Skeleton } from '@org/ui/basics'
import { videoPagesApi } from '../../api/videos'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../page/ListView'
import { usePaged } from '../page/use-paged'
import { VideoRow } from './VideoRow'
import { ON_FIRST_SCREEN, VideoTile } from './VideoTile'
import styles from './VideoTile.module.css'

const { useGetRecVideosInfiniteQuery, useGetShortVideosInfiniteQuery } = videoPagesApi

const idOf = ({ id }: VideoCard) => id
const OPTIONS = { refetchOnReconnect: true }

/** `anchorid`: those of an anchor. */
export const ShortVideos = ({ anchorid = 0 }: { anchorid?: number }) => {
  const { t } = useTranslation('video')
  return (
    <ListView
      label={t(($) => $.title)}
      query={usePaged(useGetShortVideosInfiniteQuery({ anchorid }, OPTIONS), idOf)}
      skeleton="live"
      first={<LoadingTiles />}
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={idOf}
      grid
    >
      {(video, index) => <VideoTile video={video} index={index} />}
    </ListView>
  )
}

const LoadingTiles = () => (
  <div className={styles.loading}>
    {Array.from({ length: ON_FIRST_SCREEN }, (_, at) => (
      <Skeleton key={at} shape="block" width="100%" />
    ))}
  </div>
)

/** Those of a category; 0 for all. */
export const RecordedVideos = ({ category, anchorid = 0 }: { category: number; anchorid?: number }) => {
  const { t } = useTranslation('video')
  return (
    <ListView
      label={t(($) => $.title)}
      query={usePaged(useGetRecVideosInfiniteQuery({ category, anchorid }, OPTIONS), idOf)}
      skeleton="conversation"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={idOf}
    >
      {(video, index) => <VideoRow video={video} index={index} />}
    </ListView>
  )
}
