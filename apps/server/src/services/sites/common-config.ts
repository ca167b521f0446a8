import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { siteConfig } from '../../store/ops/site-config'
import { shownPlacements } from '../content/placements'
import type { Context } from '../context'
import type { Language } from '../language'
import { listCategories } from '../live/list-rooms'
import type { Site } from './sites'
import { CHANNEL_SETTINGS, HOT_SEARCHES, MEMBER_WATCH, SWITCH_DEFAULTS, WORD_LISTS } from './site-settings'
import { wordsIn } from './words-in'

type CommonConfig = ReplyOf<Endpoints['getCommonConfig']>['config']

/** The config of a site: the settings of the server, and what an operator has set for the site. */
export const commonConfig = async (context: Context, site: Site, lang: Language): Promise<CommonConfig> => {
  const [settings, ads, categories] = await Promise.all([
    siteConfig(context.db, site),
    shownPlacements(context, { site, lang, places: ['launch', 'pop', 'play'] }),
    listCategories(context, lang),
  ])
  const listOf = (key: keyof typeof WORD_LISTS) => wordsIn(settings[WORD_LISTS[key][lang]])
  return {
    ...defaults(context),
    ...omit(settings, OTHER_SETTINGS),
    launch_ad: ads.launch,
    home_pop_ad: ads.pop,
    live_play_ad: ads.play,
    live_category: categories,
    emoji: wordsIn(settings[WORD_LISTS.emoji[lang]] ?? STANDARD_EMOJI),
    live_badge: listOf('live_badge'),
    user_tag: listOf('user_tag'),
  }
}

/** Proposed until an operator has set others. */
const STANDARD_EMOJI = '👍,👏,⚽,🏀,🥅,🏆,🔥,🎉,💪,🙏,❤️,💔,😂,😊,😍,😎,🤔,😱,😭,😡,😴,🍻,👋,💯'

/** The settings that are no fields of the config. */
const OTHER_SETTINGS = [
  ...[HOT_SEARCHES, CHANNEL_SETTINGS, ...Object.values(WORD_LISTS)].flatMap(Object.values<string>),
  MEMBER_WATCH,
]

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
