import { BASKETBALL_STATUS, SPORT } from '@org/domain'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { steppedClock } from '../../../test/stepped-clock'
import { stateOf } from '../../feed/new-state'
import type { MatchWriter, Names } from '../../ports/match-writer'
import { allRooms } from '../../store/live/rooms'
import { assignMatches } from './assign-matches'

const names = (name: string): Names => ({
  name_en: name,
  short_name_en: name,
  name_zh: name,
  short_name_zh: name,
  name_pt: name,
  short_name_pt: name,
  country: 'br',
  colours: '0a3 fff',
})

/** A basketball match in play. Returns its id. */
const playBasketball = async (writer: MatchWriter, now: number): Promise<number> => {
  const competitions = await writer.saveCompetitions(SPORT.basketball, [names('Copa Nova')])
  const teams = await writer.saveTeams(SPORT.basketball, [names('Aurora'), names('Boreal')])
  const ids = await writer.saveMatches([
    {
      key: 'm-1',
      sport_id: SPORT.basketball,
      competition_id: competitions.get('Copa Nova') ?? 0,
      home_id: teams.get('Aurora') ?? 0,
      away_id: teams.get('Boreal') ?? 0,
      kickoff_time: Math.floor(now / 1000),
      stage: null,
      round: '',
      venue: '',
      referee: '',
    },
  ])
  const status = BASKETBALL_STATUS.q1
  await writer.report([{ key: 'm-1', stamp: now, state: { ...stateOf(status), time: Math.floor(now / 1000) } }])
  return ids.get('m-1') ?? 0
}

it('A match of a provider is shown by a room of its sport, and the rooms of other sports keep theirs', async () => {
  const clock = steppedClock('2026-11-21T12:00:00Z')
  const writers: MatchWriter[] = []
  const start = (writer: MatchWriter) => {
    writers.push(writer)
    return Promise.resolve(() => Promise.resolve())
  }
  const { context } = await bootForTest({ feed: 'simulation', clock, sources: [{ name: 'provider', start }] })
  const shownBy = async (sport: number) => {
    const rooms = await allRooms(context.db, clock.now() / 1000)
    return rooms
      .filter(({ sport_id }) => sport_id === sport)
      .map(({ anchor_id, match_id }) => [anchor_id, match_id])
      .sort()
  }
  const before = await shownBy(SPORT.football)
  expect(before.length).toBeGreaterThan(1)
  const [writer] = writers
  if (writer === undefined) throw new Error('The server has started the source.')
  const matchId = await playBasketball(writer, clock.now())

  await assignMatches(context)
  const basketball = await shownBy(SPORT.basketball)
  expect(basketball.map(([, match]) => match)).toContain(matchId)
  expect(await shownBy(SPORT.football)).toEqual(before)
  await assignMatches(context)
  expect(await shownBy(SPORT.basketball)).toEqual(basketball)
})
