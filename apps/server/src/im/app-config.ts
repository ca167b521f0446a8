import { ABILITY } from '@org/im-sdk/protocol'

/** What the engine is told of the app, by the keys of the specification. A change takes a new version. Source: im.md §9. */
const SETTINGS = {
  /** Frequency limits by `servcmd`, in place of the catalogue's: `{ interval: seconds, count }`. */
  cmd_frequency_limit: {},
  /** Megabytes of audio, files, images and videos. */
  upload_size_limit: { a: 20, f: 100, i: 20, v: 100 },
  evt_rpt_threshold: 20,
  evt_rpt_waiting: 60_000,
  evt_rpt_level: [4, 5, 6],
  evt_rpt_sdkappid_bl: [],
  evt_rpt_tinyid_wl: [],
  q_rpt_interval: 120,
  enable_worker: 1,
} as const

export const CLOUD_CONFIG = { version: 1, text: JSON.stringify(SETTINGS) } as const

/** Everything that this server can do belongs to the app. */
const PURCHASED: readonly (keyof typeof ABILITY)[] = [
  'conversationGroups',
  'groupCounters',
  'messageExtensions',
  'groupReceivers',
  'userStatus',
  'liveRoomMembers',
  'liveRoomBans',
]

/** One character an ability, the first rightmost. */
export const PURCHASE_BITS = PURCHASED.reduce((bits, name) => bits + ABILITY[name], 0).toString(2)

/** Seconds until an engine asks again. */
export const CONFIG_HOLDS = 86_400
