import type { MatchSportId } from '../sport/sport'
import type { EpochSeconds } from '../time/instant'
import type { MatchState } from './match-state'

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

/** A match in lists and details. Rule: DOM-51; `stamp` is ours. */
export interface Match extends MatchState {
  id: number
  sport_id: MatchSportId
  /** Scheduled start. */
  kickoff_time: EpochSeconds
  /** 1 if a live room shows the match. */
  live: 0 | 1
  /** 1 if the viewer collects the match. */
  attented: 0 | 1
  /** The competition's id, unique within a sport. */
  event_id: number
  hometeam: Team
  awayteam: Team
  matchevent: MatchEvent
  /** Increases with every change of the match; use it only to compare. 0 for a match that never changed. */
  stamp: number
}
