import * as v from 'valibot'
import { sequence } from './common'
import { notId } from './id-fields'

const entry = v.object({
  profanity: v.string(),
  replacement: v.string(),
  /** 1 refuses the text, 2 replaces the word. */
  filterType: v.picklist([1, 2]),
  profanityType: sequence,
})

/** Pages through the list. Pass `startIndex` of a reply to get the next page. Rule: IM-42. */
export const getProfanityList = {
  summary: 'Pages through the profanity list.',
  request: v.object({
    /** The version that the client has; 0 for none. */
    version: v.optional(sequence, 0),
    deviceID: v.pipe(v.string(), v.maxLength(128), notId()),
    startIndex: v.optional(sequence, 0),
  }),
  reply: v.object({
    version: sequence,
    completeFlag: v.picklist([0, 1]),
    startIndex: sequence,
    /** Empty if the client has the newest version. */
    profanityList: v.array(entry),
    filterConfig: v.object({
      /** 0: the client does not check texts. */
      isEnabled: v.picklist([0, 1]),
      /** Seconds until the list expires. */
      expiredTime: sequence,
    }),
  }),
}
