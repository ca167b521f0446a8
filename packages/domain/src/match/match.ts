import type { MatchSportId } from '../sport/sport'
import type { EpochSeconds } from '../time/instant'

/** A team in a match. Names may be empty; pictures are URLs. Rule: DOM-51. */
export interface Team {
  name_zh: string
  short_name_zh: string
  name_en: string
  short_name_en: string
  logo: string
  country_logo: string
}

/** The competition of a match. Rule: DOM-51; `name_en` and `short_name_en` are ours, empty when there are none. */
export interface MatchEvent {
  name_zh: string
  short_name_zh: string
  name_en: string
  short_name_en: string
  logo: string
}

/** A match in lists and details. Rule: DOM-51; the scores and `stamp` are ours. */
export interface Match {
  id: number
  sport_id: MatchSportId
  /** A number of `FOOTBALL_STATUS`, `BASKETBALL_STATUS` or `ESPORT_STATUS`. */
  status: number
  /** Kick-off of the running half (not of the match); 0 before the first. Rule: DOM-56. */
  time: EpochSeconds
  /** Scheduled start. */
  kickoff_time: EpochSeconds
  /** Number of periods: 2 in football; 4 in basketball plus one for each overtime that has begun; maps in esports. */
  period_count: number
  /** Seconds left of the running basketball period, 0 when none runs. */
  period_remaining_time: number
  /** 1 if a live room shows the match. */
  live: 0 | 1
  /** 1 if the viewer collects the match. */
  attented: 0 | 1
  /** The competition's id, unique within a sport. */
  event_id: number
  hometeam: Team
  awayteam: Team
  matchevent: MatchEvent

  /** Goals, points or maps so far, including extra time and overtime, without the penalty shootout. */
  home_score: number
  away_score: number
  /** Score at half-time, null until half-time. */
  home_half_score: number | null
  away_half_score: number | null
  /** Goals of the extra time only; null without extra time. */
  home_extra_score: number | null
  away_extra_score: number | null
  /** Goals of the penalty shootout only; null without one. */
  home_penalty_score: number | null
  away_penalty_score: number | null
  /** Points of each basketball period that has begun, one entry per overtime; empty in other sports. */
  home_quarter_scores: readonly number[]
  away_quarter_scores: readonly number[]
  /** Increases with every change of the match; use it only to compare. 0 for a match that never changed. */
  stamp: number
}
