import type { Endpoints, Match, ReplyOf, TeamForm } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { lastResultsOf, meetingsOf, nextMatchesOf, type MatchRow } from '../../store/matches/matches'
import type { LeftOut } from '../../store/matches/season-part'
import type { Context } from '../context'
import type { Language } from '../language'
import { nationMeetings, type NationResult } from '../../store/matches/nation-results'
import { asPlayed } from './as-played'
import { besides } from './internationals'
import { findMatch, type MatchPath } from './find-match'
import { matchForecast } from './forecast'
import { tableOfMatch } from './match-table'
import { lastDayBefore, resultsOfNations } from './past-results'
import { voteCount } from './vote'
import { wireMatch } from './wire-match'

const MEETINGS = 10
const RESULTS = 6
const NEXT = 3

/** What is known of a match besides its course: both teams' history, form and future, the vote and the forecast. */
export const matchAnalysis = async (
  context: Context,
  match: MatchPath,
  { leftOut, lang }: { readonly leftOut: LeftOut; readonly lang: Language },
): Promise<ReplyOf<Endpoints['getAnalysisData']>> => {
  const { db, clock } = context
  const { viewer } = leftOut
  const row = await findMatch(context, match)
  const played = await asPlayed(context, row)
  const { home, away, kickoff_time: before } = played
  const shown = (rows: readonly MatchRow[]): Match[] => rows.map((each) => wireMatch(each, lang))
  const [homeNation, awayNation] = await resultsOfNations(context, played, RESULTS)
  const form = async (team: number, nation: readonly NationResult[]): Promise<TeamForm> => {
    const [results, next] = await Promise.all([
      lastResultsOf(db, { team, before, viewer, limit: RESULTS }),
      nextMatchesOf(db, { team, after: before, viewer, limit: NEXT }),
    ])
    return { results: shown(results), next: shown(next), internationals: await besides(context, nation, results, lang) }
  }
  const historyOfBoth = async () => {
    const [meetings, nations] = await Promise.all([
      meetingsOf(db, { one: home.id, other: away.id, before, viewer, limit: MEETINGS }),
      nationMeetings(db, [home.id, away.id], { before: lastDayBefore(before), limit: MEETINGS }),
    ])
    return { meetings: shown(meetings), internationals: await besides(context, nations, meetings, lang) }
  }
  const [history, homeForm, awayForm, table, vote, forecast] = await Promise.all([
    historyOfBoth(),
    form(home.id, homeNation),
    form(away.id, awayNation),
    tableOfMatch(context, played, { leftOut }),
    voteCount(db, { matchid: row.id, match: row, viewer, now: seconds(clock) }),
    matchForecast(context, played, [homeNation, awayNation]),
  ])
  return {
    ...history,
    home: homeForm,
    away: awayForm,
    standings: table.list.filter(({ team }) => team.id === home.id || team.id === away.id),
    vote,
    forecast,
  }
}
