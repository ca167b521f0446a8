import { rowOf, textOf } from '../input'
/** Prefixes of the ids of chat groups. Rule: DOM-72. */
export const GROUP_ID_PREFIX = { normal: 'CHATGROUP_NORMAL_', anchorFans: 'CHATGROUP_ANCHORFANS_' } as const

export type ChatGroupKind = keyof typeof GROUP_ID_PREFIX

/**
 * The kind of a chat group and its id without the prefix; null for any other group.
 *
 * Rule: DOM-72.
 *
 * @example
 * parseGroupId('CHATGROUP_ANCHORFANS_12') // => { kind: 'anchorFans', id: '12' }
 * parseGroupId('NOTIFY_ROOM') // => null
 */
export const parseGroupId = (groupID: string): { kind: ChatGroupKind; id: string } | null => {
  const given = textOf(groupID)
  for (const kind of ['normal', 'anchorFans'] as const) {
    const prefix = GROUP_ID_PREFIX[kind]
    if (given.startsWith(prefix) && given.length > prefix.length) return { kind, id: given.slice(prefix.length) }
  }
  return null
}

/**
 * The group id of a chat group; null for an unknown kind or an id that is not valid.
 *
 * @example
 * groupIdOf('normal', 7) // => 'CHATGROUP_NORMAL_7'
 */
export const groupIdOf = (kind: ChatGroupKind, id: string | number): string | null => {
  const prefix = rowOf<string>(GROUP_ID_PREFIX, kind)
  return prefix === null || (typeof id !== 'string' && typeof id !== 'number') ? null : `${prefix}${id}`
}
