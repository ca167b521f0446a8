import { ChevronLeft, Leaf, MessageSquareText } from 'lucide-react'
import { IconButton } from '../../basics/icon-button'
import { mergeProps } from '../../util/merge-props'
import { MiniControls } from './MiniControls'
import { PlayerControls } from './PlayerControls'
import { PlayerToggle } from './PlayerToggle'
import type { VideoPlayerProps } from './player-props'
import { PlayerState } from './PlayerState'
import { useAutoHide } from './use-auto-hide'
import styles from './VideoPlayer.module.css'

/**
 * The frame and the controls of a live stream, which hide while it plays. It is 16:9, fills the screen, or is small in a
 * corner; the `<video>` stays the same element.
 */
export const VideoPlayer = (props: VideoPlayerProps) => {
  const { children, status, muted, labels, onPlay, onPause, onMute, poster, title, back, ...more } = props
  const { latency, quality, line, onFullscreen, fullscreen = false, chat, mini, dataSaver, danmaku, ...others } = more
  const { autoplayHints, notice, actions, overlay, ...rest } = others
  const { visible, toggle, keep } = useAutoHide(status === 'playing')
  return (
    <section
      {...mergeProps(
        {
          'aria-label': labels.player,
          className: styles.player,
          'data-component': 'VideoPlayer',
          'data-controls': visible || undefined,
          'data-fullscreen': (fullscreen && !mini) || undefined,
          'data-mini': mini !== undefined || undefined,
          'data-status': status,
        },
        rest,
      )}
    >
      <div className={styles.screen} onClick={toggle}>
        {children}
        {poster && status !== 'playing' && status !== 'paused' && <img src={poster} alt="" className={styles.poster} />}
      </div>
      {mini ? (
        <MiniControls mini={mini} status={status} loadingLabel={labels.loading} />
      ) : (
        <>
          {overlay && <div className={styles.overlay}>{overlay}</div>}
          {fullscreen && chat?.shown && <div className={styles.chat}>{chat.content}</div>}
          <PlayerState {...{ status, labels, notice, onPlay, muted, onMute, autoplayHints }} />
          <div className={styles.top} onPointerDown={keep} onFocus={keep}>
            {back && <IconButton tone="onScrim" icon={<ChevronLeft />} {...back} />}
            {title && <h1 className={styles.title}>{title}</h1>}
            <div className={styles.actions}>
              {danmaku && <PlayerToggle {...danmaku} icon={<MessageSquareText />} />}
              {dataSaver && <PlayerToggle {...dataSaver} icon={<Leaf />} />}
              {actions}
            </div>
          </div>
          <div className={styles.bottom} onPointerDown={keep} onFocus={keep}>
            <PlayerControls
              {...{ status, muted, labels, onPlay, onPause, onMute, latency, quality, line }}
              {...{ onFullscreen, fullscreen, chat }}
            />
          </div>
        </>
      )}
    </section>
  )
}
