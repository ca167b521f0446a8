import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { siteConfig } from '../../store/ops/site-config'
import type { Context } from '../context'
import type { Site } from './sites'
import { HOT_SEARCHES, MEMBER_WATCH, SWITCH_DEFAULTS } from './site-settings'

type CommonConfig = ReplyOf<Endpoints['getCommonConfig']>['config']

/** The config of a site: the settings of the server, and what an operator has set for the site. */
export const commonConfig = async (context: Context, site: Site): Promise<CommonConfig> => ({
  ...defaults(context),
  ...omit(await siteConfig(context.db, site), [...Object.values(HOT_SEARCHES), MEMBER_WATCH]),
})

const omit = (settings: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.includes(key)))

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
