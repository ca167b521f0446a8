import type { BookmakerOdds, Endpoints, Incident, ReplyOf } from '@org/api-client/contract'
import { isFinished, SPORT } from '@org/domain'
import { figuresOf, hasDetails, oddsOf, playsOf } from '../../store/matches/match-details'
import { withdrawnOf } from '../../store/matches/withdrawn-plays'
import type { Context } from '../context'
import type { Language } from '../language'
import { commentaryOn } from './commentary'
import { findMatch, type MatchPath } from './find-match'
import { INCIDENT_KINDS, incidentsIn } from './incidents'
import { venueIn } from './venue'
import { wireMatch } from './wire-match'

type MatchInfo = ReplyOf<Endpoints['getMatchInfo']>

/** The match as at the head of its page. `viewer` may be empty. */
export const matchInfo = async (
  context: Context,
  match: MatchPath,
  viewer: string,
  lang: Language,
): Promise<MatchInfo> => {
  const row = await findMatch(context, match, viewer)
  return {
    match: wireMatch(row, lang, 'large'),
    venue: venueIn(row, lang),
    referee: row.referee,
    missing: isFinished(row.sport_id, row.status) ? await missingOf(context, row.id) : [],
  }
}

const missingOf = async ({ db }: Context, matchid: number): Promise<MatchInfo['missing']> => {
  const has = await hasDetails(db, matchid)
  return (['lineup', 'odds'] as const).filter((part) => !has[part])
}

/** Statistics, momentum, and the colours in which both teams are shown. */
export const matchFigures = async (context: Context, match: MatchPath): Promise<ReplyOf<Endpoints['getMatchData']>> => {
  const { home, away } = await findMatch(context, match)
  const colours = { home: coloursIn(home.colours), away: coloursIn(away.colours) }
  return { ...(await figuresOf(context.db, match.matchid)), colours }
}

/** From `0a3 fff` to `#00aa33` and `#ffffff`; none for a flag. */
const coloursIn = (colours: string): string[] =>
  [...colours.matchAll(/\b[\da-f]{3}\b/g)].map(([digits]) => `#${[...digits].map((digit) => digit + digit).join('')}`)

/** The lines of the text commentary after a line, oldest first, and all that do not count any more. */
export const matchCommentary = async (
  context: Context,
  match: MatchPath,
  after: number,
  lang: Language,
): Promise<ReplyOf<Endpoints['getTliveData']>> => {
  const { home, away } = await findMatch(context, match)
  const withdrawn = await withdrawnOf(context.db, match.matchid)
  // At most every second play has no commentary.
  const plays = await playsOf(context.db, match.matchid, { after, limit: 2 * COMMENTARY_LINES })
  const names =
    lang === 'zh'
      ? { home: home.short_name_zh, away: away.short_name_zh }
      : { home: home.short_name_pt, away: away.short_name_pt }
  const of = { sport: SPORT[match.sport], names, lang }
  return {
    list: commentaryOn(plays, of).slice(0, COMMENTARY_LINES),
    annulled: withdrawn.flatMap((play) => commentaryOn([play], of).map((line) => ({ ...line, reason: play.reason }))),
  }
}

const COMMENTARY_LINES = 200

export const matchOdds = async (context: Context, match: MatchPath): Promise<BookmakerOdds[]> => {
  await findMatch(context, match)
  return oddsOf(context.db, match.matchid)
}

/** The incidents that count, and those that do not any more. */
export const allIncidents = async (
  context: Context,
  match: MatchPath,
  lang: Language,
): Promise<ReplyOf<Endpoints['getIncidentsData']>> => {
  const list = await matchIncidents(context, match, lang)
  const withdrawn = await withdrawnOf(context.db, match.matchid)
  return {
    list,
    annulled: withdrawn.flatMap((play) => incidentsIn([play], lang).map((each) => ({ ...each, reason: play.reason }))),
  }
}

const matchIncidents = async (context: Context, match: MatchPath, lang: Language): Promise<Incident[]> => {
  await findMatch(context, match)
  const plays = await playsOf(context.db, match.matchid, { kinds: INCIDENT_KINDS, limit: MOST_INCIDENTS })
  return incidentsIn(plays, lang)
}

/** The head of a match page, its statistics and its incidents; only football has incidents. */
export const matchCombined = async (
  context: Context,
  match: MatchPath,
  viewer: string,
  lang: Language,
): Promise<ReplyOf<Endpoints['getMatchCombineData']>> => ({
  ...(await matchInfo(context, match, viewer, lang)),
  ...(await matchFigures(context, match)),
  incidents: match.sport === 'football' ? await matchIncidents(context, match, lang) : [],
})

/** More rows than any match has. */
const MOST_INCIDENTS = 500
