import { Maximize, MessageCircle, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { Hidden } from '../../basics/hidden'
import { IconButton } from '../../basics/icon-button'
import { PlayerMenu } from './PlayerMenu'
import type { VideoPlayerProps } from './player-props'
import { PlayerToggle } from './PlayerToggle'
import styles from './VideoPlayer.module.css'

type PlayerControlsProps = Pick<
  VideoPlayerProps,
  | 'status'
  | 'muted'
  | 'labels'
  | 'onPlay'
  | 'onPause'
  | 'onMute'
  | 'latency'
  | 'quality'
  | 'line'
  | 'onFullscreen'
  | 'fullscreen'
  | 'chat'
>

/**
 * The controls at the bottom. A stream that has failed can only be exchanged for another one, and one that has ended not
 * even that: full screen keeps its chat and its way out.
 */
export const PlayerControls = (props: PlayerControlsProps) => {
  const { status, muted, labels, onPlay, onPause, onMute, latency, quality, line, ...more } = props
  const { onFullscreen, fullscreen = false, chat } = more
  const playing = status === 'playing'
  const ended = status === 'ended'
  const stopped = status === 'error' || ended
  return (
    <>
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
      {!ended && quality && <PlayerMenu label={labels.quality} {...quality} />}
      {!ended && line && <PlayerMenu label={labels.line} {...line} />}
      {fullscreen && chat && (
        <PlayerToggle on={chat.shown} label={chat.label} icon={<MessageCircle />} onChange={chat.onToggle} />
      )}
      {onFullscreen && (fullscreen || !stopped) && (
        <PlayerToggle
          on={fullscreen}
          label={labels.fullscreen}
          icon={fullscreen ? <Minimize /> : <Maximize />}
          onChange={onFullscreen}
        />
      )}
    </>
  )
}
