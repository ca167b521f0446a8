/** Prefixes of the ids of chat groups. Source: app.md §7. */
export const GROUP_ID_PREFIX = { normal: 'CHATGROUP_NORMAL_', anchorFans: 'CHATGROUP_ANCHORFANS_' } as const

export type ChatGroupKind = keyof typeof GROUP_ID_PREFIX

/**
 * The kind of a chat group and its bare id, null for any other group.
 *
 * Source: app.md §7.
 *
 * @example
 * parseGroupId('CHATGROUP_ANCHORFANS_12') // => { kind: 'anchorFans', id: '12' }
 * parseGroupId('NOTIFY_ROOM') // => null
 */
export const parseGroupId = (groupID: string): { kind: ChatGroupKind; id: string } | null => {
  for (const kind of ['normal', 'anchorFans'] as const) {
    const prefix = GROUP_ID_PREFIX[kind]
    if (groupID.startsWith(prefix) && groupID.length > prefix.length) return { kind, id: groupID.slice(prefix.length) }
  }
  return null
}

/**
 * The group id of a chat group.
 *
 * @example
 * groupIdOf('normal', 7) // => 'CHATGROUP_NORMAL_7'
 */
export const groupIdOf = (kind: ChatGroupKind, id: string | number): string => `${GROUP_ID_PREFIX[kind]}${id}`
