import type { ModuleContext } from '../modules'
import { isGroupType } from '../protocol/constants'
import { STORAGE_LIMITS } from '../protocol/limits'
import type { Group } from '../store/group'
import type { UserStorage } from '../store/user-storage'

const NAME = 'groups'

/** Stores the first groups of the list and shows them at the next start until the server replies. */
export const keepGroups = ({ groups }: ModuleContext, kept: UserStorage) => {
  const text = () => (groups.isCompleted ? JSON.stringify(groups.list.get().slice(0, STORAGE_LIMITS.groups)) : null)
  groups.list.subscribe(() => kept.write(NAME, text))
  return {
    show: (): void =>
      kept.read(NAME, (stored) => {
        if (!groups.isCompleted) groups.list.set(parse(stored))
      }),
  }
}

const parse = (text: string): readonly Group[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isGroup) : []
  } catch {
    return []
  }
}

/** Ignores entries that another version has stored in another shape. */
const isGroup = (value: unknown): value is Group => {
  if (typeof value !== 'object' || value === null) return false
  const { groupID, name, type, memberCount } = value as Partial<Group>
  return (
    typeof groupID === 'string' &&
    typeof name === 'string' &&
    typeof memberCount === 'number' &&
    typeof type === 'string' &&
    isGroupType(type)
  )
}
