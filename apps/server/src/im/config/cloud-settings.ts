import {
  ATTRIBUTE_LIMITS,
  commands,
  COUNTER_LIMITS,
  MESSAGE_LIMITS,
  MESSAGE_SIZES,
  STATUS_LIMITS,
  UPLOAD_LIMITS,
} from '@org/im-sdk/protocol'
import * as v from 'valibot'

const WIRES: ReadonlySet<string> = new Set(Object.values(commands).map(({ wire }) => wire))
const wire = v.pipe(
  v.string(),
  v.check((name) => WIRES.has(name), 'There is no such command.'),
)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1))
const upToMost = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(STATUS_LIMITS.changeMost))
const roamed = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MESSAGE_SIZES.roamMax))
const megabytes = v.pipe(v.number(), v.gtValue(0))

/** The cloud settings by the keys of the specification, with the schema of each. Rule: SRV-2. */
export const cloudSettingSchemas = {
  /** Frequency limits by `servcmd`, instead of the contract's: `{ interval: seconds, count }`. */
  cmd_frequency_limit: v.record(
    wire,
    v.strictObject({ interval: v.pipe(v.number(), v.gtValue(0)), count: atLeastOne }),
  ),
  /** Megabytes of audio, files, images and videos. */
  upload_size_limit: v.strictObject({ a: megabytes, f: megabytes, i: megabytes, v: megabytes }),
  /** Users in one subscription to their status, and in one end of subscriptions. */
  user_status_max: v.strictObject({ sub: upToMost, unsub: upToMost }),
  evt_rpt_threshold: atLeastOne,
  /** Milliseconds. */
  evt_rpt_waiting: atLeastOne,
  evt_rpt_level: v.array(count),
  evt_rpt_sdkappid_bl: v.array(count),
  evt_rpt_tinyid_wl: v.array(v.string()),
  /** Seconds. */
  q_rpt_interval: atLeastOne,
  q_rpt_sdkappid_bl: v.array(count),
  q_rpt_tinyid_wl: v.array(v.string()),
  /** Milliseconds for which clients keep the attributes and the counters of a group. */
  group_attribute_expiry: count,
  group_counter_expiry: count,
  enable_worker: v.picklist([0, 1]),
  /** Seconds for which a sender may revoke a message. */
  revoke_seconds: atLeastOne,
  /** Seconds for which the credentials of uploads are valid. */
  upload_credentials_seconds: v.pipe(atLeastOne, v.maxValue(UPLOAD_LIMITS.credentialsSeconds)),
  /** Messages in one page of the history that the engine reads. */
  roam_count: v.strictObject({ c2c: roamed, group: roamed }),
} as const

export type CloudSettingName = keyof typeof cloudSettingSchemas
export type CloudSettings = {
  readonly [Name in CloudSettingName]: v.InferOutput<(typeof cloudSettingSchemas)[Name]>
}

/** The defaults. */
export const DEFAULT_SETTINGS: CloudSettings = {
  cmd_frequency_limit: {},
  upload_size_limit: { a: 20, f: 100, i: 20, v: 100 },
  user_status_max: { sub: STATUS_LIMITS.changeMax, unsub: STATUS_LIMITS.changeMax },
  evt_rpt_threshold: 20,
  evt_rpt_waiting: 60_000,
  evt_rpt_level: [4, 5, 6],
  evt_rpt_sdkappid_bl: [],
  evt_rpt_tinyid_wl: [],
  q_rpt_interval: 120,
  q_rpt_sdkappid_bl: [],
  q_rpt_tinyid_wl: [],
  group_attribute_expiry: ATTRIBUTE_LIMITS.cacheMs,
  group_counter_expiry: COUNTER_LIMITS.cacheMs,
  enable_worker: 1,
  revoke_seconds: 120,
  upload_credentials_seconds: UPLOAD_LIMITS.credentialsSeconds,
  roam_count: { c2c: MESSAGE_LIMITS.roamDefault, group: MESSAGE_LIMITS.roamDefault },
}

export const isCloudSetting = (name: string): name is CloudSettingName => Object.hasOwn(cloudSettingSchemas, name)
