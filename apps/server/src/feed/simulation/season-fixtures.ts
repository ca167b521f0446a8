/**
 * The pairings of a round, counted from 0, of a double round-robin season. If the number of teams is odd, one of them
 * pauses.
 */
export const pairsOfRound = <Team>(teams: readonly Team[], round: number): [home: Team, away: Team][] => {
  const seats = teams.length + (teams.length % 2)
  const rounds = seats - 1
  const turn = round % rounds
  const isReturn = Math.floor(round / rounds) % 2 === 1
  // The circle method: the first team stays, the others rotate by one per round, and opposite positions meet.
  const teamAt = (seat: number) => teams[seat === 0 ? 0 : ((seat - 1 + turn) % rounds) + 1]
  return Array.from({ length: seats / 2 }, (_, seat) => seat).flatMap((seat) => {
    const one = teamAt(seat)
    const other = teamAt(seats - 1 - seat)
    if (one === undefined || other === undefined) return []
    const isSwapped = ((seat === 0 ? turn : seat) % 2 === 1) !== isReturn
    return [isSwapped ? [other, one] : [one, other]]
  })
}
