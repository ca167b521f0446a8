import type { configEndpoints } from '@org/api-client/contract'
import { SWITCHES, type SwitchName } from '@org/domain'
import { siteOfSource } from '@org/site-brands'
import type { Context } from '../../services/context'
import { siteConfig } from '../../store/ops/site-config'
import type { Handlers } from '../handler'

export const configHandlers = {
  getCommonConfig: async (_request, { context, common }) => {
    const site = siteOfSource(common.sp_source ?? '') ?? context.config.site
    return { config: { ...defaults(context), ...(await siteConfig(context.db, site)) } }
  },
} satisfies Handlers<typeof configEndpoints>

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

/** What a site shows unless it sets otherwise. Doors to what is not there yet are closed. */
const OPEN: ReadonlySet<SwitchName> = new Set([
  'room_operate',
  'anchorroom',
  'robotroom',
  'room_chat',
  'room_anchor',
  'race_status',
  'race_index',
  'userchat',
  'lttu_live_tab',
  'account_register',
])

const SWITCH_DEFAULTS = Object.fromEntries(
  SWITCHES.map((name) => [`switch_${name}` as const, OPEN.has(name) ? '1' : '0']),
)
