import type { LiveCategory, LiveRoom } from '@org/api-client/contract'
import { allCategories } from '../../store/live/categories'
import { roomsOnAir, roomsShowing } from '../../store/live/rooms'
import type { Context } from '../context'
import type { Language } from '../language'
import { findMatch, type MatchPath } from '../matches/find-match'
import { wireCategory, wireRoom } from './wire-room'

interface RoomsPage {
  /** 0 for all. */
  readonly category: number
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** A page of the rooms on air, hottest first, and the number of all of them. */
export const listRooms = async (
  { db, clock }: Context,
  { category, page, size }: RoomsPage,
  lang: Language,
): Promise<{ list: LiveRoom[]; total: number }> => {
  const query = { category, offset: (page - 1) * size, limit: size }
  const { rows, total } = await roomsOnAir(db, clock.now() / 1000, query)
  return { list: rows.map((row) => wireRoom(row, lang)), total }
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
