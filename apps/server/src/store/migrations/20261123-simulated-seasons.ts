import { sql, type Kysely } from 'kysely'

/**
 * Simulated football has a new calendar, with cups once a week and days of rest. The seasons of the old one, with a round every
 * day, get another name, because the new ones have the same; a season that was running stays as it is. Three leagues (MLS, Liga
 * MX, A-League) still play every day.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    UPDATE season SET name = season.name || ' (daily)' FROM competition
    WHERE competition.id = season.competition_id AND competition.sport_id = 1 AND competition.id < 10000
      AND competition.id NOT IN (1130, 1140, 1190) AND season.name ~ '^[0-9]{4} S[0-9]+$'
  `.execute(db)
}
