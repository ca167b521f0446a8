import type { Ids } from '../../ports/match-writer'

/** The id of something that has been saved. */
export const idIn = (ids: Ids, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`"${key}" has been saved and cannot be found.`)
  return id
}
