/**
 * Who meets whom in a round, counted from 0, of a season in which every team meets every other at home and away. Where
 * the number of teams is odd, one of them pauses.
 */
export const pairsOfRound = <Team>(teams: readonly Team[], round: number): [home: Team, away: Team][] => {
  const seats = teams.length + (teams.length % 2)
  const rounds = seats - 1
  const turn = round % rounds
  const isReturn = Math.floor(round / rounds) % 2 === 1
  // The first team keeps its seat, the others move on by one a round; opposite seats meet.
  const teamAt = (seat: number) => teams[seat === 0 ? 0 : ((seat - 1 + turn) % rounds) + 1]
  return Array.from({ length: seats / 2 }, (_, seat) => seat).flatMap((seat) => {
    const one = teamAt(seat)
    const other = teamAt(seats - 1 - seat)
    if (one === undefined || other === undefined) return []
    const isSwapped = ((seat === 0 ? turn : seat) % 2 === 1) !== isReturn
    return [isSwapped ? [other, one] : [one, other]]
  })
}
