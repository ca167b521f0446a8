import * as v from 'valibot'
import { sequence } from './common'

const entry = v.object({
  profanity: v.string(),
  replacement: v.string(),
  /** 1 refuses a text, 2 replaces the word. */
  filterType: v.picklist([1, 2]),
  profanityType: sequence,
})

/**
 * Pages through the list; `startIndex` of a reply is handed back for the next page. Source: im.md §7 Session and
 * config.
 */
export const getProfanityList = {
  summary: 'Pages through the words that chat does not say.',
  request: v.object({
    /** The version at hand; 0 for none. */
    version: v.optional(sequence, 0),
    deviceID: v.pipe(v.string(), v.maxLength(128)),
    startIndex: v.optional(sequence, 0),
  }),
  reply: v.object({
    version: sequence,
    completeFlag: v.picklist([0, 1]),
    startIndex: sequence,
    /** Empty when the version at hand is the newest. */
    profanityList: v.array(entry),
    filterConfig: v.object({
      /** 0: the client leaves texts alone. */
      isEnabled: v.picklist([0, 1]),
      /** Seconds until the list is to be asked for again. */
      expiredTime: sequence,
    }),
  }),
}
