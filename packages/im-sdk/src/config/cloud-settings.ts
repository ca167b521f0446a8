import type { Settings } from '../modules'
import type { FrequencyLimit } from '../protocol/command-schema'
import { imError } from '../protocol/im-error'
import { CONFIG_TIMING, MESSAGE_LIMITS, MESSAGE_SIZES } from '../protocol/limits'
import { isCount } from '../rpc/read-message'
import { jsonObject } from '../store/json-object'

/** Throws REPLY_INVALID unless the text is a JSON object. */
export const readSettings = (cloudControlConfig: string): Settings => {
  const settings = jsonObject(cloudControlConfig)
  if (settings === null) throw imError('REPLY_INVALID', 'The cloud config is not a JSON object.')
  return settings
}

/** A switch value, as a number or as text. */
export const isOn = (value: unknown): boolean => Number(value) === 1

/** Frequency limits by `servcmd`. */
export const limitsOf = (settings: Settings): ReadonlyMap<string, FrequencyLimit> => {
  const limits = Object.entries(jsonObject(settings.cmd_frequency_limit) ?? {})
  return new Map(limits.flatMap(([wire, value]) => limitOf(wire, value)))
}

/** How many messages one page of the history has, up to the most that the server gives. */
export const roamCountOf = (settings: Settings, type: 'c2c' | 'group'): number => {
  const count = jsonObject(settings.roam_count)?.[type]
  return isCount(count) && count > 0 ? Math.min(count, MESSAGE_SIZES.roamMax) : MESSAGE_LIMITS.roamDefault
}

/** `{ interval, count }`: the interval in seconds, at most an hour, the count at least 1. Other values are ignored. */
const limitOf = (wire: string, value: unknown): [string, FrequencyLimit][] => {
  const { interval, count } = jsonObject(value) ?? {}
  if (typeof interval !== 'number' || typeof count !== 'number' || !(interval > 0) || !(count >= 1)) return []
  return [[wire, { count, perMs: Math.min(interval, CONFIG_TIMING.limitMaxSeconds) * 1_000 }]]
}
