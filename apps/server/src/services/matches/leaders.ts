import type { Endpoints, Leaders, ReplyOf } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import type { Side } from '../../ports/match-writer'
import { leadersOf, type LeaderRow } from '../../store/matches/leaders'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { findMatch, type MatchPath } from './find-match'

/** The best players of a basketball match. */
export const matchLeaders = async (
  context: Context,
  match: MatchPath,
  lang: Language,
): Promise<ReplyOf<Endpoints['getMatchTop3Data']>> => {
  if (SPORT[match.sport] !== SPORT.basketball) throw new Refusal('notFound')
  await findMatch(context, match)
  const rows = await leadersOf(context.db, match.matchid)
  const of = (side: Side, kind: LeaderRow['kind']) =>
    rows
      .filter((row) => row.side === side && row.kind === kind)
      .map(({ player_en, player_zh, value }) => ({ player: lang === 'zh' ? player_zh : player_en, value }))
  const team = (side: Side): Leaders => ({
    points: of(side, 'points'),
    rebounds: of(side, 'rebounds'),
    assists: of(side, 'assists'),
  })
  return { home: team('home'), away: team('away') }
}
