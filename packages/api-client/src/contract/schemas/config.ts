import * as v from 'valibot'
import { liveCategory } from '../entities/live'
import { placement } from '../entities/placement'

export const getCommonConfig = {
  request: v.object({}),
  /**
   * Switches are fields `switch_…` with '1' or '0'; an absent switch does not exist. Rules: DOM-95, DOM-96.
   */
  reply: v.object({
    config: v.looseObject({
      room_video_play_sec: v.number(),
      room_video_play_flogin_sec: v.number(),
      huawei_pull_hls_domain: v.string(),
      im_sdkappid: v.number(),
      cos_bucket: v.string(),
      cos_region: v.string(),
      cos_folder_image: v.string(),
      site_domain: v.string(),
      site_h5_domain: v.string(),
      site_h5_share_url: v.string(),
      dl_android: v.string(),
      dl_ios: v.string(),
      customer_id: v.string(),
      /** Ours: the listed matches are simulated, and the app says so. Rule: DOM-97. */
      matches_simulated: v.optional(v.boolean()),
      /** The hosts that take the calls in turn, as `https://host`; empty for the page's own. Ours. */
      api_hosts: v.optional(v.array(v.string())),
      /** Advertisements in their time: at the start of a visit, over the home page, before a stream. */
      launch_ad: v.optional(v.array(placement)),
      home_pop_ad: v.optional(v.array(placement)),
      live_play_ad: v.optional(v.array(placement)),
      live_category: v.optional(v.array(liveCategory)),
      /** What an operator has set for the site: emoji to propose, names of badges of rooms and of tags of users, which those have by number. */
      emoji: v.optional(v.array(v.string())),
      live_badge: v.optional(v.array(v.string())),
      user_tag: v.optional(v.array(v.string())),
    }),
  }),
}
