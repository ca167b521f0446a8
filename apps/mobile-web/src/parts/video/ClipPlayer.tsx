import type { PlayableVideo } from '@org/api-client/contract'
import { Button, EmptyState, FilterChips, Illustration } from '@org/ui/basics'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { attachVideo } from './attach-video'
import styles from './ClipPlayer.module.css'
import { isSoundOn, keepSound } from './sound'

interface ClipPlayerProps {
  video: PlayableVideo
  /**
   * A short video: starts by itself, in a loop, as browsers allow, without sound until the user has turned it on, and
   * fills the place that it has.
   */
  loop?: boolean
  /** It starts by itself, as the next one does. */
  starts?: boolean
  onEnded?: () => void
  /** Called when the picture moves, or has loaded enough to play to its end, also if it waits for a tap. */
  onLoaded?: () => void
}

/** A recorded video with the controls of the browser, and its qualities. The place stays when the quality changes. */
export const ClipPlayer = ({ video, loop = false, starts = loop, onEnded, onLoaded }: ClipPlayerProps) => {
  const { t } = useTranslation('video')
  const element = useRef<HTMLVideoElement>(null)
  const [quality, setQuality] = useState(video.sources[0]?.quality)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const url = (video.sources.find((source) => source.quality === quality) ?? video.sources[0])?.url ?? ''
  /** Where it was when another source was chosen, which starts at its beginning; null once one goes on there. */
  const before = useRef<{ at: number; isPlaying: boolean } | null>(null)
  /** The page, and not the user, has just taken the sound away. */
  const isSilenced = useRef(false)
  useEffect(() => {
    const { current } = element
    if (current === null || url === '') return
    const goOn = () => {
      const was = before.current
      before.current = null
      if (was !== null) current.currentTime = was.at
      if (was === null ? starts : loop || was.isPlaying) void start(current, () => (isSilenced.current = true))
    }
    current.addEventListener('loadedmetadata', goOn, { once: true })
    let isOver = false
    let detach = () => {}
    attachVideo(current, url, () => setFailed(true)).then(
      (end) => {
        if (isOver) end()
        else detach = end
      },
      () => setFailed(true),
    )
    return () => {
      isOver = true
      current.removeEventListener('loadedmetadata', goOn)
      detach()
    }
  }, [url, attempt, loop, starts])
  const keepPlace = () => {
    const { current } = element
    // A source of which nothing has come yet is at no place.
    if (current && current.readyState > HTMLMediaElement.HAVE_NOTHING)
      before.current ??= { at: current.currentTime, isPlaying: !current.paused }
  }
  const retry = () => {
    keepPlace()
    setFailed(false)
    setAttempt((made) => made + 1)
  }
  return (
    <div
      className={styles.player}
      data-component="ClipPlayer"
      data-fills={loop || undefined}
      data-failed={failed || undefined}
    >
      {/* The videos have no speech that captions could tell. */}
      <video
        ref={element}
        className={styles.video}
        aria-label={video.title}
        poster={video.cover}
        controls
        playsInline
        loop={loop}
        muted={loop && !isSoundOn()}
        {...(loop && {
          onVolumeChange: ({ currentTarget }) => {
            if (!isSilenced.current) keepSound(!currentTarget.muted)
            isSilenced.current = false
          },
        })}
        onError={() => setFailed(true)}
        onEnded={onEnded}
        onPlaying={onLoaded}
        onCanPlayThrough={onLoaded}
      />
      {failed && (
        <EmptyState
          className={styles.failed}
          icon={<Illustration kind="offline" />}
          title={t(($) => $.failed)}
          action={<Button onPress={retry}>{t(($) => $.retry)}</Button>}
        />
      )}
      {video.sources.length > 1 && !loop && (
        <FilterChips
          label={t(($) => $.quality)}
          chips={video.sources.map((source) => ({ id: source.quality, label: t(($) => $.qualities[source.quality]) }))}
          selectedId={quality ?? ''}
          onSelect={(id) => {
            keepPlace()
            setQuality(video.sources.find((source) => source.quality === id)?.quality)
          }}
        />
      )}
    </div>
  )
}

/** Plays, without sound if the browser allows sound only after a tap. */
const start = async (video: HTMLVideoElement, onSilenced: () => void): Promise<void> => {
  try {
    await video.play()
  } catch (error) {
    // Otherwise another source, or the user, has ended it.
    if (video.muted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    onSilenced()
    video.muted = true
    await start(video, onSilenced)
  }
}
