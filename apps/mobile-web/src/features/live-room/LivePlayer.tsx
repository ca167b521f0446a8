import type { LiveRoom, LiveStream } from '@org/api-client/contract'
import { mayGoFullScreen } from '@org/domain'
import { VideoPlayer } from '@org/ui/live'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useBrand } from '../../site/brand-context'
import { isInIosApp } from '../../site/device'
import { useAppSelector } from '../../store/store'
import { useStreamChoice } from './use-stream-choice'
import { useLivePlayer } from './use-live-player'
import styles from './LiveRoomScreen.module.css'

interface LivePlayerProps {
  live: LiveRoom
  streams: readonly LiveStream[]
  onBack: () => void
}

/** If the picture is further behind, the player offers to jump to the live edge. */
const BEHIND_SECONDS = 10

/** The stream with the choice of quality and line. */
export const LivePlayer = ({ live, streams, onBack }: LivePlayerProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const { iosSite } = useBrand()
  const iosApp = useAppSelector((state) => isInIosApp(state.attribution))
  const choice = useStreamChoice(streams)
  const { setVideo, ...player } = useLivePlayer(choice.stream)
  const labels = useMemo(
    () => ({
      player: t(($) => $.player.player),
      play: t(($) => $.player.play),
      pause: t(($) => $.player.pause),
      mute: t(($) => $.player.mute),
      unmute: t(($) => $.player.unmute),
      loading: t(($) => $.player.loading),
      quality: t(($) => $.player.quality),
      line: t(($) => $.player.line),
      fullscreen: t(($) => $.player.fullscreen),
    }),
    [t],
  )
  const seconds = player.latency
  return (
    <VideoPlayer
      status={player.status}
      muted={player.muted}
      labels={labels}
      back={{ label: common(($) => $.back), onPress: onBack }}
      onPlay={player.play}
      onPause={player.pause}
      onMute={player.setMuted}
      quality={choice.quality}
      line={choice.line}
      notice={{
        title: t(($) => $.player.failed),
        hint: t(($) => $.player.failedHint),
        retryLabel: common(($) => $.retry),
        onRetry: player.reload,
      }}
      // Only the iOS app and the iOS site allow full screen. Rule: DOM-23.
      {...(mayGoFullScreen({ iosApp, iosSite }) ? { onFullscreen: () => goFullScreen(player.video) } : {})}
      {...(seconds === null
        ? {}
        : {
            latency: {
              text: t(($) => $.player.latency, { seconds }),
              label: t(($) => $.player.toEdge),
              behind: seconds > BEHIND_SECONDS,
              onCatchUp: player.toLiveEdge,
            },
          })}
    >
      {/* An own poster, because the element removes its poster at the first frame, also if the video then stalls. */}
      <video
        ref={setVideo}
        className={styles.video}
        poster={live.cover}
        playsInline
        muted={player.muted}
        {...IN_APP_BROWSERS}
      />
    </VideoPlayer>
  )
}

/** iPhones allow full screen only for the video element, with a method of their own. A refusal has no effect. */
const goFullScreen = (video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null) => {
  if (video?.requestFullscreen) void video.requestFullscreen().catch(() => undefined)
  else video?.webkitEnterFullscreen?.()
}

/** WeChat and QQ play inline only with these attributes. */
const IN_APP_BROWSERS = { 'x5-playsinline': 'true', 'x5-video-player-type': 'h5', 'webkit-playsinline': 'true' }
