import type { StoredPlan } from '../store/matches/stored-plan'
import { recordedScript } from './recorded-script'
import type { MatchScript } from './simulation/match-script'
import { scriptOfPlan } from './simulation/script-of-plan'

export const scriptOf = ({ plan, record }: StoredPlan): MatchScript =>
  record === null ? scriptOfPlan(plan) : recordedScript(plan, record)
