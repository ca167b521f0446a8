import * as v from 'valibot'

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
    }),
  }),
}
