import { readSwitches, type Switches } from './switches'

/** The app's config, normalised from the reply of `getCommonConfig`. Rule: DOM-95. */
export interface AppConfig {
  /** Seconds of video before a visitor is asked to log in; 0 for no limit. */
  room_video_play_sec: number
  /** Seconds of video after which a visitor must log in; 0 for no limit. */
  room_video_play_flogin_sec: number
  huawei_pull_hls_domain: string
  im_sdkappid: number
  cos_bucket: string
  cos_region: string
  cos_folder_image: string
  site_domain: string
  site_h5_domain: string
  site_h5_share_url: string
  dl_android: string
  dl_ios: string
  /** The user id of customer service. */
  customer_id: string
  /** The listed matches are simulated. Rule: DOM-97. */
  matches_simulated: boolean
  switches: Switches
}

const NUMBERS = ['room_video_play_sec', 'room_video_play_flogin_sec', 'im_sdkappid'] as const

const TEXTS = [
  'huawei_pull_hls_domain',
  'cos_bucket',
  'cos_region',
  'cos_folder_image',
  'site_domain',
  'site_h5_domain',
  'site_h5_share_url',
  'dl_android',
  'dl_ios',
  'customer_id',
] as const

/**
 * Reads the config of a reply. Numbers may arrive as text and text as numbers; missing or invalid values are 0 or
 * empty. Never throws.
 *
 * Rules: DOM-95, DOM-96, DOM-97.
 *
 * @example
 * const config = readAppConfig({ room_video_play_sec: '60', customer_id: 900, switch_userchat: '1' })
 * config.room_video_play_sec // => 60
 * config.customer_id // => '900'
 * config.switches // => { userchat: '1' }
 */
export const readAppConfig = (wire: unknown): AppConfig => {
  const source = Object(wire) as Readonly<Record<string, unknown>>
  const numbers = NUMBERS.map((key) => [key, number(source[key])] as const)
  const texts = TEXTS.map((key) => [key, text(source[key])] as const)
  return {
    ...(Object.fromEntries(numbers) as Record<(typeof NUMBERS)[number], number>),
    ...(Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string>),
    matches_simulated: source['matches_simulated'] === true,
    switches: readSwitches(wire),
  }
}

const number = (value: unknown): number => {
  const result = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isFinite(result) ? Math.max(0, result) : 0
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
