import type { Settings } from '../modules'
import { REPORT_LEVELS, REPORT_LIMITS } from '../protocol/limits'

export interface ReportSettings {
  /** The number of events that triggers a report. */
  readonly flushEvents: number
  /** Fewer events are sent after this time. */
  readonly waitMs: number
  readonly levels: readonly string[]
  readonly qualityMs: number
}

/** The operator's settings, with defaults for missing or invalid values. Rule: IM-55. */
export const readReportSettings = (settings: Settings): ReportSettings => {
  return {
    flushEvents: within(settings.evt_rpt_threshold, 1, REPORT_LIMITS.maxEvents) ?? REPORT_LIMITS.flushEvents,
    waitMs: within(settings.evt_rpt_waiting, 1_000, HOUR_MS) ?? REPORT_LIMITS.waitMs,
    levels: listOf(settings.evt_rpt_level ?? REPORT_LEVELS),
    qualityMs: 1_000 * (within(settings.q_rpt_interval, 10, HOUR_MS / 1_000) ?? REPORT_LIMITS.qualitySeconds),
  }
}

/** An app on the blacklist reports only users on the whitelist of tiny ids. */
export const mayReport = (settings: Settings, kind: 'evt' | 'q', SDKAppID: number, tinyID: string): boolean =>
  !listOf(settings[`${kind}_rpt_sdkappid_bl`]).includes(String(SDKAppID)) ||
  listOf(settings[`${kind}_rpt_tinyid_wl`]).includes(tinyID)

const HOUR_MS = 3_600_000

const within = (value: unknown, min: number, max: number): number | null => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && number >= min && number <= max ? number : null
}

/** A list, a list as JSON, or a comma-separated text. */
const listOf = (value: unknown): readonly string[] => {
  const texts = Array.isArray(value) ? value.map(textOf) : [textOf(value)]
  return texts.join().match(/[^\s,[\]"]+/g) ?? []
}

/** Nested lists are invalid; their depth is unlimited. */
const textOf = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''))
