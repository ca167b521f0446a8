import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { COLLECTORS, IN_PLAY, isOfDay, kicksOffIn, type CompetitionRow, type DayFilter, type Span } from './matches'
import { SHOWN } from './shown-matches'
import { FINISHED } from './standings'

interface CompetitionCount {
  readonly id: number
  readonly sport_id: 1 | 2 | 3
  readonly name_zh: string
  readonly name_en: string
  readonly name_pt: string
  readonly count: number
}

/** How many matches of each competition kick off in a span, most first. */
export const competitionsOfDay = async (
  db: Kysely<Database>,
  span: Span,
  sport: number,
): Promise<CompetitionCount[]> => {
  const { rows } = await sql<CompetitionCount>`
    SELECT competition.id, competition.sport_id, short_name_zh AS name_zh, short_name_en AS name_en,
      short_name_pt AS name_pt, count(*) AS count
    FROM match JOIN competition ON competition.id = match.competition_id
    WHERE ${SHOWN} AND ${kicksOffIn(span)} AND (${sport} = 0 OR match.sport_id = ${sport})
    GROUP BY competition.id ORDER BY count DESC, competition.id
  `.execute(db)
  return rows
}

interface PhaseCounts {
  readonly inplay: number
  readonly waiting: number
  readonly finished: number
}

const PHASE_COUNTS = sql`count(*) FILTER (WHERE ${IN_PLAY}) AS inplay, count(*) FILTER (WHERE match.status = 1) AS waiting,
  count(*) FILTER (WHERE ${FINISHED}) AS finished`

type LeagueCount = Omit<CompetitionRow, 'sport_id' | 'country' | 'colours'> &
  PhaseCounts & { readonly sport_id: 1 | 2 | 3; readonly count: number; readonly hot: number }

/** The competitions of a day. `hot` counts who collected their matches, and their live rooms; the hottest are first. */
export const leaguesOfDay = async (db: Kysely<Database>, day: DayFilter): Promise<LeagueCount[]> => {
  const { rows } = await sql<LeagueCount>`
    SELECT competition.id, competition.sport_id, name_zh, short_name_zh, name_en, short_name_en, name_pt, short_name_pt,
      count(*) AS count, ${PHASE_COUNTS},
      sum(${COLLECTORS} + (SELECT count(*) FROM live_room WHERE live_room.match_id = match.id AND live_room.start_time > 0)
      )::bigint AS hot
    FROM match JOIN competition ON competition.id = match.competition_id
    WHERE ${SHOWN} AND ${isOfDay(day)}
    GROUP BY competition.id ORDER BY hot DESC, count DESC, competition.id
  `.execute(db)
  return rows
}

type SportCount = PhaseCounts & { readonly sport_id: 1 | 2 | 3; readonly all: number }

/** The sports that have matches on a day. */
export const sportsOfDay = async (db: Kysely<Database>, day: Omit<DayFilter, 'sport'>): Promise<SportCount[]> => {
  const { rows } = await sql<SportCount>`
    SELECT match.sport_id, count(*) AS all, ${PHASE_COUNTS}
    FROM match WHERE ${SHOWN} AND ${isOfDay({ ...day, sport: 0 })}
    GROUP BY match.sport_id ORDER BY match.sport_id
  `.execute(db)
  return rows
}

/** How many matches kick off in each of the spans between moments that follow each other. */
export const countsBetween = async (
  db: Kysely<Database>,
  moments: readonly [number, number, ...number[]],
  sport: number,
): Promise<number[]> => {
  const span = { start: moments[0], end: moments.at(-1) ?? moments[0] }
  const { rows } = await sql<{ place: number; count: number }>`
    SELECT width_bucket(match.kickoff_time, ${moments}::bigint[]) AS place, count(*) AS count
    FROM match WHERE ${SHOWN} AND ${kicksOffIn(span)} AND (${sport} = 0 OR match.sport_id = ${sport})
    GROUP BY place
  `.execute(db)
  const counts = new Map(rows.map(({ place, count }) => [place, count]))
  return moments.slice(1).map((_, index) => counts.get(index + 1) ?? 0)
}
