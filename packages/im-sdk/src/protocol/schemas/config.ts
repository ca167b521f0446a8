import * as v from 'valibot'
import { sequence } from './common'
import { idOf } from './id-fields'

const SDKAppID = v.pipe(v.number(), v.integer(), v.minValue(1), idOf('app'))
/** Seconds until the config expires. */
const expiredTime = sequence

export const getCloudConfig = {
  summary: 'The settings of the app, such as frequency limits of commands.',
  request: v.object({
    SDKAppID,
    /** The version that the client has; 0 for none. */
    version: v.optional(sequence, 0),
  }),
  reply: v.object({
    /** The settings as a JSON object. Empty if the client has the newest version. */
    cloudControlConfig: v.string(),
    expiredTime,
    version: sequence,
  }),
}
export const getCommercialConfig = {
  summary: 'Which abilities the app has purchased.',
  request: v.object({ SDKAppID }),
  reply: v.object({
    /** One character per ability; the first is rightmost. */
    purchaseBits: v.pipe(v.string(), v.regex(/^[01]{1,64}$/)),
    expiredTime,
  }),
}
