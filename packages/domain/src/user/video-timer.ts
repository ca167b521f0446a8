import { fieldsOf } from '../input'
import type { AppConfig } from '../site/app-config'
import type { Day } from '../time/shanghai-day'

/**
 * The seconds of video a visitor has watched on a day: `time1` since login was last proposed, `time2` altogether. The
 * fields are the specification's, their use is ours.
 *
 * Rule: DOM-38.
 */
export interface VideoTimer {
  date: Day
  time1: number
  time2: number
}

/** A timer that has counted nothing. */
export const NEW_VIDEO_TIMER: VideoTimer = { date: '', time1: 0, time2: 0 }

/**
 * The timer after some seconds of watching; a new day starts from nothing.
 *
 * @example
 * addWatchTime({ date: '2026-06-14', time1: 50, time2: 50 }, 10, '2026-06-14') // => { date: '2026-06-14', time1: 60, time2: 60 }
 * addWatchTime({ date: '2026-06-14', time1: 50, time2: 50 }, 10, '2026-06-15') // => { date: '2026-06-15', time1: 10, time2: 10 }
 */
export const addWatchTime = (timer: VideoTimer, seconds: number, today: Day): VideoTimer => {
  const { time1, time2 } = fieldsOf(timer).date === today ? fieldsOf(timer) : NEW_VIDEO_TIMER
  const more = countOfSeconds(seconds)
  return { date: today, time1: countOfSeconds(time1) + more, time2: countOfSeconds(time2) + more }
}

/** Seconds watched; what is no such number counts as none. */
const countOfSeconds = (value: number) => (value > 0 && Number.isFinite(value) ? value : 0)

/**
 * The timer after a visitor declined to log in: the proposal comes again after another full interval.
 *
 * @example
 * declineLogin({ date: '2026-06-14', time1: 60, time2: 60 }) // => { date: '2026-06-14', time1: 0, time2: 60 }
 */
export const declineLogin = (timer: VideoTimer): VideoTimer => ({ ...timer, time1: 0 })

/** Whether the video plays on: `ask` proposes to log in, `force` demands it, `stop` ends a member's watch time. */
export type WatchVerdict = 'play' | 'ask' | 'force' | 'stop'

/**
 * Whether the video plays on. A member's limit is the back end's (`canContinueWatch`); a visitor is asked to log in
 * after `room_video_play_sec` and must after `room_video_play_flogin_sec`. A limit of 0 is none.
 *
 * Rule: DOM-38; what the two settings mean is ours.
 *
 * @example
 * const limits = { room_video_play_sec: 60, room_video_play_flogin_sec: 300 }
 * watchVerdict({ member: null, timer: { date: '', time1: 60, time2: 60 }, limits }) // => 'ask'
 * watchVerdict({ member: null, timer: { date: '', time1: 0, time2: 300 }, limits }) // => 'force'
 * watchVerdict({ member: { canContinueWatch: false }, timer: NEW_VIDEO_TIMER, limits }) // => 'stop'
 */
export const watchVerdict = (watch: {
  /** Null for a visitor. */
  member: { canContinueWatch: boolean } | null
  timer: VideoTimer
  limits: Pick<AppConfig, 'room_video_play_sec' | 'room_video_play_flogin_sec'>
}): WatchVerdict => {
  const { member, ...given } = fieldsOf(watch)
  const timer = fieldsOf(given.timer)
  const limits = fieldsOf(given.limits)
  if (member) return member.canContinueWatch ? 'play' : 'stop'
  if (isReached(timer.time2, limits.room_video_play_flogin_sec)) return 'force'
  return isReached(timer.time1, limits.room_video_play_sec) ? 'ask' : 'play'
}

const isReached = (seconds: number, limit: number) => limit > 0 && seconds >= limit
