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
