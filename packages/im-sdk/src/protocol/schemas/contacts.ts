import * as v from 'valibot'
import { idOf } from './id-fields'

/** The other side of a conversation: type 1 with `toAccount`, or type 2 with `groupID`. */
export const contactItem = v.object({
  type: v.picklist([1, 2]),
  toAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
  groupID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
})

/** The outcome of each item, in the order of the request; code 0 is success. */
export const itemResults = v.object({
  resultItem: v.array(v.object({ contactItem, resultCode: v.number(), resultInfo: v.string() })),
})
