import { SPORT, type MatchSportId } from '@org/domain'
import { addMatches, type NewMatch } from '../src/store/matches/save-matches'
import type { RestWorld } from './authorisation/rest-world'
import { storedMatch } from './stored-match'

/** Above the ids of imported matches. */
const FIRST_ID = 1_900_000_000

const newMatch = async ({ server, fresh }: RestWorld, sport: MatchSportId, facts: Partial<NewMatch>) => {
  const id = FIRST_ID + fresh()
  const match = storedMatch({ id, sport, kickoff: '2096-06-14T16:00:00Z' })
  await addMatches(server.context.db, [{ ...match, ...facts, origin: 'test', natural_key: `${id}` }])
  return id
}

/** The id of a new match that has not begun, with odds of its outcome. */
export const newFootballMatch = (world: RestWorld): Promise<number> =>
  newMatch(world, SPORT.football, { odds: { home: 1.85, draw: 3.4, away: 4.2 } })

/** The id of a new match, in which somebody has scored. */
export const newBasketballMatch = async (world: RestWorld): Promise<number> => {
  const match_id = await newMatch(world, SPORT.basketball, {})
  const player = { player_en: 'A', player_zh: 'A', value: 2 }
  await world.server.context.db
    .insertInto('player_total')
    .values({ match_id, side: 'home', kind: 'points', ...player })
    .execute()
  return match_id
}
