import { leagueTable, type TableRow, type TableRules, type TableScope } from '@org/domain'
import type { Kysely } from 'kysely'
import type { LeftOut, SeasonPart } from '../../store/matches/season-part'
import { resultsIn, stageRules } from '../../store/matches/standings'
import type { Database } from '../../store/schema'

interface Counted {
  readonly part: SeasonPart
  readonly rules: TableRules
  /** All matches of each team, or those at home or away only. */
  readonly scope: TableScope
}

/** A table, counted from the stored results of shown matches. Teams that have not played yet are included; those that nothing separates are sorted by name. */
export const standingsIn = async (
  db: Kysely<Database>,
  { part, rules, scope }: Counted,
): Promise<readonly TableRow[]> => leagueTable({ ...(await resultsIn(db, part)), rules, scope })

/** The table of a stage. */
export const standingsOf = async (
  db: Kysely<Database>,
  stageId: number,
  { scope = 'all', ...counting }: { readonly scope?: TableScope; readonly leftOut?: LeftOut } = {},
): Promise<readonly TableRow[]> => {
  const rules = await stageRules(db, stageId)
  return rules === undefined ? [] : standingsIn(db, { part: { stages: [stageId], ...counting }, rules, scope })
}
