/**
 * Parameters that change nothing that a page draws: where a visitor came from, and the site, which is known before. Not
 * `platform`, `lang` or what a screen reads, such as `date`.
 */
const NEUTRAL =
  /^(?:site|sp_source|app_ver|mobile_model|system_ver|reported_user_id|channel_code|channel|channelCode|inviteCode|utm_\w+)$/

/** Whether a page with this query draws the same as without one. */
export const isNeutral = (query: unknown): boolean => Object.keys(query as object).every((name) => NEUTRAL.test(name))
