import type { LiveCategory, ListedRoom, LiveRoom } from '@org/api-client/contract'
import { allCategories } from '../../store/live/categories'
import { roomsOnAir, roomsShowing, type RoomRow } from '../../store/live/rooms'
import type { Context } from '../context'
import type { Language } from '../language'
import { matchesById } from '../../store/matches/matches'
import { findMatch, type MatchPath } from '../matches/find-match'
import { wireMatch } from '../matches/wire-match'
import { wireCategory, wireRoom } from './wire-room'

interface RoomsPage {
  /** 0 for all. */
  readonly category: number
  /** Only those without a match. */
  readonly matchless?: boolean
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** A page of the rooms on air with their matches, hottest first, and the number of all of them. `viewer` may be empty. */
export const listRooms = async (
  { db, clock }: Context,
  { category, matchless = false, page, size }: RoomsPage,
  viewer: string,
  lang: Language,
): Promise<{ list: ListedRoom[]; total: number }> => {
  const query = { category, matchless, offset: (page - 1) * size, limit: size }
  const { rows, total } = await roomsOnAir(db, clock.now() / 1000, query)
  return { list: await withMatches(db, rows, viewer, lang), total }
}

/** Rooms of a list, with their matches. `viewer` may be empty. */
export const withMatches = async (
  db: Context['db'],
  rows: readonly RoomRow[],
  viewer: string,
  lang: Language,
): Promise<ListedRoom[]> => {
  const ids = rows.flatMap(({ match_id }) => match_id ?? [])
  const matches = new Map((await matchesById(db, ids, viewer)).map((match) => [match.id, wireMatch(match, lang)]))
  return rows.map((row) => ({ ...wireRoom(row, lang), match: matches.get(row.match_id ?? 0) ?? null }))
}

/** The rooms that show a match, hottest first. */
export const roomsOfMatch = async (context: Context, match: MatchPath, lang: Language): Promise<LiveRoom[]> => {
  await findMatch(context, match)
  const rows = await roomsShowing(context.db, context.clock.now() / 1000, match.matchid)
  return rows.map((row) => wireRoom(row, lang))
}

/** The categories that an operator has not switched off. */
export const listCategories = async ({ db }: Context, lang: Language): Promise<LiveCategory[]> =>
  (await allCategories(db)).filter(({ is_on }) => is_on).map((row) => wireCategory(row, lang))
