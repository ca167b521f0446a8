import { FOOTBALL_STATUS } from '@org/domain'
import type { RecordedGoal } from '../store/matches/stored-plan'
import type { Phase } from './simulation/match-script'

const HALF_TIME_BREAK = 15 * 60
const BEFORE_EXTRA_TIME = 4 * 60
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
  const extraSecond = extra + (15 + added(105, 1)) * 60
  const shootout = hasExtraTime ? extraSecond + (15 + added(120, 1)) * 60 : fullTime
  const end = kicks === 0 ? shootout : shootout + BEFORE_SHOOTOUT + kicks * SECONDS_A_KICK

  const phases: Phase[] = []
  const whistles: Whistle[] = []
  const begin = (status: number, from: number, clockFrom: number, minute: number) => {
    phases.push({ status, from, clockFrom })
    whistles.push({ status, minute, at: clockFrom || from })
  }
  begin(FOOTBALL_STATUS.firstHalf, 0, 0, 1)
  begin(FOOTBALL_STATUS.halfTime, halfTime, 0, 45)
  begin(FOOTBALL_STATUS.secondHalf, second, second, 46)
  if (hasExtraTime) {
    begin(FOOTBALL_STATUS.extraTime, fullTime, extra, 91)
    phases.push({ status: FOOTBALL_STATUS.extraTime, from: extraSecond, clockFrom: extraSecond })
  }
  if (kicks > 0) begin(FOOTBALL_STATUS.penaltyShootout, shootout, shootout, 120)
  begin(FOOTBALL_STATUS.finished, end, 0, hasExtraTime ? 120 : 90)
  return {
    phases,
    whistles,
    secondOf: (minute) => {
      if (minute <= 45) return (minute - 1) * 60
      if (minute <= 90) return second + (minute - 46) * 60
      return minute <= 105 ? extra + (minute - 91) * 60 : extraSecond + (minute - 106) * 60
    },
    secondOfKick: (index) => shootout + BEFORE_SHOOTOUT + index * SECONDS_A_KICK,
  }
}
