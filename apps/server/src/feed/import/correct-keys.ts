import type { Transaction } from 'kysely'
import type { ScheduledMatch } from '../../ports/match-writer'
import { deleteUnnamed } from '../../store/matches/delete-unnamed'
import { importedMatches, renameMatch, type KeptMatch } from '../../store/matches/file-matches'
import type { StoredPlan } from '../../store/matches/stored-plan'
import type { Database } from '../../store/schema'

/**
 * Makes the stored matches of a file those that it has now. One whose round was corrected keeps its id; one that is gone is
 * deleted or, if something refers to it, cancelled: returns the plans of these.
 */
export const correctKeys = async (
  trx: Transaction<Database>,
  { competitionId, prefix, matches }: { competitionId: number; prefix: string; matches: readonly ScheduledMatch[] },
): Promise<StoredPlan[]> => {
  const stored = await importedMatches(trx, { competitionId, prefix })
  const keys = new Set(matches.map(({ key }) => key))
  const known = new Set(stored.map(({ natural_key }) => natural_key))
  const gone = new Set(stored.filter(({ natural_key }) => !keys.has(natural_key)))
  for (const match of matches.filter(({ key }) => !known.has(key))) {
    const same = nearest(match, [...gone])
    if (same === undefined) continue
    gone.delete(same)
    await renameMatch(trx, { id: same.id, key: match.key })
  }
  const cancelled: StoredPlan[] = []
  for (const { id, plan } of gone) if (!(await deleteUnnamed(trx, id)) && plan) cancelled.push(withoutMatch(plan))
  return cancelled
}

/** The match of the same teams whose kick-off is nearest. */
const nearest = ({ home_id, away_id, kickoff_time }: ScheduledMatch, stored: readonly KeptMatch[]) =>
  stored
    .filter((match) => match.home_id === home_id && match.away_id === away_id)
    .toSorted((a, b) => Math.abs(a.kickoff_time - kickoff_time) - Math.abs(b.kickoff_time - kickoff_time))[0]

const withoutMatch = (stored: StoredPlan): StoredPlan => ({
  ...stored,
  record: stored.record && {
    ...stored.record,
    outcome: 'cancelled',
    ht: null,
    ft: null,
    et: null,
    p: null,
    goals: null,
  },
})
