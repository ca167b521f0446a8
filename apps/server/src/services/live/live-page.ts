import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { findRoom, type RoomRow } from '../../store/live/rooms'
import { streamsOf } from '../../store/live/streams'
import { showOnAir } from '../../store/live/shows'
import { matchById } from '../../store/matches/matches'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireMatch } from '../matches/wire-match'
import { Refusal } from '../refusal'
import { withSound, wireRoom, wireStream } from './wire-room'

type LivePage = ReplyOf<Endpoints['getLivePageData']>

/** A room with its match; with its streams only while it is on air. `viewer` may be empty. */
export const livePage = async (
  { db, clock, ingest }: Pick<Context, 'db' | 'clock' | 'ingest'>,
  anchorId: number,
  viewer: string,
  lang: Language,
): Promise<LivePage> => {
  const room = await findRoom(db, clock.now() / 1000, anchorId)
  if (room === null) throw new Refusal('notFound')
  const match = room.match_id === null ? null : await matchById(db, room.match_id, viewer)
  return {
    live: wireRoom(room, lang),
    streams: await streamsOfRoom({ db, ingest }, room),
    match: match === null ? null : wireMatch(match, lang),
    notice: NOTICE[lang],
  }
}

/** What the anchor sends, or else what an operator has given the room. */
const streamsOfRoom = async (
  { db, ingest }: Pick<Context, 'db' | 'ingest'>,
  { anchor_id, start_time }: RoomRow,
): Promise<LivePage['streams']> => {
  if (start_time === 0) return []
  const show = ingest === null ? null : await showOnAir(db, anchor_id)
  if (ingest === null || show === null) return (await streamsOf(db, anchor_id)).map(wireStream)
  return ingest.streams(anchor_id).map(({ url, format, source }, at) => ({
    url,
    format,
    livestream_source: source,
    quality: 'HD',
    line: at + 1,
    ...(ingest.isHere && show.has_sound && withSound(url)),
  }))
}

/** Of the site. The chat has the room's own. */
const NOTICE: Readonly<Record<Language, string>> = {
  zh: '欢迎来到直播间，请文明聊天，理性看球。',
  'pt-BR': 'Bem-vindo à sala! Converse com respeito e curta o jogo.',
}
