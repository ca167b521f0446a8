import { sql } from 'kysely'

/** An SQL condition on `match` for whatever lists, names or plays matches: simulated ones only while `FEED=simulation`. */
export const SHOWN = sql<boolean>`(match.origin <> 'simulation' OR (SELECT shows_simulation FROM installation))`

/**
 * An SQL condition on `season`: it has shown matches. Each branch has an index. With `EXISTS` the planner may read all
 * matches once instead.
 */
export const HAS_SHOWN_MATCHES = sql<boolean>`EXISTS (
  SELECT 1 FROM stage WHERE stage.season_id = season.id AND (
    ((SELECT shows_simulation FROM installation) AND (SELECT true FROM match WHERE match.stage_id = stage.id LIMIT 1))
    OR (SELECT true FROM match WHERE match.stage_id = stage.id AND match.origin <> 'simulation' LIMIT 1)
  )
)`
