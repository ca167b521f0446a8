import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { DAY_SECONDS } from '@org/domain'
import { seconds } from '../../ports/clock'
import { matchesOfRound } from '../../store/matches/matches'
import { rankedPlays } from '../../store/matches/rankings'
import { numbersOf } from '../../store/matches/season-results'
import { roundsOf } from '../../store/matches/seasons'
import { seasonIn } from '../matches/season-in'
import { roundIn, wireMatch } from '../matches/wire-match'
import type { Context } from '../context'
import type { Language } from '../language'
import { findSeason, type SeasonPath } from './find-season'
import { wireLeague } from './list-leagues'

type EventInfo = ReplyOf<Endpoints['getEventInfo']>

/** What the page of a league needs besides the content of a tab. */
export const eventInfo = async (context: Context, path: SeasonPath, lang: Language): Promise<EventInfo> => {
  const { db } = context
  const { league, seasons, seasonId, tables, knockout, part } = await findSeason(context, path)
  const [rounds, ranked] = await Promise.all([
    roundsOf(db, part),
    path.sport === 'football' ? rankedPlays(db, part) : { scorers: false, assists: false, cards: false },
  ])
  const has: Record<EventInfo['tabs'][number], boolean> = {
    table: tables.length > 0,
    bracket: knockout !== null && (await roundsOf(db, knockout)).length > 0,
    schedule: rounds.length > 0,
    ...ranked,
    teams: true,
    numbers: rounds.length > 0,
  }
  return {
    league: wireLeague(league),
    season_id: seasonId,
    seasons: seasons.map(({ id, name }) => ({ id, name: seasonIn(name, lang) })),
    tabs: TABS.filter((tab) => has[tab]),
    rounds: rounds.map(({ round }) => roundIn(round, lang)),
    round: currentRound(rounds, seconds(context.clock)),
    simulated: rounds.some(({ simulated }) => simulated) ? 1 : 0,
  }
}

const TABS: EventInfo['tabs'] = ['table', 'bracket', 'schedule', 'scorers', 'assists', 'cards', 'teams', 'numbers']

/** Counted from 1: the first round whose middle match kicked off at most a day ago or is to come, otherwise the last. */
const currentRound = (rounds: readonly { readonly kickoff: number }[], now: number): number => {
  const next = rounds.findIndex(({ kickoff }) => kickoff > now - DAY_SECONDS)
  return next < 0 ? rounds.length : next + 1
}

interface RoundPage extends SeasonPath {
  /** From 1; 0 for the current round. */
  readonly round: number
  readonly page: number
  readonly size: number
}

/** A page of the matches of a round. `viewer` may be empty. */
export const roundMatches = async (
  context: Context,
  { round, page, size, ...path }: RoundPage,
  viewer: string,
  lang: Language,
): Promise<ReplyOf<Endpoints['getEventMatch']>> => {
  const { part } = await findSeason(context, path)
  const rounds = await roundsOf(context.db, part)
  const asked = rounds[(round === 0 ? currentRound(rounds, seconds(context.clock)) : round) - 1]
  if (asked === undefined) return { list: [], total: 0, page }
  const query = { part, round: asked.round, viewer, offset: (page - 1) * size, limit: size }
  const rows = await matchesOfRound(context.db, query)
  return { list: rows.map((row) => wireMatch(row, lang)), total: asked.matches, page }
}

/** The results of a season in numbers. */
export const seasonNumbers = async (
  context: Context,
  path: SeasonPath,
): Promise<ReplyOf<Endpoints['getEventView']>> => {
  const { part } = await findSeason(context, path)
  return numbersOf(context.db, part)
}
