import type { Endpoints, ReplyOf, TeamFigure } from '@org/api-client/contract'
import { FIFA_STATS, isFinished, SPORT } from '@org/domain'
import { entriesOf, rankOf } from '../../store/matches/fifa-ranks'
import { matchesOfSeason, type TeamRow } from '../../store/matches/matches'
import { cupFiguresOf, nationById, newestCup, squadOf } from '../../store/matches/national-teams'
import { isLeftOut, type LeftOut } from '../../store/matches/season-part'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireEvent, wireMatch, wireTeam } from '../matches/wire-match'
import { Refusal } from '../refusal'
import { readCup } from './cup'
import { honoursOf } from './honours-of'
import { wireRank } from './ranks'

/** A national team with its rank, its group and its matches of the newest World Cup. */
export const nationPage = async (
  context: Context,
  teamId: number,
  leftOut: LeftOut,
  lang: Language,
): Promise<ReplyOf<Endpoints['getFifaTeam']>> => {
  const team = await findNation(context, teamId)
  const [rank, cup] = await Promise.all([rankOf(context.db, teamId), readCup(context, leftOut, lang)])
  const isOfTeam = (row: { id: number }) => row.id === teamId
  return {
    team: wireTeam(team, 'large'),
    rank: rank && wireRank(rank),
    event: cup && wireEvent(cup.competition),
    group: cup?.groups.find(({ rows }) => rows.some((row) => isOfTeam(row.team))) ?? null,
    matches: (cup?.matches ?? [])
      .filter(({ home, away }) => isOfTeam(home) || isOfTeam(away))
      .map((row) => wireMatch(row, lang)),
  }
}

/** The figures of a team a match, with the mean of the tournament, in the order of the specification. */
export const nationFigures = async (
  context: Context,
  teamId: number,
  leftOut: LeftOut,
): Promise<ReplyOf<Endpoints['getFifaTeamStats']>> => {
  const team = await findNation(context, teamId)
  const cup = await newestCup(context.db)
  if (cup === null) return { team: wireTeam(team, 'large'), event: null, played: 0, list: [] }
  const seasonId = cup.season_id
  const [rows, matches] = await Promise.all([
    cupFiguresOf(context.db, { seasonId, teamId, leftOut }),
    matchesOfSeason(context.db, { seasonId, viewer: leftOut.viewer }),
  ])
  const played = matches.filter(
    (match) =>
      isFinished(SPORT.football, match.status) &&
      (match.home.id === teamId || match.away.id === teamId) &&
      !isLeftOut(leftOut, match),
  ).length
  const list = FIFA_STATS.flatMap((kind): TeamFigure[] => {
    const row = rows.find((each) => each.kind === kind)
    return row ? [{ kind, value: row.value === null ? null : rounded(row.value), mean: rounded(row.mean) }] : []
  })
  return { team: wireTeam(team, 'large'), event: wireEvent(cup.competition), played, list }
}

/** To two decimals. */
const rounded = (value: number) => Math.round(value * 100) / 100

export const nationHonours = async (
  context: Context,
  teamId: number,
  lang: Language,
): Promise<ReplyOf<Endpoints['getFifaTeamHonor']>> => {
  const team = await findNation(context, teamId)
  return { team: wireTeam(team, 'large'), list: honoursOf(await entriesOf(context.db, teamId), lang) }
}

export const nationSquad = async (
  context: Context,
  teamId: number,
): Promise<ReplyOf<Endpoints['getFifaTeamSquad']>> => {
  const team = await findNation(context, teamId)
  return { team: wireTeam(team, 'large'), list: await squadOf(context.db, teamId) }
}

/** A club and a team of another sport is no national team. */
const findNation = async ({ db }: Context, teamId: number): Promise<TeamRow> => {
  const team = await nationById(db, teamId)
  if (team === null) throw new Refusal('notFound')
  return team
}
