import { ChevronLeft, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../basics/button'
import { IconButton } from '../../basics/icon-button'
import { Spinner } from '../../basics/spinner'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { PlayerMenu, type PlayerChoice } from './PlayerMenu'
import { useAutoHide } from './use-auto-hide'
import styles from './VideoPlayer.module.css'

export interface VideoPlayerLabels {
  player: string
  play: string
  pause: string
  mute: string
  unmute: string
  loading: string
  quality: string
  line: string
  fullscreen: string
}

export interface PlayerMenuProps {
  choices: readonly PlayerChoice[]
  selectedId: string
  onSelect: (id: string) => void
}

export interface VideoPlayerProps extends RootProps<'section', 'title'> {
  /** The `<video>` element. The caller attaches the stream to it. */
  children: ReactNode
  /** `blocked`: the browser refused autoplay, and a large button waits for a tap. */
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'blocked' | 'ended' | 'error'
  muted: boolean
  labels: VideoPlayerLabels
  onPlay: () => void
  onPause: () => void
  onMute: (muted: boolean) => void
  poster?: string | null
  title?: string
  back?: { label: string; href?: string; onPress?: () => void }
  /**
   * How far the picture is behind the match. A press jumps to the live edge, which `label` announces after the text.
   */
  latency?: { text: string; label: string; behind: boolean; onCatchUp: () => void }
  quality?: PlayerMenuProps
  line?: PlayerMenuProps
  /** Omitted if full screen is not allowed. */
  onFullscreen?: () => void
  /** Shown instead of the picture if `status` is `error` or `ended`. */
  notice?: { title: string; hint?: string; retryLabel?: string; onRetry?: () => void; retrying?: boolean }
  /** More buttons at the top, such as danmaku or share. */
  actions?: ReactNode
  /** An overlay, such as danmaku or gifts. It takes no presses. */
  overlay?: ReactNode
}

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
    onFullscreen,
    notice,
    actions,
    overlay,
    ...rest
  } = props
  const playing = status === 'playing'
  const { visible, toggle, keep } = useAutoHide(playing)
  const waits = status === 'idle' || status === 'blocked' || status === 'paused'
  const stopped = status === 'error' || status === 'ended'
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

      {status === 'loading' && (
        <div className={styles.center}>
          <span className={styles.wait}>
            <Spinner label={labels.loading} />
          </span>
        </div>
      )}
      {waits && (
        <div className={styles.center}>
          <button type="button" className={styles.big} aria-label={labels.play} onClick={onPlay}>
            <Play aria-hidden />
          </button>
        </div>
      )}
      {stopped && notice && (
        <div className={styles.notice} role={status === 'error' ? 'alert' : 'status'}>
          <p className={styles.noticeTitle}>{notice.title}</p>
          {notice.hint && <p className={styles.noticeHint}>{notice.hint}</p>}
          {notice.onRetry && (
            <Button tone="soft" busy={notice.retrying} onPress={notice.onRetry}>
              {notice.retryLabel}
            </Button>
          )}
        </div>
      )}

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
        {!stopped && (
          <>
            <IconButton
              tone="onScrim"
              label={playing ? labels.pause : labels.play}
              icon={playing ? <Pause /> : <Play />}
              onPress={playing ? onPause : onPlay}
            />
            <IconButton
              tone="onScrim"
              label={muted ? labels.unmute : labels.mute}
              icon={muted ? <VolumeX /> : <Volume2 />}
              onPress={() => onMute(!muted)}
            />
          </>
        )}
        {!stopped && latency && (
          <button
            type="button"
            className={styles.latency}
            data-behind={latency.behind || undefined}
            onClick={latency.onCatchUp}
          >
            {latency.text} <Hidden>{latency.label}</Hidden>
          </button>
        )}
        <span className={styles.gap} />
        {quality && <PlayerMenu label={labels.quality} {...quality} />}
        {line && <PlayerMenu label={labels.line} {...line} />}
        {!stopped && onFullscreen && (
          <IconButton tone="onScrim" label={labels.fullscreen} icon={<Maximize />} onPress={onFullscreen} />
        )}
      </div>
    </section>
  )
}
