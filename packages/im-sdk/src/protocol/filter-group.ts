import type * as v from 'valibot'
import type { filteredGroup } from './schemas/shapes'
import { wireKey } from './wire-names'

/** Empty lists leave all. The names of fields are those of the wire. */
export interface GroupFilter {
  readonly groupBaseInfoFilter?: readonly string[]
  readonly selfInfoFilter?: readonly string[]
  /** The keys of fields of the app. */
  readonly groupCustomFieldFilter?: readonly string[]
}

interface Seen {
  readonly groupID: string
  readonly groupCustomField: { key: string; value: string }[]
  readonly selfInfo?: object | undefined
}

/** What a filter leaves of a group. Its id is always there. */
export const filterGroup = (info: Seen, filter: GroupFilter = {}): v.InferOutput<typeof filteredGroup> => {
  const { groupBaseInfoFilter = [], selfInfoFilter = [], groupCustomFieldFilter: keys = [] } = filter
  const { groupID, selfInfo, ...base } = info
  const groupCustomField = base.groupCustomField.filter(({ key }) => keys.length === 0 || keys.includes(key))
  const names =
    keys.length === 0 || groupBaseInfoFilter.length === 0 ? groupBaseInfoFilter : [...groupBaseInfoFilter, CUSTOM]
  return {
    ...named({ ...base, groupCustomField }, names),
    groupID,
    ...(selfInfo === undefined ? {} : { selfInfo: named(selfInfo, selfInfoFilter) }),
  }
}

const CUSTOM = wireKey('groupCustomField')

const named = (fields: object, names: readonly string[]): object =>
  names.length === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(wireKey(name))))
