import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { VideoPlayer } from '@org/ui/live'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { liveRoomApi } from '../../api/live-room'
import { useTranslation } from '../../i18n/use-translation'
import { miniRoomClosed } from '../../matches/mini-room'
import { useAppDispatch } from '../../store/store'
import { useLivePlayer } from './use-live-player'
import { usePlayerLabels } from './use-player-labels'
import { useStreamChoice } from './use-stream-choice'
import { useWatchTime } from './use-watch-time'

const { useGetLivePageDataQuery } = liveRoomApi

const POLL_MS = 60_000

interface MiniPlayerProps {
  id: number
  hasSound: boolean
}

/** The picture of a room, small on other pages, until it is closed or the room is off air. */
const MiniPlayer = ({ id, hasSound }: MiniPlayerProps) => {
  const dispatch = useAppDispatch()
  const { currentData, isError } = useGetLivePageDataQuery(
    { anchorid: id },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true },
  )
  const isOver = currentData ? currentData.streams.length === 0 : isError
  useEffect(() => {
    if (isOver) dispatch(miniRoomClosed())
  }, [isOver, dispatch])
  return currentData && !isOver ? <SmallPicture page={currentData} hasSound={hasSound} /> : null
}

interface SmallPictureProps {
  page: ReplyOf<Endpoints['getLivePageData']>
  hasSound: boolean
}

const SmallPicture = ({ page: { live, streams }, hasSound }: SmallPictureProps) => {
  const { t } = useTranslation('live')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { stream, tries, nextLine } = useStreamChoice(streams)
  const { setVideo, status, muted, setMuted, play, pause } = useLivePlayer({
    stream,
    lines: tries,
    onNextLine: nextLine,
    startsMuted: !hasSound,
  })
  const { wall } = useWatchTime(status === 'playing')
  const isShut = wall !== null
  useEffect(() => {
    if (isShut) dispatch(miniRoomClosed())
  }, [isShut, dispatch])
  const hasTried = useRef(false)
  // There is no button to start it: a browser that refuses sound plays it without.
  useEffect(() => {
    if (status !== 'blocked') return
    if (!muted) setMuted(true)
    else if (!hasTried.current) {
      hasTried.current = true
      play()
    }
  }, [status, muted, setMuted, play])
  return (
    <VideoPlayer
      status={status}
      muted={muted}
      labels={usePlayerLabels()}
      onPlay={play}
      onPause={pause}
      onMute={setMuted}
      mini={{
        openLabel: t(($) => $.mini.open, { title: live.title }),
        onOpen: () => void navigate(pagePath('liveDetail', { id: live.id })),
        closeLabel: t(($) => $.mini.close),
        onClose: () => void dispatch(miniRoomClosed()),
      }}
    >
      <video ref={setVideo} poster={live.cover} playsInline muted={muted} />
    </VideoPlayer>
  )
}

export default MiniPlayer
