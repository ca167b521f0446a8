import type { configRows } from '@org/api-client/contract'
import type { Context } from '../../services/context'
import { siteConfig } from '../../store/ops/site-config'
import type { Handlers } from '../handler'
import { SWITCH_DEFAULTS } from '../../services/sites/site-settings'

export const configHandlers = {
  getCommonConfig: async (_request, { context, site }) => ({
    config: { ...defaults(context), ...(await siteConfig(context.db, site)) },
  }),
} satisfies Handlers<typeof configRows>

const defaults = ({ config }: Context) => ({
  room_video_play_sec: 0,
  room_video_play_flogin_sec: 0,
  huawei_pull_hls_domain: '',
  im_sdkappid: config.sdkAppId,
  cos_bucket: '',
  cos_region: '',
  cos_folder_image: '',
  site_domain: '',
  site_h5_domain: '',
  site_h5_share_url: '',
  dl_android: '',
  dl_ios: '',
  customer_id: '',
  matches_simulated: config.feed === 'simulation',
  api_hosts: [...config.apiHosts],
  ...SWITCH_DEFAULTS,
})
