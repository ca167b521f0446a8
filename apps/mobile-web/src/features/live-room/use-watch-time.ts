import { instantFromMs, shanghaiDay, watchVerdict } from '@org/domain'
import { useEffect, useRef } from 'react'
import { liveRoomApi } from '../../api/live-room'
import { useConfig } from '../../hooks/use-config'
import { useProtected } from '../../hooks/use-protected'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { counted, loginDeclined, videoTimer, watched } from './video-timer'

const { useGetVideoWatchTimeQuery, useUpdateVideoWatchTimeMutation } = liveRoomApi

const TICK_MS = 5_000
const REPORT_SECONDS = 30
/** A report has no more, as after a long time without a network. */
const MOST_REPORTED = 3_600
/** A device that has slept has not watched meanwhile. */
const MOST_SECONDS = 60

/** Why the picture stops: a guest has to log in, or a member has watched as long as they may today. */
export type WatchWall = 'login' | 'spent' | null

/** Counts how long the viewer watches, proposes a login as the config says, and says when the picture has to stop. */
export const useWatchTime = (isPlaying: boolean): { wall: WatchWall; checkAgain: () => void; checking: boolean } => {
  const dispatch = useAppDispatch()
  const mayGoOn = useProtected()
  const { config } = useConfig()
  const isMember = useAppSelector(({ session }) => session.token !== '')
  const timer = useAppSelector((state) => videoTimer.selectSlice(state))
  const known = useGetVideoWatchTimeQuery({}, { refetchOnMountOrArgChange: true, refetchOnReconnect: true })
  const [report, reported] = useUpdateVideoWatchTimeMutation()
  const latest = reported.data ?? known.data
  const sum = latest?.watch_seconds
  useEffect(() => {
    if (sum !== undefined) dispatch(counted({ sum, today: today() }))
  }, [sum, dispatch])

  const unreported = useRef(0)
  /** What reports that failed did not bring. */
  const missed = useRef(0)
  useEffect(() => {
    if (!isPlaying) return
    let last = Date.now()
    const send = () => {
      const all = unreported.current + missed.current
      const seconds = Math.min(MOST_REPORTED, Math.floor(all))
      if (seconds === 0) return
      unreported.current = all - seconds
      missed.current = 0
      // The next report, which is no earlier for it, has what this one does not bring. The server counts no more than has
      // passed.
      void report({ watch_seconds: seconds }).then(({ error }) => {
        if (error) missed.current += seconds
      })
    }
    const count = () => {
      const seconds = Math.min(MOST_SECONDS, Math.max(0, (Date.now() - last) / 1_000))
      last = Date.now()
      unreported.current += seconds
      dispatch(watched({ seconds, today: today() }))
    }
    const tick = setInterval(() => {
      count()
      if (unreported.current >= REPORT_SECONDS) send()
    }, TICK_MS)
    return () => {
      clearInterval(tick)
      count()
      send()
    }
  }, [isPlaying, dispatch, report])

  const member = isMember ? { canContinueWatch: latest?.can_continue_watch ?? true } : null
  const verdict = watchVerdict({ member, timer, limits: config })
  const isAsked = verdict === 'ask' && isPlaying
  useEffect(() => {
    if (!isAsked) return
    mayGoOn()
    dispatch(loginDeclined())
  }, [isAsked, mayGoOn, dispatch])
  return {
    wall: verdict === 'force' ? 'login' : verdict === 'stop' ? 'spent' : null,
    checkAgain: () => {
      reported.reset()
      void known.refetch()
    },
    checking: known.isFetching,
  }
}

const today = () => shanghaiDay(instantFromMs(Date.now()))
