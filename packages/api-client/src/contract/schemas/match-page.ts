import * as v from 'valibot'
import { incident, match } from '../entities/match'
import {
  forecast,
  international,
  leaders,
  OUTCOMES,
  teamForm,
  teamLineup,
  timelineMinute,
  voteCount,
} from '../entities/match-page'
import { standing } from '../entities/league'
import { countedWithout } from '../entities/leave-out'
import { writtenNumber } from '../fields'
import { idOf } from '../id-fields'
import { getMatchData, getMatchInfo } from './matches'

const { request: ofMatch } = getMatchInfo
const matchid = idOf('match', writtenNumber(1))
const withTable = v.object({ ...ofMatch.entries, ...countedWithout })

export const getAnalysisData = {
  request: withTable,
  reply: v.object({
    /** The last matches between the two teams, the newest first. */
    meetings: v.array(match),
    /** Earlier results of two national teams besides the meetings, the newest first. */
    internationals: v.array(international),
    home: teamForm,
    away: teamForm,
    /** The lines of both teams in the table of the match, if it has one. */
    standings: v.array(standing),
    vote: voteCount,
    /** Null in other sports than football, or if the results of a team are too few. */
    forecast: v.nullable(forecast),
  }),
}

export const getLineupData = { request: ofMatch, reply: v.object({ home: teamLineup, away: teamLineup }) }

export const getMatchRank = {
  /** All matches of each team, or those at home or away only. */
  request: v.object({ ...withTable.entries, scope: v.optional(v.picklist(['total', 'home', 'away']), 'total') }),
  /** `season` is empty and `list` too if the match has no table. */
  reply: v.object({ season: v.string(), list: v.array(standing) }),
}

export const getMatchTop3Data = { request: ofMatch, reply: v.object({ home: leaders, away: leaders }) }

export const getMatchCombineData = {
  request: ofMatch,
  reply: v.object({ ...getMatchInfo.reply.entries, ...getMatchData.reply.entries, incidents: v.array(incident) }),
}

export const vote_race_team = {
  request: v.object({ matchid, vote: v.picklist(OUTCOMES) }),
  reply: voteCount,
}

export const getMatchTimeline = { request: ofMatch, reply: v.object({ list: v.array(timelineMinute) }) }

export const getForecastQuality = {
  request: ofMatch,
  reply: v.object({
    /** Finished matches of the competition that were forecast from earlier results. */
    matches: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The chances in ten ranges, and how often the outcomes happened. */
    bins: v.array(
      v.object({ from: v.number(), to: v.number(), count: v.number(), said: v.number(), happened: v.number() }),
    ),
    /** The Brier score, 0 to 2, and that of a forecast that gives each outcome the same chance; null without matches. */
    brier: v.nullable(v.number()),
    even_brier: v.nullable(v.number()),
  }),
}
