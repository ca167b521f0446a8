import type { Endpoints, ReplyOf, TeamRank } from '@org/api-client/contract'
import { addDays } from '@org/domain'
import { ranksOf, type RankedRow } from '../../store/matches/fifa-ranks'
import type { Context } from '../context'
import { wireTeam } from '../matches/wire-match'

/** A page of the newest ranking. */
export const rankedNations = async (
  { db }: Context,
  { page, size }: { page: number; size: number },
): Promise<Omit<ReplyOf<Endpoints['getFifaRank']>, 'page'>> => {
  const { rows, total } = await ranksOf(db, { offset: (page - 1) * size, limit: size })
  return { list: rows.map((row) => ({ team: wireTeam(row.team, 'small'), ...wireRank(row) })), total }
}

export const wireRank = ({ rank, points, history }: RankedRow): TeamRank => ({
  rank,
  previous_rank: history.at(-2)?.rank ?? null,
  points,
  history: history.map(({ day, ...past }) => ({ date: addDays('1970-01-01', day) ?? '', ...past })),
})
