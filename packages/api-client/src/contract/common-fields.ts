import { PLATFORM_WORDS } from '@org/domain'
import * as v from 'valibot'
import { informative, text, wholeNumber } from './fields'

/**
 * The fields of every call besides its own: in the body of a POST, in the query of a GET. The token of a GET is sent
 * in `Authorization: Bearer`, never in the URL. A guest sends its `userid` as `uid` and its `txim_sign` as `token`.
 * Fields that only describe where a user came from are ignored if they cannot be read, because anyone can write them
 * into an address. Rules: API-3, API-4, DOM-22.
 */
export const commonFields = v.object({
  token: v.optional(text(2_048)),
  uid: v.optional(v.union([text(64), wholeNumber()])),
  sp_source: v.optional(v.union([text(32), wholeNumber()])),
  app_ver: informative(text(128)),
  mobile_model: informative(text(128)),
  system_ver: informative(text(128)),
  reported_user_id: informative(text(128)),
  channel_code: informative(text(128)),
  platform: informative(v.picklist(PLATFORM_WORDS)),
  autoLogin: informative(v.union([text(8), wholeNumber()])),
  lang: v.optional(text(16)),
  /** For a call whose row has a `key`. */
  request_key: v.optional(text(64, 1)),
})

export type CommonFields = v.InferOutput<typeof commonFields>
