import * as v from 'valibot'
import { sequence } from './common'

const SDKAppID = v.pipe(v.number(), v.integer(), v.minValue(1))
/** Seconds until it is to be asked for again. */
const expiredTime = sequence

export const getCloudConfig = {
  summary: 'The settings of the app, such as frequency limits of commands.',
  request: v.object({
    SDKAppID,
    /** The version at hand; 0 for none. */
    version: v.optional(sequence, 0),
  }),
  reply: v.object({
    /** A JSON object of settings; empty when the version at hand is the newest. */
    cloudControlConfig: v.string(),
    expiredTime,
    version: sequence,
  }),
}
export const getCommercialConfig = {
  summary: 'Which abilities the app has purchased.',
  request: v.object({ SDKAppID }),
  reply: v.object({
    /** One character an ability, the first rightmost. */
    purchaseBits: v.pipe(v.string(), v.regex(/^[01]{1,64}$/)),
    expiredTime,
  }),
}
