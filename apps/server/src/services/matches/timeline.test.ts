import { SPORT } from '@org/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlayKind } from '../../ports/match-writer'
import { timelineOf } from './timeline'

const KICKOFF = 1_000_000
const [FIRST_HALF, HALF_TIME, SECOND_HALF] = [2, 3, 4]

interface Goal {
  readonly half: 0 | 1
  /** Minutes since the half began, from 1. */
  readonly nth: number
}

/** A match with stoppage time of both halves, and some goals of the home side. */
const finishedMatch = (added: readonly [number, number], goals: readonly Goal[]) => {
  const lengths = [45 + added[0], 45 + added[1]] as const
  const starts = [KICKOFF, KICKOFF + (lengths[0] + 15) * 60] as const
  const whistle = (minute: number, value: number, happened_at: number) => ({
    kind: 'period' as PlayKind,
    side: 'none' as const,
    minute,
    added: 0,
    value,
    happened_at,
  })
  const ofHalf = (half: 0 | 1) =>
    goals
      .filter((goal) => goal.half === half)
      .map(({ nth }) => Math.min(nth, lengths[half]))
      .sort((a, b) => a - b)
      .map((nth) => ({
        kind: 'goal' as PlayKind,
        side: 'home' as const,
        minute: half * 45 + Math.min(nth, 45),
        added: Math.max(0, nth - 45),
        value: 0,
        happened_at: starts[half] + nth * 60 - 30,
      }))
  const plays = [
    whistle(1, FIRST_HALF, starts[0]),
    ...ofHalf(0),
    whistle(45, HALF_TIME, starts[0] + lengths[0] * 60),
    whistle(46, SECOND_HALF, starts[1]),
    ...ofHalf(1),
  ]
  let home = 0
  const scored = plays.map((play, index) => ({
    ...play,
    seq: index + 1,
    away: 0,
    home: play.kind === 'goal' ? (home += 1) : home,
  }))
  return { lengths, starts, plays: scored }
}

const matches = fc
  .tuple(
    fc.tuple(fc.nat(9), fc.nat(9)),
    fc.array(fc.record({ half: fc.constantFrom(0 as const, 1 as const), nth: fc.integer({ min: 1, max: 54 }) })),
  )
  .map(([added, goals]) => finishedMatch(added, goals))

it('has every minute that was played once, in order, with a score that only grows up to the final one', () => {
  fc.assert(
    fc.property(matches, ({ lengths, plays }) => {
      const momentum = Array.from({ length: lengths[0] + lengths[1] }, (_, index) => index % 100)
      const list = timelineOf(SPORT.football, { plays, momentum, stats: [], history: [] })
      expect(list.map((minute) => minute.momentum)).toEqual(momentum)
      expect(new Set(list.map(({ clock }) => clock)).size).toBe(list.length)
      const scores = list.map(({ home_score }) => home_score)
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
      const ids = list.map(({ last_id }) => last_id)
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      expect(list.at(-1)).toMatchObject({ home_score: plays.at(-1)?.home, last_id: plays.at(-1)?.seq })
    }),
  )
})

it('shows a goal from its minute on, and the odds that applied at its end', () => {
  fc.assert(
    fc.property(matches, ({ plays, starts, lengths }) => {
      const history = plays.map(({ happened_at, home }) => ({ home: home + 1, draw: 3, away: 3, time: happened_at }))
      const momentum = Array.from({ length: lengths[0] + lengths[1] }, () => 0)
      const list = timelineOf(SPORT.football, { plays, momentum, stats: [], history })
      for (const minute of list) {
        const half = minute.minute > 45 ? 1 : 0
        const end = starts[half] + (minute.minute - half * 45 + minute.added) * 60
        const scored = plays.filter(({ kind, happened_at }) => kind === 'goal' && happened_at < end).length
        expect(minute.home_score).toBe(scored)
        expect(minute.odds?.home).toBe(scored + 1)
      }
    }),
  )
})

it('is empty before a match, and without times of plays it has no odds', () => {
  expect(timelineOf(SPORT.football, { plays: [], momentum: [], stats: [], history: [] })).toEqual([])
  const { plays } = finishedMatch([2, 3], [{ half: 0, nth: 46 }])
  const untimed = plays.map((play) => ({ ...play, happened_at: null }))
  const history = [{ home: 2, draw: 3, away: 4, time: KICKOFF }]
  const list = timelineOf(SPORT.football, { plays: untimed, momentum: [], stats: [], history })
  expect(list.every(({ odds, momentum }) => odds === null && momentum === null)).toBe(true)
  expect(list.map(({ clock }) => clock)).toContain("45+1'")
})

it('counts the statistics for which the plays account, up to those of the end, and leaves out all others', () => {
  fc.assert(
    fc.property(matches, ({ plays, lengths }) => {
      const goals = plays.filter(({ kind }) => kind === 'goal').length
      const stats = [
        { kind: 'shots_on_target' as const, home: goals, away: 0 },
        { kind: 'shots' as const, home: goals + 1, away: 0 },
        { kind: 'passes' as const, home: 400, away: 300 },
      ]
      const momentum = Array.from({ length: lengths[0] + lengths[1] }, () => 0)
      for (const minute of timelineOf(SPORT.football, { plays, momentum, stats, history: [] }))
        expect(minute.stats).toEqual([{ kind: 'shots_on_target', home: minute.home_score, away: 0 }])
    }),
  )
})
