import { Play, VolumeX } from 'lucide-react'
import { Button } from '../../basics/button'
import { Spinner } from '../../basics/spinner'
import type { VideoPlayerProps } from './player-props'
import styles from './VideoPlayer.module.css'

/** Over the picture: a spinner, the large button of a stream that waits for a tap, or why there is no picture. */
export const PlayerState = ({
  status,
  labels,
  notice,
  onPlay,
  muted,
  onMute,
  autoplayHints,
}: Pick<VideoPlayerProps, 'status' | 'labels' | 'notice' | 'onPlay' | 'muted' | 'onMute' | 'autoplayHints'>) => {
  if (status === 'loading')
    return (
      <div className={styles.center}>
        <span className={styles.wait}>
          <Spinner label={labels.loading} />
        </span>
      </div>
    )
  const hint = status === 'blocked' ? autoplayHints?.blocked : undefined
  if (status === 'idle' || status === 'blocked' || status === 'paused')
    return (
      <div className={styles.center}>
        <button type="button" className={styles.big} aria-label={hint ? undefined : labels.play} onClick={onPlay}>
          <Play aria-hidden />
          {hint && <span className={styles.hint}>{hint}</span>}
        </button>
      </div>
    )
  if (status === 'playing')
    return muted && autoplayHints ? (
      <button type="button" className={styles.sound} aria-label={autoplayHints.muted} onClick={() => onMute(false)}>
        <VolumeX aria-hidden />
        <span className={styles.words}>{autoplayHints.muted}</span>
      </button>
    ) : null
  if (!notice) return null
  return (
    <div className={styles.notice} role={status === 'error' ? 'alert' : 'status'}>
      <p className={styles.noticeTitle}>{notice.title}</p>
      {notice.hint && <p className={styles.noticeHint}>{notice.hint}</p>}
      {notice.onRetry && (
        <Button tone="soft" busy={notice.retrying} onPress={notice.onRetry}>
          {notice.retryLabel}
        </Button>
      )}
    </div>
  )
}
