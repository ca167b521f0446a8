import type { ReactNode } from 'react'
import type { RootProps } from '../../util/merge-props'
import type { PlayerChoice } from './PlayerMenu'

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
  /** Whether the caller has muted the stream. */
  muted: boolean
  /** The accessible names of the player, its buttons and its menus. */
  labels: VideoPlayerLabels
  /** Called on a press on play. */
  onPlay: () => void
  /** Called on a press on pause. */
  onPause: () => void
  /** Called with whether the stream shall be muted. */
  onMute: (muted: boolean) => void
  /** The URL of the picture before the stream runs. */
  poster?: string | null
  /** The title of the room, at the top. */
  title?: string
  /** The button at the top: a link with `href`, otherwise a button. */
  back?: { label: string; href?: string; onPress?: () => void }
  /**
   * How far the picture is behind the match. A press jumps to the live edge, which `label` announces after the text.
   */
  latency?: { text: string; label: string; behind: boolean; onCatchUp: () => void }
  /** The menu of qualities; omitted if there is no choice. */
  quality?: PlayerMenuProps
  /** The menu of lines; omitted if there is no choice. */
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
