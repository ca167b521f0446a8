import type { VideoCard } from '@org/api-client/contract'
import { videoPagesApi } from '../../api/videos'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { VideoRow } from '../../parts/video/VideoRow'

const { useGetRecCollectionInfiniteQuery } = videoPagesApi

const idOf = ({ id }: VideoCard) => id

/** The videos of a collection in their order. */
const VideoCollectionScreen = () => {
  const { t } = useTranslation('video')
  const { id } = usePageParams('videoCollection')
  const query = usePaged(useGetRecCollectionInfiniteQuery({ id: Number(id) }, { refetchOnReconnect: true }), idOf)
  return (
    <ListPage
      title={query.currentData?.list[0]?.collection_title ?? t(($) => $.collection)}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      missing={{ title: t(($) => $.collectionMissing) }}
      keyOf={idOf}
    >
      {(video, index) => <VideoRow video={video} index={index} />}
    </ListPage>
  )
}

export default VideoCollectionScreen
