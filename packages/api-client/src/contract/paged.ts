import { LIMITS } from '@org/domain'
import * as v from 'valibot'
import { text, wholeNumber } from './fields'
import { notId } from './id-fields'

const pageFields = {
  page: v.optional(notId(wholeNumber(1)), 1),
  size: v.optional(wholeNumber(1, 100), LIMITS.pageSize),
}
const cursorFields = { cursor: v.optional(notId(text(256)), ''), size: pageFields.size }
const pageFacts = { total: wholeNumber(), page: wholeNumber(1) }

/** The bodies of a list with numbered pages, from 1. Rule: API-10. */
// @__NO_SIDE_EFFECTS__
export const paged = <Item extends v.GenericSchema, Fields extends v.ObjectEntries>(
  item: Item,
  fields: Fields,
): Paged<Item, Fields> => ({
  request: v.object({ ...fields, ...pageFields }),
  reply: v.object({ list: v.array(item), ...pageFacts }),
})

export interface Paged<Item extends v.GenericSchema, Fields extends v.ObjectEntries> {
  readonly request: v.ObjectSchema<Fields & typeof pageFields, undefined>
  readonly reply: v.ObjectSchema<{ readonly list: v.ArraySchema<Item, undefined> } & typeof pageFacts, undefined>
}

/**
 * The bodies of a list that grows at its beginning: `next` is the cursor of the next page, empty at the end. Rule: API-10.
 */
// @__NO_SIDE_EFFECTS__
export const pagedByCursor = <Item extends v.GenericSchema, Fields extends v.ObjectEntries>(
  item: Item,
  fields: Fields,
): PagedByCursor<Item, Fields> => ({
  request: v.object({ ...fields, ...cursorFields }),
  reply: v.object({ list: v.array(item), next: v.string() }),
})

export interface PagedByCursor<Item extends v.GenericSchema, Fields extends v.ObjectEntries> {
  readonly request: v.ObjectSchema<Fields & typeof cursorFields, undefined>
  readonly reply: v.ObjectSchema<
    { readonly list: v.ArraySchema<Item, undefined>; readonly next: v.StringSchema<undefined> },
    undefined
  >
}
