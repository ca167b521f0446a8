import { isChinese } from '../site/is-chinese'
import type { TaskKey } from './task-table'

/**
 * The daily tasks that a language shows, in order.
 *
 * Rule: DOM-44.
 *
 * @example
 * dailyTasks('zh') // => ['shareMessage', 'online', 'shareToFriend']
 * dailyTasks('pt-BR') // => ['online', 'shareToFriend']
 */
export const dailyTasks = (lang: string): TaskKey[] => [
  ...(isChinese(lang) ? (['shareMessage'] as const) : []),
  'online',
  'shareToFriend',
]

/** The tasks below the daily ones, under "more ways to earn", in order and in every language. Rule: DOM-103. */
export const OTHER_TASKS = [
  'sendComment',
  'watchLive',
  'sendFirstGift',
  'inviteFriend',
  'appFirstLogin',
] as const satisfies readonly TaskKey[]
