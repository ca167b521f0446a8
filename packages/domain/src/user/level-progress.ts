import { fieldsOf } from '../input'
import type { LevelInfo } from '../tasks/task-info'

/**
 * How far a user is on the way to the next level, 0 to 1; 1 when there is no next.
 *
 * @example
 * levelProgress({ level: 7, next: 200, point: 50 }) // => 0.25
 */
export const levelProgress = (level: LevelInfo): number => {
  const { next, point } = fieldsOf(level)
  return next > 0 ? Math.min(1, Math.max(0, point / next)) || 0 : 1
}
