import { LIMITS } from '@org/domain'
import * as v from 'valibot'
import { text, wholeNumber } from './fields'

const size = v.optional(wholeNumber(1, 100), LIMITS.pageSize)
const total = wholeNumber()

/** The bodies of a list with numbered pages, from 1. Rule: API-10. */
// @__NO_SIDE_EFFECTS__
export const paged = <Item extends v.GenericSchema, Fields extends v.ObjectEntries>(item: Item, fields: Fields) => ({
  request: v.object({ ...fields, page: v.optional(wholeNumber(1), 1), size }),
  reply: v.object({ list: v.array(item), total, page: wholeNumber(1) }),
})

/**
 * The bodies of a list that grows at its beginning: `next` is the cursor of the next page, empty at the end. Rule: API-10.
 */
// @__NO_SIDE_EFFECTS__
export const pagedByCursor = <Item extends v.GenericSchema, Fields extends v.ObjectEntries>(
  item: Item,
  fields: Fields,
) => ({
  request: v.object({ ...fields, cursor: v.optional(text(256), ''), size }),
  reply: v.object({ list: v.array(item), next: v.string() }),
})
