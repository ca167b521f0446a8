import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { SHOWN } from './shown-matches'

export interface StandingRow {
  /** From 1; teams that are equal in everything are sorted by name. */
  readonly place: number
  readonly team_id: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Goals, points or maps. */
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

/** Results of a stage, without unfinished, cancelled or abandoned matches. */
export const FINISHED = sql`match.status = CASE match.sport_id WHEN 1 THEN 8 WHEN 2 THEN 10 ELSE 3 END`

/**
 * The table of a stage, counted from the stored results of shown matches: all matches of each team, or those at home or
 * away only. Teams that have not played yet are included.
 */
export const standingsOf = async (
  db: Kysely<Database>,
  stageId: number,
  where: 'all' | 'home' | 'away' = 'all',
): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`
    WITH shown AS (
      SELECT * FROM match WHERE stage_id = ${stageId} AND ${SHOWN}
    ), result AS (
      SELECT home_id, away_id, (state ->> 'home_score')::integer AS home, (state ->> 'away_score')::integer AS away
      FROM shown AS match WHERE ${FINISHED}
    ), outcome AS (
      SELECT home_id AS team_id, away_id AS other_id, home AS scored, away AS conceded, true AS at_home FROM result
      UNION ALL SELECT away_id, home_id, away, home, false FROM result
    ), earned AS (
      SELECT outcome.*, CASE sign(scored - conceded)
        WHEN 1 THEN stage.win_points WHEN 0 THEN stage.draw_points ELSE stage.loss_points END AS points
      FROM outcome, stage
      WHERE stage.id = ${stageId} AND (${where} = 'all' OR at_home = (${where} = 'home'))
    ), entrant AS (
      SELECT home_id AS team_id FROM shown UNION SELECT away_id FROM shown
    ), total AS (
      SELECT entrant.team_id, count(earned)::integer AS played,
        count(*) FILTER (WHERE scored > conceded)::integer AS won,
        count(*) FILTER (WHERE scored = conceded)::integer AS drawn,
        count(*) FILTER (WHERE scored < conceded)::integer AS lost,
        coalesce(sum(scored), 0)::integer AS scored, coalesce(sum(conceded), 0)::integer AS conceded,
        coalesce(sum(points), 0)::integer AS points
      FROM entrant LEFT JOIN earned USING (team_id) GROUP BY entrant.team_id
    ), duel AS (
      SELECT earned.team_id, sum(earned.points) AS points, sum(earned.scored - earned.conceded) AS difference,
        sum(earned.scored) AS scored
      FROM earned JOIN total mine ON mine.team_id = earned.team_id
      JOIN total other ON other.team_id = earned.other_id AND other.points = mine.points
      GROUP BY earned.team_id
    )
    SELECT row_number() OVER (
        ORDER BY total.points DESC,
          CASE WHEN stage.tie_rule = 'wins' THEN total.won END DESC,
          CASE WHEN stage.tie_rule = 'head_to_head' THEN coalesce(duel.points, 0) END DESC,
          CASE WHEN stage.tie_rule = 'head_to_head' THEN coalesce(duel.difference, 0) END DESC,
          CASE WHEN stage.tie_rule = 'head_to_head' THEN coalesce(duel.scored, 0) END DESC,
          total.scored - total.conceded DESC, total.scored DESC, team.name_en
      )::integer AS place, total.*
    FROM total JOIN team ON team.id = total.team_id
    LEFT JOIN duel USING (team_id), stage
    WHERE stage.id = ${stageId} ORDER BY place
  `.execute(db)
  return rows
}
