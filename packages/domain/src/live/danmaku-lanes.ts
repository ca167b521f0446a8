import type { Instant } from '../time/instant'

/** A comment that crosses the screen: when it entered and how wide it is, in px. */
export interface DanmakuItem {
  at: Instant
  width: number
}

/** The screen that comments cross from right to left: its width in px, the seconds of a crossing, the px kept between. */
export interface DanmakuStage {
  width: number
  duration: number
  gap: number
}

/** The last comment of each lane, top first; null for a lane that had none. */
export type DanmakuLanes = readonly (DanmakuItem | null)[]

/**
 * Puts a comment into the first lane where it meets no other: the one before has entered whole, with the gap, and is
 * not caught up on the screen (longer comments travel faster). Null when every lane is taken: the caller drops the comment
 * or tries later.
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
  const lane = lanes.findIndex((last) => last === null || isClear(last, item, stage))
  return lane < 0 ? null : { lane, lanes: lanes.map((last, index) => (index === lane ? item : last)) }
}

const isClear = (last: DanmakuItem, next: DanmakuItem, stage: DanmakuStage): boolean => {
  const hasEntered = (next.at - last.at) * danmakuSpeed(last, stage) >= last.width + stage.gap
  const lastIsGone = last.at + stage.duration
  const nextReachesEdge = next.at + (stage.width - stage.gap) / danmakuSpeed(next, stage)
  return hasEntered && nextReachesEdge >= lastIsGone
}

/**
 * The speed of a comment in px a second: it crosses the screen and its own width in the duration of the stage.
 *
 * @example
 * danmakuSpeed({ at: 0, width: 60 }, { width: 300, duration: 6, gap: 10 }) // => 60
 */
export const danmakuSpeed = (item: DanmakuItem, stage: DanmakuStage): number =>
  (stage.width + item.width) / stage.duration
