import type { MatchStat } from '@org/api-client/contract'
import { COUNTED_STATS } from '../../ports/counted-stats'
import type { PlayTable } from '../../store/matches/detail-tables'

type CountedPlay = Pick<PlayTable, 'seq' | 'kind' | 'side'>

/**
 * The statistics of a match until a play. Only those are known for which its plays account completely: a source may report
 * few kinds of plays, and old plays are deleted.
 */
export const statsUntil = (plays: readonly CountedPlay[], stats: readonly MatchStat[]) => {
  const counted = stats
    .flatMap(({ kind, ...total }) => {
      const kinds: readonly string[] | undefined = COUNTED_STATS[kind as keyof typeof COUNTED_STATS]
      return kinds === undefined ? [] : [{ kind, total, plays: plays.filter((play) => kinds.includes(play.kind)) }]
    })
    .filter(({ total, plays: own }) => countOf(own, 'home') === total.home && countOf(own, 'away') === total.away)
  return (seq: number): MatchStat[] =>
    counted.map(({ kind, plays: own }) => {
      const until = own.filter((play) => play.seq <= seq)
      return { kind, home: countOf(until, 'home'), away: countOf(until, 'away') }
    })
}

const countOf = (plays: readonly CountedPlay[], side: CountedPlay['side']) =>
  plays.filter((play) => play.side === side).length
