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
  /**
   * `blocked`: the browser refused autoplay, and a large button waits for a tap. `ended`: nothing can be chosen, and only
   * full screen still has its chat and its way out.
   */
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
  /** Called with whether the player shall fill the screen; omitted if full screen is not allowed. */
  onFullscreen?: (fullscreen: boolean) => void
  /**
   * Fills the screen. On a phone held upright the player turns by 90°, so it needs neither the browser's full screen nor
   * its lock of the orientation.
   */
  fullscreen?: boolean
  /** The chat, over the picture in full screen. It is given the colours of a dark page. */
  chat?: { content: ReactNode; shown: boolean; label: string; onToggle: (shown: boolean) => void }
  /** Small, in the corner of another page: a press opens the room again. */
  mini?: { openLabel: string; onOpen: () => void; closeLabel: string; onClose: () => void }
  /** The switch for less data: the caller then chooses the smallest quality. */
  dataSaver?: { on: boolean; label: string; onChange: (on: boolean) => void }
  /** The switch for danmaku, which the caller then puts into `overlay`. */
  danmaku?: { on: boolean; label: string; onChange: (on: boolean) => void }
  /** Where browsers restrict autoplay: what a tap does if nothing plays, and if the sound is off. */
  autoplayHints?: { blocked: string; muted: string }
  /** Shown instead of the picture if `status` is `error` or `ended`. */
  notice?: { title: string; hint?: string; retryLabel?: string; onRetry?: () => void; retrying?: boolean }
  /** More buttons at the top, such as share. */
  actions?: ReactNode
  /** An overlay, such as danmaku or gifts. It takes no presses. */
  overlay?: ReactNode
}
