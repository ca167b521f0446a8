import { expect, it } from 'vitest'
import { match, team } from '../../testing/fixtures'
import { outcomeOf, resultOf } from './outcome-of'

const [HOME, AWAY] = [1, 2]
const GOALS = [0, 1, 2, 3, 4]
const games = GOALS.flatMap((home_score) =>
  GOALS.map((away_score) => ({
    ...match({ home_score, away_score }),
    hometeam: { ...team('甲'), id: HOME },
    awayteam: { ...team('乙'), id: AWAY },
  })),
)

it('a win of one team is a loss of the other, and a draw is one of both', () => {
  const opposite = { win: 'loss', draw: 'draw', loss: 'win' } as const
  for (const game of games) expect(resultOf(game, AWAY)).toBe(opposite[resultOf(game, HOME)])
})

it('the side with more goals wins, wherever the team plays', () => {
  for (const game of games) {
    const more = Math.sign(game.home_score - game.away_score) + 1
    expect(outcomeOf(game, HOME)).toBe(['away', 'draw', 'home'][more])
    expect(outcomeOf(game, AWAY)).toBe(['home', 'draw', 'away'][more])
  }
})
