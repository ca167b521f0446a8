import type { LiveCategory, LiveRoom } from '@org/api-client/contract'
import type { Context } from '../context'
import type { Language } from '../language'
import { roomsShowing, type RoomRow } from '../../store/live/lives'
import { anchorWords } from './anchor-words'
import { ANCHORS, CATEGORIES } from './anchors'

/** The chat group of a room. */
export const roomGroupID = (anchorId: number): string => `ROOM_${anchorId}`

/** A room of the database as the contract shows it. */
export const wireRoom = (row: RoomRow, now: number, lang: Language): LiveRoom => ({
  id: row.anchor_id,
  anchorid: row.anchor_id,
  anchor: {
    uid: row.anchor_id,
    avatar: row.avatar,
    anchor_level: row.anchor_level,
    fans_count: row.fans_count,
    ...anchorWords(ANCHORS[row.place], row, lang),
  },
  title: lang === 'zh' ? row.title_zh : row.title_pt,
  cover: row.match_id === null ? '/media/cover/0.svg' : `/media/cover/${row.match_id}.svg`,
  categoryid: row.category_id,
  sport_id: row.sport_id as LiveRoom['sport_id'],
  match_id: row.match_id ?? 0,
  hot: heatOf(row, now),
  start_time: row.start_time,
  group_id: roomGroupID(row.anchor_id),
})

export const wireCategories = (lang: Language): LiveCategory[] =>
  CATEGORIES.map(({ id, sport, zh, pt }) => ({ id, name: lang === 'zh' ? zh : pt, sport_id: sport }))

/**
 * Viewers and activity: rises after the start, then swings around the anchor's usual crowd. Moves every few seconds.
 */
const heatOf = ({ place, start_time }: Pick<RoomRow, 'place' | 'start_time'>, now: number): number => {
  const crowd = ANCHORS[place]?.crowd ?? 1000
  const minutes = Math.max(0, now - start_time) / 60
  const gathered = 0.35 + 0.65 * (1 - Math.exp(-minutes / 12))
  const swing =
    0.12 * Math.sin(now / 613 + place * 2.1) +
    0.05 * Math.sin(now / 97 + place * 5.3) +
    0.01 * Math.sin(now / 7 + place)
  return Math.round(crowd * gathered * (1 + swing))
}

/** The rooms that show a match, hottest first. */
export const roomsOfMatch = async ({ db, clock }: Context, matchId: number, lang: Language): Promise<LiveRoom[]> => {
  const now = clock.now() / 1000
  const rooms = (await roomsShowing(db, matchId)).map((row) => wireRoom(row, now, lang))
  return rooms.sort((a, b) => b.hot - a.hot)
}
