import { SPORT } from '@org/domain'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { hashText } from '../../ports/seeded-random'
import { allRooms, showMatch, type RoomRow } from '../../store/live/rooms'
import { matchesInPlay, type MatchRow } from '../../store/matches/matches'

/**
 * Assigns the next match to rooms that follow matches and whose match is over; rooms without a match of their sport go
 * off air.
 */
export const assignMatches = async ({ db, clock }: Context): Promise<void> => {
  const now = seconds(clock)
  const rooms = (await allRooms(db, now)).filter(({ follows_matches }) => follows_matches)
  if (rooms.length === 0) return
  const matches = await matchesInPlay(db)
  const running = new Set(matches.map(({ id }) => id))
  const shown = new Set(
    rooms.flatMap((room) => (room.match_id !== null && running.has(room.match_id) ? [room.match_id] : [])),
  )
  const making = roomsMakingWay(rooms, matches, shown)
  for (const room of rooms) {
    if (room.match_id !== null && running.has(room.match_id) && !making.has(room.anchor_id)) continue
    const next = nextMatch(matches, room, shown)
    if (next === null) {
      if (room.start_time > 0) await showMatch(db, room.anchor_id, { match_id: null, start_time: 0 })
      continue
    }
    shown.add(next.id)
    await showMatch(db, room.anchor_id, { match_id: next.id, start_time: now })
  }
}

/** Real matches without a room are shown at once, by the rooms of their sport with the fewest viewers. */
const roomsMakingWay = (
  rooms: readonly RoomRow[],
  matches: readonly MatchRow[],
  shown: ReadonlySet<number>,
): ReadonlySet<number> => {
  const real = matches.filter(isReal)
  const realIds = new Set(real.map(({ id }) => id))
  const making = Object.values(SPORT).flatMap((sport) => {
    const unseen = real.filter(({ id, sport_id }) => sport_id === sport && !shown.has(id)).length
    const simulated = rooms
      .filter(({ sport_id, match_id }) => sport_id === sport && !realIds.has(match_id ?? 0))
      .sort((a, b) => b.heat - a.heat)
    return simulated.slice(Math.max(0, simulated.length - unseen))
  })
  return new Set(making.map(({ anchor_id }) => anchor_id))
}

/** Matches of imports, replays and providers have ids that the simulation does not use. */
const isReal = ({ id }: MatchRow): boolean => id < SIMULATED_FROM

const SIMULATED_FROM = 1_000_000_000

/**
 * A popular match of the room's sport that has just started and has no room. If there are too few, a match may be shown
 * twice.
 */
const nextMatch = (matches: readonly MatchRow[], room: RoomRow, shown: ReadonlySet<number>): MatchRow | null => {
  const own = matches.filter(({ sport_id }) => sport_id === room.sport_id)
  const free = own.filter(({ id }) => !shown.has(id))
  const rank = (match: MatchRow) => match.kickoff_time + attraction(match) * 1500 + (hashText(`${match.id}`) % 600)
  return [...(free.length > 0 ? free : own)].sort((a, b) => rank(b) - rank(a))[0] ?? null
}

/** Real matches first, then matches other than youth, women's and academy teams. */
const attraction = (match: MatchRow): number => {
  const { id } = match.competition
  return isReal(match) ? 20 : id % 10 === 0 || id % 1000 >= 900 ? 2 : 0
}
