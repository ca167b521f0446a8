import * as v from 'valibot'

/**
 * The fields every call carries beside its own: in the body of a POST, in the query of a GET. The token of a GET
 * travels in
 * `Authorization: Bearer`, never in the URL. A guest sends its `userid` as `uid` and its `txim_sign` as `token`.
 * Source: app.md §7, decisions 23.
 */
export const commonFields = v.object({
  token: v.optional(v.string()),
  uid: v.optional(v.union([v.string(), v.number()])),
  sp_source: v.optional(v.union([v.string(), v.number()])),
  app_ver: v.optional(v.string()),
  mobile_model: v.optional(v.string()),
  system_ver: v.optional(v.string()),
  reported_user_id: v.optional(v.string()),
  channel_code: v.optional(v.string()),
  platform: v.optional(v.picklist(['ios', 'h5'])),
  autoLogin: v.optional(v.union([v.string(), v.number()])),
  lang: v.optional(v.string()),
})

export type CommonFields = v.InferOutput<typeof commonFields>
