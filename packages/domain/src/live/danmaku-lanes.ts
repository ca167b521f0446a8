import { fieldsOf, listOf } from '../input'
import type { EpochSeconds } from '../time/instant'

/** A comment that crosses the screen: when it entered, and its width in px. */
export interface DanmakuItem {
  at: EpochSeconds
  width: number
}

/**
 * The screen that comments cross from right to left: its width in px, the duration of a crossing in seconds, and the
 * gap between comments in px.
 */
export interface DanmakuStage {
  width: number
  duration: number
  gap: number
}

/** The last comment of each lane, from the top; null for an unused lane. */
export type DanmakuLanes = readonly (DanmakuItem | null)[]

/**
 * Puts a comment into the first lane where it overlaps no other: the previous comment has entered completely, with
 * the gap, and is not overtaken on the screen (longer comments move faster). Null if every lane is taken: drop the
 * comment or retry later.
 *
 * @example
 * const stage = { width: 300, duration: 6, gap: 10 }
 * const first = enterLane([null, null], { at: 0, width: 90 }, stage)
 * first.lane // => 0
 * enterLane(first.lanes, { at: 0.1, width: 90 }, stage).lane // => 1
 * enterLane(first.lanes, { at: 2, width: 90 }, stage).lane // => 0
 * enterLane([first.lanes[0]], { at: 0.1, width: 90 }, stage) // => null
 */
export const enterLane = (
  lanes: DanmakuLanes,
  item: DanmakuItem,
  stage: DanmakuStage,
): { lane: number; lanes: DanmakuLanes } | null => {
  const known = listOf(lanes)
  const lane = known.findIndex((last) => last === null || isClear(fieldsOf(last), fieldsOf(item), fieldsOf(stage)))
  return lane < 0 ? null : { lane, lanes: known.map((last, index) => (index === lane ? item : last)) }
}

const isClear = (last: DanmakuItem, next: DanmakuItem, stage: DanmakuStage): boolean => {
  const speedOfLast = danmakuSpeed(last, stage)
  const speedOfNext = danmakuSpeed(next, stage)
  if (speedOfLast === null || speedOfNext === null) return false
  const hasEntered = (next.at - last.at) * speedOfLast >= last.width + stage.gap
  const lastIsGone = last.at + stage.duration
  const nextReachesEdge = next.at + (stage.width - stage.gap) / speedOfNext
  return hasEntered && nextReachesEdge >= lastIsGone
}

/**
 * The speed of a comment in px per second: it crosses the screen and its own width within the duration. Null if the
 * numbers are not valid.
 *
 * @example
 * danmakuSpeed({ at: 0, width: 60 }, { width: 300, duration: 6, gap: 10 }) // => 60
 */
export const danmakuSpeed = (item: DanmakuItem, stage: DanmakuStage): number | null => {
  const speed = (fieldsOf(stage).width + fieldsOf(item).width) / fieldsOf(stage).duration
  return Number.isFinite(speed) ? speed : null
}
