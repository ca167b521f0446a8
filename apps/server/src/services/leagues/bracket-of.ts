import type { KnockoutRound } from '@org/api-client/contract'
import { BASKETBALL_STATUS, ESPORT_STATUS, FOOTBALL_STATUS, SPORT, tieScore, type MatchSportId } from '@org/domain'
import type { MatchRow } from '../../store/matches/matches'

const THIRD_PLACE = 'Match for third place'

type KnockoutMatch = Pick<MatchRow, 'id' | 'round' | 'sport_id' | 'status' | 'state'> & {
  readonly home: { readonly id: number }
  readonly away: { readonly id: number }
}

/**
 * The rounds of a knockout in the given order, the match for the third place last, from matches by kick-off. Two legs, or the
 * matches of a series, are one tie. The ties of a round are in the order of
 * those of the next one that their teams play; ties without one are last, by kick-off. Rounds of paths beside each other
 * (`Play-offs, Path A, Final`) are one, and so are those of two legs.
 */
export const bracketOf = (rounds: readonly string[], matches: readonly KnockoutMatch[]): KnockoutRound[] => {
  const tree = [...new Set(rounds.filter((round) => round !== THIRD_PLACE).map(drawnRound))]
  const drawn: KnockoutRound[] = []
  let next: readonly Tie[] = []
  for (const round of tree.toReversed()) {
    const ties = inOrderOf(next, tiesOf(matches.filter((match) => drawnRound(match.round) === round)))
    drawn.unshift({ name: round, apart: 0, ties: ties.map(wireTie) })
    next = ties
  }
  const third = matches.filter(({ round }) => round === THIRD_PLACE)
  return third.length === 0 ? drawn : [...drawn, { name: THIRD_PLACE, apart: 1, ties: tiesOf(third).map(wireTie) }]
}

const drawnRound = (round: string): string =>
  round
    .replace(/, (first|second|1st|2nd) leg$/i, '')
    .replace(/^.+, Path(way)? \w+, /, '')
    .replace(/-finals$/, '-final')

/** The matches between two teams in a round. */
type Tie = readonly [KnockoutMatch, ...KnockoutMatch[]]

const tiesOf = (matches: readonly KnockoutMatch[]): Tie[] => {
  const ties = new Map<string, Tie>()
  for (const match of matches) {
    const pair = [match.home.id, match.away.id].toSorted((one, other) => one - other).join(' ')
    const known = ties.get(pair)
    ties.set(pair, known ? [...known, match] : [match])
  }
  return [...ties.values()].map(withoutReplayed)
}

/** A match that was abandoned or cancelled and played again decides nothing. */
const withoutReplayed = (tie: Tie): Tie => {
  const [first, ...others] = tie.filter(({ sport_id, status }) => !OFF[sport_id]?.includes(status))
  return first === undefined ? tie : [first, ...others]
}

const OFF: Readonly<Record<number, readonly number[]>> = {
  [SPORT.football]: [FOOTBALL_STATUS.abandoned, FOOTBALL_STATUS.cancelled],
  [SPORT.basketball]: [BASKETBALL_STATUS.abandoned, BASKETBALL_STATUS.cancelled],
  [SPORT.esport]: [ESPORT_STATUS.abandoned, ESPORT_STATUS.cancelled],
}

const inOrderOf = (next: readonly Tie[], ties: readonly Tie[]): readonly Tie[] => {
  const wanted = next.flatMap(([{ home, away }]) => [home.id, away.id])
  const placeOf = ([{ home, away }]: Tie) => {
    const place = wanted.findIndex((team) => team === home.id || team === away.id)
    return place < 0 ? wanted.length : place
  }
  return ties.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const wireTie = (tie: Tie): KnockoutRound['ties'][number] => {
  const { winner, score } = tieScore(
    tie.map(({ sport_id, status, state, home, away }) => ({
      ...state,
      sport_id: sport_id as MatchSportId,
      status,
      home: home.id,
      away: away.id,
    })),
  )
  const last = tie.at(-1) ?? tie[0]
  return {
    matchid: last.id,
    earlier: tie.slice(0, -1).map(({ id }) => id),
    total: tie.length > 1 ? score : null,
    winner: winner ?? 'none',
  }
}
