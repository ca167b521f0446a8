import * as v from 'valibot'
import { query } from '../define-endpoint'

const url = v.string()
/** Switches are '1' or '0'; a switch that is absent does not exist. Keys carry `switch_`. Source: app.md §3 Config, decisions 32. */
const switches = v.record(v.pipe(v.string(), v.startsWith('switch_')), v.string())

export const configEndpoints = {
  getCommonConfig: query({
    method: 'POST',
    path: '/api/config/getCommonConfig',
    summary: 'What the app needs to start: switches, domains, IM app id, watch limits.',
    viewer: 'anyone',
    request: v.object({}),
    reply: v.object({
      config: v.objectWithRest(
        {
          room_video_play_sec: v.number(),
          room_video_play_flogin_sec: v.number(),
          huawei_pull_hls_domain: v.string(),
          im_sdkappid: v.number(),
          cos_bucket: v.string(),
          cos_region: v.string(),
          cos_folder_image: v.string(),
          site_domain: url,
          site_h5_domain: url,
          site_h5_share_url: url,
          dl_android: url,
          dl_ios: url,
          customer_id: v.string(),
        },
        v.unknown(),
      ),
      switches,
    }),
    provides: ['config'],
    hideLoading: true,
  }),
}
