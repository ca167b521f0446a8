import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { findRoom } from '../../store/live/rooms'
import { streamsOf } from '../../store/live/streams'
import { matchById } from '../../store/matches/matches'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireMatch } from '../matches/wire-match'
import { Refusal } from '../refusal'
import { wireRoom, wireStream } from './wire-room'

type LivePage = ReplyOf<Endpoints['getLivePageData']>

/** A room with its match; with its streams only while it is on air. `viewer` may be empty. */
export const livePage = async (
  { db, clock }: Context,
  anchorId: number,
  viewer: string,
  lang: Language,
): Promise<LivePage> => {
  const room = await findRoom(db, clock.now() / 1000, anchorId)
  if (room === null) throw new Refusal('notFound')
  const match = room.match_id === null ? null : await matchById(db, room.match_id, viewer)
  return {
    live: wireRoom(room, lang),
    streams: room.start_time > 0 ? (await streamsOf(db, anchorId)).map(wireStream) : [],
    match: match === null ? null : wireMatch(match, lang),
    notice: NOTICE[lang],
  }
}

const NOTICE: Readonly<Record<Language, string>> = {
  zh: '欢迎来到直播间，请文明聊天，理性看球。',
  'pt-BR': 'Bem-vindo à sala! Converse com respeito e curta o jogo.',
}
