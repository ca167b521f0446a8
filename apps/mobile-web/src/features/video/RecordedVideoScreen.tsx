import { pagePath } from '@org/domain'
import { Button, ListRow, Skeleton } from '@org/ui/basics'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { videoApi } from '../../api/videos'
import { useNowValue } from '../../hooks/use-now'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Comments } from '../../parts/comments/Comments'
import { FollowAction } from '../../parts/FollowAction'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageShareButton } from '../../parts/share/ShareButton'
import { ClipPlayer } from '../../parts/video/ClipPlayer'
import { AuthorLink } from '../../parts/video/AuthorLink'
import { LikeButton } from '../../parts/video/LikeButton'
import { VideoRow } from '../../parts/video/VideoRow'
import styles from './Video.module.css'

const { useGetRecVideoQuery } = videoApi

/** How long the end of a video waits before the next one. */
const NEXT_SECONDS = 5

/** A recorded video with its qualities, the next one, which follows unless the viewer stays, and the comments. */
const RecordedVideoScreen = () => {
  const { t } = useTranslation('video')
  const navigate = useNavigate()
  const { id } = usePageParams('recordedVideo')
  const follows = useLocation().state === FOLLOWS
  const [endedId, setEndedId] = useState<number | null>(null)
  const query = useGetRecVideoQuery({ id: Number(id) }, { refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.one)}
      page={({ video: { id: video, title } }) => ({
        title,
        actions: <PageShareButton of={{ kind: 'recordvideo', id: video }} title={title} />,
      })}
      query={query}
      skeleton={
        <>
          <Skeleton className={styles.record} shape="block" width="100%" />
          <Skeleton className={styles.row} shape="block" width="100%" />
        </>
      }
      missing={{ title: t(($) => $.missing) }}
    >
      {({ video, next }) => (
        <Fragment key={video.id}>
          <ClipPlayer
            video={video}
            starts={follows}
            onEnded={() => setEndedId(video.id)}
            // The viewer plays it again.
            onLoaded={() => setEndedId(null)}
          />
          {next && endedId === video.id && (
            <NextUp
              title={next.title}
              onPlay={() =>
                void navigate(pagePath('recordedVideo', { id: next.id }), { replace: true, state: FOLLOWS })
              }
              onStay={() => setEndedId(null)}
            />
          )}
          <div className={styles.actions}>
            <AuthorLink author={video.author} />
            <FollowAction uid={video.author.uid} />
            <LikeButton target="video" id={video.id} of={video} />
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

/** The state of a page that the end of another video has opened. */
const FOLLOWS = 'follows'

interface NextUpProps {
  title: string
  onPlay: () => void
  onStay: () => void
}

const NextUp = ({ title, onPlay, onStay }: NextUpProps) => {
  const { t } = useTranslation('video')
  const [at] = useState(() => Math.floor(Date.now() / 1_000) + NEXT_SECONDS)
  const seconds = useNowValue((now) => Math.min(NEXT_SECONDS, Math.max(0, at - now)))
  const play = useEffectEvent(onPlay)
  useEffect(() => {
    if (seconds === 0) play()
  }, [seconds])
  return (
    <div className={styles.nextUp}>
      <p className={styles.caption}>{t(($) => $.nextIn, { seconds, title })}</p>
      <div className={styles.actions}>
        <Button size="small" onPress={onPlay}>
          {t(($) => $.playNow)}
        </Button>
        <Button tone="outline" size="small" onPress={onStay}>
          {t(($) => $.stay)}
        </Button>
      </div>
    </div>
  )
}

const ToCollection = ({ id, title }: { id: number; title: string }) => {
  const { t } = useTranslation('video')
  const navigate = useNavigate()
  const to = pagePath('videoCollection', { id })
  return <ListRow title={title} note={t(($) => $.collection)} href={useHref(to)} onPress={() => void navigate(to)} />
}

export default RecordedVideoScreen
