import { pagePath } from '@org/domain'
import { ListRow, Skeleton } from '@org/ui/basics'
import { Fragment } from 'react'
import { useHref, useNavigate } from 'react-router'
import { videoApi } from '../../api/videos'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Comments } from '../../parts/comments/Comments'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageShareButton } from '../../parts/share/ShareButton'
import { ClipPlayer } from '../../parts/video/ClipPlayer'
import { AuthorLink } from '../../parts/video/AuthorLink'
import { LikeButton } from '../../parts/video/LikeButton'
import { VideoRow } from '../../parts/video/VideoRow'
import styles from './Video.module.css'

const { useGetRecVideoQuery } = videoApi

/** A recorded video with its qualities, the next one, and the comments. */
const RecordedVideoScreen = () => {
  const { t } = useTranslation('video')
  const { id } = usePageParams('recordedVideo')
  const query = useGetRecVideoQuery({ id: Number(id) }, { refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.one)}
      page={({ video: { id: video, title } }) => ({
        title,
        actions: <PageShareButton of={{ kind: 'recordvideo', id: video }} title={title} />,
      })}
      query={query}
      skeleton={<Skeleton shape="block" width="100%" height="56vw" />}
      missing={{ title: t(($) => $.missing) }}
    >
      {({ video, next }) => (
        <Fragment key={video.id}>
          <ClipPlayer video={video} />
          <div className={styles.actions}>
            <LikeButton target="video" id={video.id} of={video} />
            <AuthorLink author={video.author} />
          </div>
          {video.collection_id !== 0 && <ToCollection id={video.collection_id} title={video.collection_title} />}
          {next && (
            <section aria-label={t(($) => $.next)}>
              <h2 className={styles.head}>{t(($) => $.next)}</h2>
              <VideoRow video={next} index={0} />
            </section>
          )}
          <Comments target="video" id={video.id} />
        </Fragment>
      )}
    </DetailPage>
  )
}

const ToCollection = ({ id, title }: { id: number; title: string }) => {
  const { t } = useTranslation('video')
  const navigate = useNavigate()
  const to = pagePath('videoCollection', { id })
  return <ListRow title={title} note={t(($) => $.collection)} href={useHref(to)} onPress={() => void navigate(to)} />
}

export default RecordedVideoScreen
