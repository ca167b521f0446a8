import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { nameFor, shanghaiDay } from '@org/domain'
import { seconds } from '../../ports/clock'
import { givenSince, roomPeople } from '../../store/live/room-people'
import { findRoom } from '../../store/live/rooms'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { anchorTexts } from './anchor-texts'

type People = ReplyOf<Endpoints['getRoomPeople']>
type Rank = ReplyOf<Endpoints['getRoomRank']>

export const listRoomPeople = async (
  { db, clock }: Context,
  { liveid, kind, page, size }: { liveid: number; kind: 'managers' | 'muted'; page: number; size: number },
  lang: Language,
): Promise<People> => {
  const now = seconds(clock)
  const room = await findRoom(db, now, liveid)
  if (room === null) throw new Refusal('notFound')
  const { rows, total } = await roomPeople(db, room.group_id, kind, now, { offset: (page - 1) * size, limit: size })
  const list = rows.map(({ user_id, nick_name, avatar, time }) => ({
    userid: user_id,
    nick_name: nameFor(nick_name, lang),
    avatar,
    time,
  }))
  return { list, total, page }
}

export const roomRank = async (
  { db, clock }: Context,
  { liveid, period }: { liveid: number; period: 'live' | 'day' | 'week' },
  lang: Language,
): Promise<Rank> => {
  const now = seconds(clock)
  const room = await findRoom(db, now, liveid)
  if (room === null) throw new Refusal('notFound')
  const since =
    period === 'live'
      ? room.start_time || now
      : period === 'day'
        ? Date.parse(`${shanghaiDay(now)}T00:00:00+08:00`) / 1_000
        : now - 7 * 86_400
  const rows = await givenSince(db, liveid, since)
  return {
    list: rows.map((row) => ({
      uid: row.uid,
      nick_name: anchorTexts(row, lang).nick_name,
      avatar: row.avatar,
      user_level: row.user_level,
      gold: Number(row.gold),
    })),
  }
}
