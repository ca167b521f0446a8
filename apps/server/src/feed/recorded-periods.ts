import { FOOTBALL_STATUS } from '@org/domain'
import type { RecordedGoal } from '../store/matches/stored-plan'
import type { Phase } from './simulation/match-script'

const HALF_TIME_BREAK = 15 * 60
const BEFORE_EXTRA_TIME = 4 * 60
const EXTRA_TIME_BREAK = 2 * 60
const BEFORE_SHOOTOUT = 3 * 60
const SECONDS_A_KICK = 45

/** A change of status, in the minute as counted. */
export interface Whistle {
  readonly status: number
  readonly minute: number
  /** Second of play. */
  readonly at: number
}

/** The periods of a real match. */
export interface RecordedPeriods {
  readonly phases: readonly Phase[]
  readonly whistles: readonly Whistle[]
  /** The second of play at which a minute as counted begins. */
  readonly secondOf: (minute: number) => number
  /** The second of play of a kick of the shootout. */
  readonly secondOfKick: (index: number) => number
}

/** Each period is as long as its latest goal in stoppage time requires. */
export const recordedPeriods = (
  goals: readonly RecordedGoal[],
  { hasExtraTime, kicks }: { hasExtraTime: boolean; kicks: number },
): RecordedPeriods => {
  const added = (minute: number, usual: number) =>
    goals.reduce((most, goal) => (goal.minute === minute ? Math.max(most, goal.added) : most), usual)
  const halfTime = (45 + added(45, 2)) * 60
  const second = halfTime + HALF_TIME_BREAK
  const fullTime = second + (45 + added(90, 5)) * 60
  const extra = fullTime + BEFORE_EXTRA_TIME
  const extraBreak = extra + (15 + added(105, 1)) * 60
  const extraSecond = extraBreak + EXTRA_TIME_BREAK
  const played = hasExtraTime ? extraSecond + (15 + added(120, 1)) * 60 : fullTime
  const firstKick = played + BEFORE_SHOOTOUT
  const end = kicks === 0 ? played : firstKick + kicks * SECONDS_A_KICK
  const lastMinute = hasExtraTime ? 120 : 90

  const phases: Phase[] = []
  const whistles: Whistle[] = []
  const begin = (status: number, from: number, clockFrom: number | null, minute: number) => {
    phases.push({ status, from, clockFrom })
    whistles.push({ status, minute, at: from })
  }
  begin(FOOTBALL_STATUS.firstHalf, 0, 0, 1)
  begin(FOOTBALL_STATUS.halfTime, halfTime, 0, 45)
  begin(FOOTBALL_STATUS.secondHalf, second, second, 46)
  if (hasExtraTime) {
    begin(FOOTBALL_STATUS.extraTime, fullTime, null, 90)
    begin(FOOTBALL_STATUS.extraTime, extra, extra, 91)
    begin(FOOTBALL_STATUS.extraTime, extraBreak, null, 105)
    begin(FOOTBALL_STATUS.extraTime, extraSecond, extraSecond, 106)
  }
  if (kicks > 0 && hasExtraTime) begin(FOOTBALL_STATUS.extraTime, played, null, 120)
  if (kicks > 0) begin(FOOTBALL_STATUS.penaltyShootout, hasExtraTime ? firstKick : played, null, 120)
  begin(FOOTBALL_STATUS.finished, end, 0, lastMinute)
  return {
    phases,
    whistles,
    secondOf: (minute) => {
      if (minute <= 45) return (minute - 1) * 60
      if (minute <= 90) return second + (minute - 46) * 60
      return minute <= 105 ? extra + (minute - 91) * 60 : extraSecond + (minute - 106) * 60
    },
    secondOfKick: (index) => firstKick + index * SECONDS_A_KICK,
  }
}
