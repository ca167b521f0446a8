import type { Transaction } from 'kysely'
import type { StoredPlan } from '../../store/matches/stored-plan'
import { savePlans } from '../../store/matches/match-feed'
import type { Database } from '../../store/schema'
import { applyReports } from '../apply-reports'
import { detailsOf } from '../details-of'
import { feedState, firstUpdateAt } from '../feed-row'
import { scriptOf } from '../script-of'

/**
 * Stores the plans of imported or replayed matches, and reports those that are new or changed from the start. Returns
 * their ids.
 */
export const savePlanned = async (
  trx: Transaction<Database>,
  plans: readonly StoredPlan[],
  nowMs: number,
): Promise<ReadonlySet<number>> => {
  const planned = plans.map((stored) => ({ stored, script: scriptOf(stored) }))
  const stamps = await savePlans(
    trx,
    planned.map(({ stored, script }) => ({
      id: stored.plan.id,
      plan: stored,
      wakes_at: firstUpdateAt(stored.plan, script),
    })),
  )
  const now = nowMs / 1000
  const changed = planned.filter(({ stored }) => stamps.has(stored.plan.id))
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const reports = changed.slice(from, from + AT_ONCE).map(({ stored, script }) => {
      const { id } = stored.plan
      const stamp = Math.max(nowMs, (stamps.get(id) ?? 0) + 1)
      const parts = { ...feedState(stored, script, now), ...detailsOf(stored, script, now) }
      // A replay begins again. A file that has changed corrects what it said.
      return { id, stamp, corrects: true, restarts: stored.factsOnly !== true, ...parts }
    })
    await applyReports(trx, reports, now)
  }
  return new Set(stamps.keys())
}

const AT_ONCE = 100
