import type { endpointSchemas } from '@org/api-client/contract'
import { SWITCHES, type SwitchName } from '@org/domain'
import * as v from 'valibot'
import type { Language } from '../language'

/**
 * The default switches of a site. Off are those that mean nothing without more: `customer_entry` without the id of a
 * customer service, and `self_storage`, which nobody reads.
 */
const OPEN: ReadonlySet<SwitchName> = new Set([
  'room_operate',
  'anchorroom',
  'robotroom',
  'shortvideo_check',
  'match_database',
  'room_chat',
  'room_anchor',
  'race_quiz_check',
  'race_status',
  'race_analysis',
  'race_lineup',
  'race_index',
  'room_rank',
  'userchat',
  'redform_new_check',
  'ai_model',
  'lttu_live_tab',
  'balance',
  'topup',
  'groupchat',
  'account_register',
])

export const SWITCH_DEFAULTS = Object.fromEntries(
  SWITCHES.map((name) => [`switch_${name}` as const, OPEN.has(name) ? '1' : '0']),
)

type ConfigKey = keyof (typeof endpointSchemas)['getCommonConfig']['reply']['entries']['config']['entries']
/** What follows from the settings of the server. */
type ServerKey = 'im_sdkappid' | 'matches_simulated' | 'api_hosts' | Shown

/** What operators write as content, and lists of words, which are settings of each language. */
type Shown = 'launch_ad' | 'home_pop_ad' | 'live_play_ad' | 'live_category' | WordListKey
type WordListKey = 'emoji' | 'live_badge' | 'user_tag'

interface Setting {
  readonly default: string | number
  /** From the operator's text to the value. */
  readonly schema: v.GenericSchema<string, string | number>
}

const line = (wanted: RegExp, hint: string): Setting => ({
  default: '',
  schema: v.pipe(v.string(), v.maxLength(500, 'It has at most 500 characters.'), v.regex(wanted, hint)),
})
const url = line(/^$|^https:\/\/[^\s"'\\]+$/, 'It is an address as https://…, or empty.')
const host = line(/^$|^(https:\/\/)?[\w-]+(\.[\w-]+)+(:\d{1,5})?$/, 'It is a host as m.example, or empty.')
const name = line(/^[\w./-]*$/, 'It has letters, digits and . _ / - only.')
const duration: Setting = {
  default: 0,
  schema: v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'It is a whole number of seconds below a million.'),
    v.transform(Number),
  ),
}

/** What an operator may set for a site, besides its switches. A forgotten field of the config does not compile. */
const FIELDS: Readonly<Record<Exclude<ConfigKey, ServerKey>, Setting>> = {
  room_video_play_sec: duration,
  room_video_play_flogin_sec: duration,
  huawei_pull_hls_domain: host,
  cos_bucket: name,
  cos_region: name,
  cos_folder_image: name,
  site_domain: host,
  site_h5_domain: host,
  site_h5_share_url: url,
  dl_android: url,
  dl_ios: url,
  customer_id: name,
}

/** Settings with what the search proposes first, which clients get from `getHotSearches`. */
export const HOT_SEARCHES: Readonly<Record<Language, string>> = { zh: 'hot_searches_zh', 'pt-BR': 'hot_searches_pt' }
/** The setting with the seconds that a member without VIP may watch in a day; 0 for no limit. Clients do not get it. */
export const MEMBER_WATCH = 'member_video_play_sec'
/** The settings with lists of words that clients get in their language, by the key of the config. */
export const WORD_LISTS: Readonly<Record<WordListKey, Readonly<Record<Language, string>>>> = {
  emoji: { zh: 'emoji', 'pt-BR': 'emoji' },
  live_badge: { zh: 'live_badge_zh', 'pt-BR': 'live_badge_pt' },
  user_tag: { zh: 'user_tag_zh', 'pt-BR': 'user_tag_pt' },
}
/**
 * Settings of channels: the codes that the site has, any if it lists none; how users reach the site; the version of each
 * app.
 */
export const CHANNEL_SETTINGS = {
  known: 'channels',
  contact: 'contact',
  ios: 'app_version_ios',
  android: 'app_version_android',
} as const
const keywords = line(/^\P{Cc}*$/u, 'It is keywords with commas between them.')

const version = line(/^$|^\d+(\.\d+){0,3}$/, 'It is a version as 3.2.1, or empty.')

const onOff = v.picklist(['0', '1'], 'It is 1 for on or 0 for off.')

/** All settings of a site by their keys in the config. */
export const SITE_SETTINGS: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ...Object.entries(FIELDS),
  ...[HOT_SEARCHES, ...Object.values(WORD_LISTS)].flatMap((keys) =>
    Object.values(keys).map((key) => [key, keywords] as const),
  ),
  [MEMBER_WATCH, duration],
  [CHANNEL_SETTINGS.known, keywords],
  [CHANNEL_SETTINGS.contact, line(/^\P{Cc}*$/u, 'It is one line.')],
  [CHANNEL_SETTINGS.ios, version],
  [CHANNEL_SETTINGS.android, version],
  ...Object.entries(SWITCH_DEFAULTS).map(([key, value]) => [key, { default: value, schema: onOff }] as const),
])
