import { fieldsOf } from '../input'
import type { LevelInfo } from '../tasks/task-info'

/**
 * A user's progress to the next level, 0 to 1; 1 if there is no next level.
 *
 * @example
 * levelProgress({ level: 7, next: 200, point: 50 }) // => 0.25
 */
export const levelProgress = (level: LevelInfo): number => {
  const { next, point } = fieldsOf(level)
  return next > 0 ? Math.min(1, Math.max(0, point / next)) || 0 : 1
}
