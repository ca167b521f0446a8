import type { LiveRoom, LiveStream } from '@org/api-client/contract'
import { VideoPlayer, type VideoPlayerProps } from '@org/ui/live'
import { Suspense, useState, type ReactNode } from 'react'
import { useOnline } from '../../hooks/use-online'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { ShareButton } from '../../parts/share/ShareButton'
import { DanmakuButton } from './DanmakuButton'
import { danmakuSwitched, playerPreferences } from './player-preferences'
import styles from './Room.module.css'
import { RoomDanmaku } from './RoomDanmaku'
import { useLivePlayer } from './use-live-player'
import { usePlayerLabels } from './use-player-labels'
import { useStaysSmall } from './use-stays-small'
import { useStreamChoice } from './use-stream-choice'
import { useWatchTime } from './use-watch-time'
import { extraPart } from '../../parts/later-part'

/** Loaded after the picture. */
const RoomShow = extraPart(() => import('./RoomShow'))

interface LivePlayerProps extends Pick<VideoPlayerProps, 'fullscreen' | 'onFullscreen'> {
  live: LiveRoom
  streams: readonly LiveStream[]
  onBack: () => void
  /** Called while the picture moves, with the most seconds by which it can be behind the match. */
  onPicture: (mostBehind: number) => void
  /** Over the picture in full screen. */
  chat: ReactNode
}

/** If the picture is further behind, the player offers to jump to the live edge. */
const BEHIND_SECONDS = 10

/** The stream with the choice of quality and line, and the messages of the room across it. */
export const LivePlayer = ({
  live,
  streams,
  onBack,
  onPicture,
  chat,
  fullscreen = false,
  ...more
}: LivePlayerProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const { stream, tries, nextLine, soundOnly, ...choices } = useStreamChoice(streams)
  const [isShut, setShut] = useState(false)
  const {
    setVideo,
    latency: seconds,
    ...player
  } = useLivePlayer({
    stream: isShut ? null : stream,
    lines: tries,
    onNextLine: nextLine,
    onPicture,
  })
  const { wall, checkAgain, checking } = useWatchTime(player.status === 'playing')
  if (isShut !== (wall !== null)) setShut(wall !== null)
  const [hasChosenSound, setHasChosenSound] = useState(false)
  const [hasChat, setHasChat] = useState(true)
  const danmaku = useDanmaku()
  const mayGoOn = useProtected()
  const online = useOnline()
  useStaysSmall(live.id, {
    isPlaying: player.status === 'playing' && (soundOnly || !choices.dataSaver.on),
    hasSound: !player.muted,
  })
  return (
    <VideoPlayer
      {...more}
      {...choices}
      className={styles.player}
      status={wall === null ? player.status : 'ended'}
      muted={player.muted}
      labels={usePlayerLabels()}
      back={{ label: common(($) => $.back), onPress: onBack }}
      fullscreen={fullscreen}
      {...(fullscreen && { title: live.title })}
      onPlay={player.play}
      onPause={player.pause}
      onMute={(muted) => {
        setHasChosenSound(true)
        player.setMuted(muted)
      }}
      danmaku={danmaku}
      actions={
        <>
          <DanmakuButton />
          <ShareButton tone="onScrim" />
        </>
      }
      chat={{ content: chat, shown: hasChat, label: t(($) => $.tabs.chat), onToggle: setHasChat }}
      overlay={
        <>
          {soundOnly && (
            <div className={styles.soundOnly}>
              {live.cover !== '' && <img src={live.cover} alt="" />}
              <p>{t(($) => $.player.soundOnlyHint)}</p>
            </div>
          )}
          {wall === null && danmaku.on && <RoomDanmaku groupID={live.group_id} />}
          {wall === null && (
            <Suspense>
              <RoomShow liveid={live.id} groupID={live.group_id} />
            </Suspense>
          )}
        </>
      }
      notice={
        wall === null
          ? {
              title: t(($) => $.player.failed),
              hint: t(($) => {
                if (!online) return $.player.offlineHint
                return choices.line.choices.length > 1 ? $.player.failedHint : $.player.aloneHint
              }),
              retryLabel: common(($) => $.retry),
              onRetry: player.reload,
            }
          : {
              title: t(($) => $.wall[wall].title),
              hint: t(($) => $.wall[wall].hint),
              retryLabel: t(($) => $.wall[wall].action),
              onRetry: wall === 'login' ? () => void mayGoOn() : checkAgain,
              retrying: checking,
            }
      }
      {...(!hasChosenSound && {
        autoplayHints: { blocked: t(($) => $.player.tapToPlay), muted: t(($) => $.player.tapForSound) },
      })}
      {...(seconds !== null && {
        latency: {
          text: t(($) => $.player.latency, { seconds }),
          label: t(($) => $.player.toEdge),
          behind: seconds > BEHIND_SECONDS,
          onCatchUp: player.toLiveEdge,
        },
      })}
    >
      {/* An own poster, because the element removes its poster at the first frame, also if the video then stalls. */}
      <video ref={setVideo} poster={live.cover} playsInline muted={player.muted} {...IN_APP_BROWSERS} />
    </VideoPlayer>
  )
}

const useDanmaku = () => {
  const { t } = useTranslation('live')
  const dispatch = useAppDispatch()
  return {
    on: useAppSelector((state) => playerPreferences.selectSlice(state).danmaku),
    label: t(($) => $.player.danmaku),
    onChange: (on: boolean) => void dispatch(danmakuSwitched(on)),
  }
}

/** WeChat and QQ play inline only with these attributes. */
const IN_APP_BROWSERS = { 'x5-playsinline': 'true', 'x5-video-player-type': 'h5', 'webkit-playsinline': 'true' }
