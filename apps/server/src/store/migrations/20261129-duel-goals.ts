import { sql, type Kysely } from 'kysely'

/** Some leagues compare the goals of the matches between teams with equal points, others do not. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE stage DROP CONSTRAINT stage_tie_rule_check,
      ADD CHECK (tie_rule IN ('difference', 'head_to_head', 'head_to_head_goals', 'wins'))
  `.execute(db)
  // The Union flag is no flag of a national team of football.
  await sql`
    UPDATE team SET colours = CASE name_en WHEN 'Wales' THEN 'd30 fff' ELSE '094 fff' END
    WHERE sport_id = 1 AND name_en IN ('Wales', 'Northern Ireland') AND country = 'gb' AND colours = 'flag'
  `.execute(db)
}
