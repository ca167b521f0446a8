import type { CompetitionRow, TeamRow } from '../store/matches/matches'
import type { CrestSubject } from './crest'

/** What the crest of a team or the logo of a league is drawn from. */
export const subjectOf = (row: TeamRow | CompetitionRow): CrestSubject => ({
  id: row.id,
  sport: row.sport_id,
  name: row.short_name_en,
  colours: row.colours,
  country: row.country,
})
