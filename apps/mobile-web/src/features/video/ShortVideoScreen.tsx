import { Button, Skeleton } from '@org/ui/basics'
import { ChevronDown, ChevronUp, MessageCircle } from 'lucide-react'
import { formatCount, pagePath } from '@org/domain'
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { videoApi } from '../../api/videos'
import { useLocale } from '../../hooks/use-locale'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { FollowAction } from '../../parts/FollowAction'
import { Comments } from '../../parts/comments/Comments'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageShareButton } from '../../parts/share/ShareButton'
import { ClipPlayer } from '../../parts/video/ClipPlayer'
import { AuthorLink } from '../../parts/video/AuthorLink'
import { LikeButton } from '../../parts/video/LikeButton'
import { preloadVideo } from '../../parts/video/preload-video'
import styles from './Video.module.css'

const { useGetShortVideoQuery, usePrefetch } = videoApi

/** A swipe that is longer than this, in px, leads to another video. */
const SWIPE = 60

/**
 * A short video. A swipe up over it or the button leads to the next one, which is fetched ahead; a swipe down or the
 * other button back to the one before, as the arrow keys do. Two fingers enlarge it.
 */
const ShortVideoScreen = () => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  const navigate = useNavigate()
  const comments = useRef<HTMLDivElement>(null)
  const before = useEarlierVideos()
  const { id } = usePageParams('shortVideo')
  const query = useGetShortVideoQuery({ id: Number(id) }, { refetchOnReconnect: true })
  const next = query.currentData?.next[0]
  const prefetch = usePrefetch('getShortVideo')
  useEffect(() => {
    if (next) prefetch({ id: next.id })
  }, [next, prefetch])
  const nextUrl = next?.sources[0]?.url
  // On a slow line the next video would take from the one that is shown.
  const [loadedId, setLoadedId] = useState<number | null>(null)
  const isLoaded = loadedId === Number(id)
  useEffect(() => (nextUrl === undefined || !isLoaded ? undefined : preloadVideo(nextUrl)), [nextUrl, isLoaded])
  const goOn = () => {
    if (next) void navigate(pagePath('shortVideo', { id: next.id }), { replace: true, state: [...before, Number(id)] })
  }
  const last = before.at(-1)
  const goBack = () => {
    if (last !== undefined)
      void navigate(pagePath('shortVideo', { id: last }), { replace: true, state: before.slice(0, -1) })
  }
  useArrowKeys({ ArrowDown: goOn, ArrowUp: goBack })
  const start = useRef<{ x: number; y: number } | null>(null)
  return (
    <DetailPage
      title={t(($) => $.kinds.short)}
      page={({ video: { id: video, title } }) => ({
        title,
        actions: <PageShareButton of={{ kind: 'shortvideo', id: video }} title={title} />,
      })}
      query={query}
      skeleton={<Skeleton className={styles.short} shape="block" width="100%" />}
      missing={{ title: t(($) => $.missing) }}
    >
      {({ video }) => (
        <Fragment key={video.id}>
          <div
            className={`${styles.short} ${styles.swiped}`}
            onTouchStart={({ touches }) => {
              const [first, second] = Array.from(touches)
              start.current = first && !second ? { x: first.clientX, y: first.clientY } : null
            }}
            onTouchEnd={({ changedTouches }) => {
              const from = start.current
              const end = changedTouches[0]
              start.current = null
              if (!from || !end) return
              const up = from.y - end.clientY
              // A drag along the controls goes to another place of the video.
              if (Math.abs(up) <= Math.abs(from.x - end.clientX)) return
              if (up > SWIPE) goOn()
              else if (up < -SWIPE) goBack()
            }}
          >
            <ClipPlayer video={video} loop onLoaded={() => setLoadedId(video.id)} />
            <div className={styles.over}>
              <div className={styles.actions}>
                <AuthorLink author={video.author} />
                <FollowAction uid={video.author.uid} />
              </div>
              <p className={styles.caption}>{video.title}</p>
              <div className={styles.actions}>
                <LikeButton target="video" id={video.id} of={video} />
                <Button
                  tone="plain"
                  size="small"
                  icon={<MessageCircle />}
                  onPress={() => comments.current?.scrollIntoView()}
                >
                  {t(($) => $.comments.count, { shown: formatCount(video.comments, locale) ?? '0' })}
                </Button>
                {last !== undefined && (
                  <Button tone="soft" size="small" icon={<ChevronUp />} onPress={goBack}>
                    {t(($) => $.previous)}
                  </Button>
                )}
                <Button tone="soft" size="small" icon={<ChevronDown />} disabled={!next} onPress={goOn}>
                  {next ? t(($) => $.next) : t(($) => $.last)}
                </Button>
              </div>
            </div>
          </div>
          <div ref={comments}>
            <Comments target="video" id={video.id} />
          </div>
        </Fragment>
      )}
    </DetailPage>
  )
}

/** Listens to keys at the top of the page, where nothing else uses them: not a field, nor the controls of the video. */
const useArrowKeys = (actions: Readonly<Record<'ArrowDown' | 'ArrowUp', () => void>>) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented
    if (!isPlain || (key !== 'ArrowDown' && key !== 'ArrowUp') || scrollY > 0) return
    if (target instanceof Element && target.closest('input, textarea, select, video, dialog, [role="radiogroup"]'))
      return
    event.preventDefault()
    // A held key would run through the videos.
    if (!event.repeat) actions[key]()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** The ids of the videos from which the user has come here, the latest last; they are in the history, so that a reload keeps them. */
const useEarlierVideos = (): number[] => {
  const state: unknown = useLocation().state
  return Array.isArray(state) ? state.filter((id) => typeof id === 'number') : []
}

export default ShortVideoScreen
