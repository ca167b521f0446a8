import type { CompetitionRow, TeamRow } from '../../store/matches/matches'
import { COMPETITIONS, TEAMS } from './competitions'

/** The catalogue as database rows. */
export const competitionRows = (): CompetitionRow[] =>
  COMPETITIONS.map((row) => ({
    id: row.id,
    sport_id: row.sport,
    name_en: row.nameEn,
    short_name_en: row.shortEn,
    name_zh: row.nameZh,
    short_name_zh: row.shortZh,
    name_pt: row.namePt,
    short_name_pt: row.shortPt,
    country: row.country,
    colours: row.colours,
  }))

export const teamRows = (): TeamRow[] =>
  [...TEAMS.values()].map((row) => ({
    id: row.id,
    sport_id: row.sport,
    name_en: row.nameEn,
    short_name_en: row.shortEn,
    name_zh: row.nameZh,
    short_name_zh: row.shortZh,
    name_pt: row.namePt,
    short_name_pt: row.shortPt,
    country: row.country,
    colours: row.colours,
  }))
