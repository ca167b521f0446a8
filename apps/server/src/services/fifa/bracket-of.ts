import type { KnockoutRound } from '@org/api-client/contract'
import { matchWinner, SPORT } from '@org/domain'
import type { MatchRow } from '../../store/matches/matches'

const THIRD_PLACE = 'Match for third place'

type KnockoutMatch = Pick<MatchRow, 'id' | 'round' | 'status' | 'state'> & {
  readonly home: { readonly id: number }
  readonly away: { readonly id: number }
}

/**
 * The rounds of a knockout in the given order, the match for the third place last. The ties of a round are in the order of
 * those of the next one that their teams play; ties without one are last, by kick-off.
 */
export const bracketOf = (rounds: readonly string[], matches: readonly KnockoutMatch[]): KnockoutRound[] => {
  const tree = rounds.filter((round) => round !== THIRD_PLACE)
  const drawn: KnockoutRound[] = []
  let next: readonly KnockoutMatch[] = []
  for (const round of tree.toReversed()) {
    const ties = inOrderOf(
      next,
      matches.filter((match) => match.round === round),
    )
    drawn.unshift({ name: round, apart: 0, ties: ties.map(tieOf) })
    next = ties
  }
  const third = matches.filter(({ round }) => round === THIRD_PLACE)
  return third.length === 0 ? drawn : [...drawn, { name: THIRD_PLACE, apart: 1, ties: third.map(tieOf) }]
}

const inOrderOf = (next: readonly KnockoutMatch[], ties: readonly KnockoutMatch[]): readonly KnockoutMatch[] => {
  const wanted = next.flatMap(({ home, away }) => [home.id, away.id])
  const placeOf = ({ home, away }: KnockoutMatch) => {
    const place = wanted.findIndex((team) => team === home.id || team === away.id)
    return place < 0 ? wanted.length : place
  }
  return ties.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const tieOf = (match: KnockoutMatch): KnockoutRound['ties'][number] => {
  const winner = matchWinner({ ...match.state, sport_id: SPORT.football, status: match.status })
  return { matchid: match.id, winner: winner === 'home' || winner === 'away' ? winner : 'none' }
}
