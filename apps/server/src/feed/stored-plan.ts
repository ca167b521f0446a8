import { recordedScript, type MatchRecord } from './recorded-script'
import type { MatchPlan } from './simulation/match-plan'
import type { MatchScript } from './simulation/match-script'
import { scriptOfPlan } from './simulation/script-of-plan'

/** What the database keeps of a match besides its state: enough to tell its whole story again. */
export interface StoredPlan {
  readonly plan: MatchPlan
  /** What really happened, for imported matches; null for simulated ones. */
  readonly record: MatchRecord | null
}

export const scriptOf = ({ plan, record }: StoredPlan): MatchScript =>
  record === null ? scriptOfPlan(plan) : recordedScript(plan, record)
