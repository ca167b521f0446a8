import { sql } from 'kysely'

/** An SQL condition on `match` for whatever lists, names or plays matches: simulated ones only while `FEED=simulation`. */
export const SHOWN = sql<boolean>`(match.origin <> 'simulation' OR (SELECT shows_simulation FROM installation))`
