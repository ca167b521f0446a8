import type { Endpoints, LineupPlayer, ReplyOf, TeamLineup } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import type { Side } from '../../ports/match-writer'
import type { LineupTable } from '../../store/matches/detail-tables'
import { lineupsOf } from '../../store/matches/lineups'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { findMatch, type MatchPath } from './find-match'

/** The line-ups of a football match; empty until they are known. */
export const matchLineups = async (
  context: Context,
  match: MatchPath,
  lang: Language,
): Promise<ReplyOf<Endpoints['getLineupData']>> => {
  if (SPORT[match.sport] !== SPORT.football) throw new Refusal('notFound')
  await findMatch(context, match)
  const players = await lineupsOf(context.db, match.matchid)
  const of = (side: Side) =>
    teamLineup(
      players.filter((player) => player.side === side),
      lang,
    )
  return { home: of('home'), away: of('away') }
}

const teamLineup = (players: readonly LineupTable[], lang: Language): TeamLineup => {
  const shown = (player: LineupTable): LineupPlayer => ({
    name: lang === 'zh' ? player.name_zh : player.name_en,
    number: player.number,
    position: player.position,
    captain: player.captain ? 1 : 0,
  })
  const starters = players.filter(({ starts }) => starts)
  return {
    formation: formationOf(starters),
    starters: starters.map(shown),
    bench: players.filter(({ starts, absence }) => !starts && absence === null).map(shown),
    absent: players.flatMap((player) =>
      player.absence === null ? [] : [{ ...shown(player), reason: player.absence }],
    ),
  }
}

/** The numbers of players in the lines before the goalkeeper: `4-3-3`; empty if a line is unknown. */
const formationOf = (starters: readonly Pick<LineupTable, 'line'>[]): string => {
  const counts: number[] = []
  for (const { line } of starters) {
    if (line === null) return ''
    counts[line] = (counts[line] ?? 0) + 1
  }
  return counts.slice(1).join('-')
}
