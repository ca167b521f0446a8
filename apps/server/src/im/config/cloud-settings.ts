import { commands } from '@org/im-sdk/protocol'
import * as v from 'valibot'

const WIRES: ReadonlySet<string> = new Set(Object.values(commands).map(({ wire }) => wire))
const wire = v.pipe(
  v.string(),
  v.check((name) => WIRES.has(name), 'There is no such command.'),
)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1))
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
  enable_worker: v.picklist([0, 1]),
} as const

export type CloudSettingName = keyof typeof cloudSettingSchemas
export type CloudSettings = {
  readonly [Name in CloudSettingName]: v.InferOutput<(typeof cloudSettingSchemas)[Name]>
}

/** The defaults. */
export const DEFAULT_SETTINGS: CloudSettings = {
  cmd_frequency_limit: {},
  upload_size_limit: { a: 20, f: 100, i: 20, v: 100 },
  evt_rpt_threshold: 20,
  evt_rpt_waiting: 60_000,
  evt_rpt_level: [4, 5, 6],
  evt_rpt_sdkappid_bl: [],
  evt_rpt_tinyid_wl: [],
  q_rpt_interval: 120,
  q_rpt_sdkappid_bl: [],
  q_rpt_tinyid_wl: [],
  enable_worker: 1,
}

export const isCloudSetting = (name: string): name is CloudSettingName => Object.hasOwn(cloudSettingSchemas, name)
