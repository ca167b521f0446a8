import { FOOTBALL_STATUS } from '@org/domain'
import type { PlayKind } from '../../ports/match-writer'
import type { Phase, Play } from './match-script'
import type { SeededRandom } from '../../ports/seeded-random'

/** How much each kind of play contributes to the momentum. */
const WEIGHT: Partial<Record<PlayKind, number>> = {
  goal: 55,
  penalty_goal: 50,
  penalty_missed: 40,
  var: 30,
  shot_on: 34,
  shot_off: 22,
  corner: 18,
  offside: 10,
  foul: -8,
}

/** The pressure of each minute of play: its plays, and a drift from the previous minute. */
export const footballMomentum = (random: SeededRandom, plays: readonly Play[], phases: readonly Phase[]): number[] => {
  const minutes: number[] = []
  let carried = 0
  for (const [from, to] of playedSpans(phases)) {
    const pressed = Array.from({ length: Math.ceil((to - from) / 60) }, () => 0)
    for (const { at, side, kind } of plays) {
      const minute = Math.floor((at - from) / 60)
      const before = pressed[minute]
      if (before !== undefined && side !== 'none')
        pressed[minute] = before + (WEIGHT[kind] ?? 0) * (side === 'home' ? 1 : -1)
    }
    for (const pressure of pressed) {
      carried = 0.62 * carried + pressure + 14 * random.normal()
      minutes.push(Math.round(Math.max(-100, Math.min(100, carried))))
    }
  }
  return minutes
}

/** Spans of play in seconds: breaks and the shootout have no momentum. */
export const playedSpans = (phases: readonly Phase[]): [from: number, to: number][] =>
  phases.flatMap(({ status, clockFrom }, index) => {
    const next = phases[index + 1]
    return next && clockFrom !== null && RUNNING.includes(status) ? [[clockFrom, next.from] as [number, number]] : []
  })

const RUNNING: readonly number[] = [FOOTBALL_STATUS.firstHalf, FOOTBALL_STATUS.secondHalf, FOOTBALL_STATUS.extraTime]
