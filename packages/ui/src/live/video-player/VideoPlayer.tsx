import { ChevronLeft } from 'lucide-react'
import { IconButton } from '../../basics/icon-button'
import { mergeProps } from '../../util/merge-props'
import { PlayerControls } from './PlayerControls'
import type { VideoPlayerProps } from './player-props'
import { PlayerState } from './PlayerState'
import { useAutoHide } from './use-auto-hide'
import styles from './VideoPlayer.module.css'

/** The frame and the controls of a live stream. It is 16:9; the controls hide while it plays. */
export const VideoPlayer = (props: VideoPlayerProps) => {
  const {
    children,
    status,
    muted,
    labels,
    onPlay,
    onPause,
    onMute,
    poster,
    title,
    back,
    latency,
    quality,
    line,
    ...more
  } = props
  const { onFullscreen, notice, actions, overlay, ...rest } = more
  const { visible, toggle, keep } = useAutoHide(status === 'playing')
  return (
    <section
      {...mergeProps(
        {
          'aria-label': labels.player,
          className: styles.player,
          'data-component': 'VideoPlayer',
          'data-controls': visible || undefined,
        },
        rest,
      )}
    >
      <div className={styles.screen} onClick={toggle}>
        {children}
        {poster && status !== 'playing' && status !== 'paused' && <img src={poster} alt="" className={styles.poster} />}
      </div>
      {overlay && <div className={styles.overlay}>{overlay}</div>}
      <PlayerState {...{ status, labels, notice, onPlay }} />
      <div className={styles.top} onPointerDown={keep} onFocus={keep}>
        {back && (
          <IconButton
            tone="onScrim"
            label={back.label}
            icon={<ChevronLeft />}
            href={back.href}
            onPress={back.onPress}
          />
        )}
        {title && <h1 className={styles.title}>{title}</h1>}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.bottom} onPointerDown={keep} onFocus={keep}>
        <PlayerControls {...{ status, muted, labels, onPlay, onPause, onMute, latency, quality, line, onFullscreen }} />
      </div>
    </section>
  )
}
