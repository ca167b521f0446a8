import { isRecord } from './read-body'
import { isCount } from './read-message'

/** The names of the user's groups of conversations by their numbers, whatever arrived. */
export const groupNamesOf = (groupItem: readonly unknown[]): ReadonlyMap<number, string> => {
  const names = new Map<number, string>()
  for (const item of groupItem)
    if (isRecord(item) && isCount(item.convGroupID) && typeof item.groupName === 'string')
      names.set(item.convGroupID, item.groupName)
  return names
}
