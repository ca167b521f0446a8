import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playerFacts, playerRating, type PlayerFacts } from '../index'

const NOTHING: PlayerFacts = {
  position: 'midfielder',
  minutes: 90,
  goals: 0,
  penaltyGoals: 0,
  assists: 0,
  ownGoals: 0,
  penaltiesMissed: 0,
  yellowCards: 0,
  redCards: 0,
  conceded: 0,
}
const rate = (facts: Partial<PlayerFacts>) => playerRating({ ...NOTHING, ...facts })

describe('[DOM-104] a rating from facts', () => {
  test.each([
    ['nothing happened', {}, 6],
    ['a goal', { goals: 1 }, 7],
    ['three goals', { goals: 3 }, 9],
    ['a penalty', { penaltyGoals: 1 }, 6.7],
    ['an assist', { assists: 1 }, 6.7],
    ['an own goal', { ownGoals: 1 }, 5],
    ['a missed penalty', { penaltiesMissed: 1 }, 5.2],
    ['a yellow card', { yellowCards: 1 }, 5.7],
    ['sent off with a second one', { yellowCards: 1, redCards: 1 }, 4.2],
    ['a clean sheet of a goalkeeper', { position: 'goalkeeper' }, 7],
    ['a clean sheet of a defender', { position: 'defender' }, 6.6],
    ['a clean sheet of half an hour', { position: 'defender', minutes: 30 }, 6],
    ['three goals against a goalkeeper', { position: 'goalkeeper', conceded: 3 }, 4.8],
    ['three goals against a forward', { position: 'forward', conceded: 3 }, 6],
    ['goals against someone whose position is unknown', { position: null, conceded: 3 }, 6],
    ['five minutes with a goal', { minutes: 5, goals: 1 }, 7],
    ['five minutes', { minutes: 5 }, null],
  ] as const)('%s', (_, facts, rating) => {
    expect(rate(facts)).toBe(rating)
  })
})

const few = fc.nat(12)
const facts = fc.record({
  position: fc.constantFrom('goalkeeper', 'defender', 'midfielder', 'forward', null),
  minutes: fc.nat(120),
  goals: few,
  penaltyGoals: few,
  assists: few,
  ownGoals: few,
  penaltiesMissed: few,
  yellowCards: few,
  redCards: few,
  conceded: few,
}) satisfies fc.Arbitrary<PlayerFacts>

test('[DOM-104] a rating is from 0 to 10 with one decimal', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const rating = playerRating(given) ?? 6
      expect(rating).toBeGreaterThanOrEqual(0)
      expect(rating).toBeLessThanOrEqual(10)
      expect(Math.round(rating * 10) / 10).toBe(rating)
    }),
  )
})

test('[DOM-104] a goal more never lowers a rating, and raises it unless it is at an end', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const before = playerRating(given) ?? 6
      const after = playerRating({ ...given, goals: given.goals + 1 }) ?? 6
      expect(after).toBeGreaterThanOrEqual(before)
      expect(after > before || before === 10 || after === 0).toBe(true)
    }),
  )
})

test('[DOM-104] another card, own goal or missed penalty never raises it', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom('ownGoals', 'penaltiesMissed', 'yellowCards', 'redCards'), (given, kind) => {
      fc.pre(given.minutes >= 15)
      expect(playerRating({ ...given, [kind]: given[kind] + 1 })).toBeLessThanOrEqual(playerRating(given) ?? 6)
    }),
  )
})

const player = (name: string, position: PlayerFacts['position'] = 'defender', number: number | null = null) => ({
  name,
  position,
  number,
})
const happened = (kind: string, side: string, minute: number, name = '', second = '') => ({
  kind,
  side,
  minute,
  player: name,
  second_player: second,
})
const LINEUP = {
  starters: [player('Keeper', 'goalkeeper'), player('Back'), player('Nine', 'forward')],
  bench: [player('Late'), player('Unused')],
}
const factsOf = (...incidents: ReturnType<typeof happened>[]) =>
  Object.fromEntries(
    playerFacts({ side: 'home', lineup: LINEUP, incidents, end: 90 }).map(({ name, ...rest }) => [name, rest]),
  )

describe('[DOM-104] the facts of the players of a side', () => {
  test('are those of everyone who was on the pitch', () => {
    const found = factsOf(happened('substitution', 'home', 70, 'Back', 'Late'))
    expect(Object.keys(found)).toEqual(['Keeper', 'Back', 'Nine', 'Late'])
    expect([found['Back']?.minutes, found['Late']?.minutes, found['Nine']?.minutes]).toEqual([70, 20, 90])
  })

  test('count goals, assists, penalties and cards of the own side only', () => {
    const found = factsOf(
      happened('goal', 'home', 10, 'Nine', 'Back'),
      happened('goal', 'away', 11, 'Nine', 'Back'),
      happened('penalty_goal', 'home', 20, 'Nine'),
      happened('penalty_missed', 'home', 30, 'Nine'),
      happened('shootout_goal', 'home', 90, 'Nine'),
      happened('yellow_card', 'home', 40, 'Back'),
      happened('second_yellow', 'home', 50, 'Back'),
    )
    expect(found['Nine']).toMatchObject({ goals: 1, penaltyGoals: 1, penaltiesMissed: 1, assists: 0 })
    expect(found['Back']).toMatchObject({ assists: 1, yellowCards: 1, redCards: 1, minutes: 50 })
  })

  test('give an own goal to the side of its player', () => {
    expect(factsOf(happened('own_goal', 'away', 10, 'Back'))['Back']).toMatchObject({ ownGoals: 1, conceded: 1 })
    expect(factsOf(happened('own_goal', 'home', 10, 'Back'))['Back']).toMatchObject({ ownGoals: 0, conceded: 0 })
  })

  test('count a goal against those who were on the pitch', () => {
    const found = factsOf(
      happened('goal', 'away', 10, 'X'),
      happened('substitution', 'home', 46, 'Back', 'Late'),
      happened('goal', 'away', 60, 'X'),
    )
    expect([found['Back']?.conceded, found['Late']?.conceded, found['Keeper']?.conceded]).toEqual([1, 1, 2])
  })

  describe('with one name', () => {
    const lineup = {
      starters: [player('Silva', 'forward', 9), player('Silva', 'defender', 4), player('Keeper', 'goalkeeper', 1)],
      bench: [player('Keeper', 'goalkeeper', 12), player('Silva', 'forward', 20)],
    }
    const ratedNumbers = (...incidents: ReturnType<typeof happened>[]) =>
      playerFacts({ side: 'home', lineup, incidents, end: 90 }).map(({ number, goals, minutes }) => [
        number,
        goals,
        minutes,
      ])

    test('are apart while no incident names them', () => {
      expect(ratedNumbers()).toEqual([
        [9, 0, 90],
        [4, 0, 90],
        [1, 0, 90],
      ])
    })

    test('are none of both if an incident may be of either', () => {
      expect(ratedNumbers(happened('goal', 'home', 10, 'Silva'))).toEqual([[1, 0, 90]])
    })

    test('are of the one who is on the pitch, or of the one who is not', () => {
      expect(
        ratedNumbers(happened('substitution', 'home', 60, 'Keeper', 'Keeper'), happened('goal', 'home', 80, 'Keeper')),
      ).toEqual([
        [9, 0, 90],
        [4, 0, 90],
        [1, 0, 60],
        [12, 1, 30],
      ])
    })
  })

  test('are none without a line-up', () => {
    expect(playerFacts({ side: 'home', lineup: { starters: [], bench: [] }, incidents: [], end: 90 })).toEqual([])
  })
})
