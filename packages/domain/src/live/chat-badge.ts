import { fieldsOf } from '../input'
/** The level badges of chat rooms. Rule: DOM-71. */
export const LEVEL_BADGES = [
  { name: 'level1', from: 1, to: 9 },
  { name: 'level10', from: 10, to: 19 },
  { name: 'level20', from: 20, to: 29 },
  { name: 'level30', from: 30, to: 39 },
] as const

export type ChatBadge = 'anchor' | 'admin' | (typeof LEVEL_BADGES)[number]['name']

/**
 * The badge of a sender in a chat room: anchor first, then admin, then level. Levels above 39 keep the highest badge
 * (ours); level 0 has none.
 *
 * Rule: DOM-71.
 *
 * @example
 * chatBadge({ isAnchor: true, isAdmin: true, level: 5 }) // => 'anchor'
 * chatBadge({ isAnchor: false, isAdmin: false, level: 19 }) // => 'level10'
 * chatBadge({ isAnchor: false, isAdmin: false, level: 0 }) // => null
 */
export const chatBadge = (sender: { isAnchor: boolean; isAdmin: boolean; level: number }): ChatBadge | null => {
  const { isAnchor, isAdmin, level } = fieldsOf(sender)
  if (isAnchor) return 'anchor'
  if (isAdmin) return 'admin'
  return LEVEL_BADGES.findLast((badge) => level >= badge.from)?.name ?? null
}
