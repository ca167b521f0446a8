import type { liveRoomRows, liveRows } from '@org/api-client/contract'
import { wireCategory, wireRoom, wireStream } from '../../services/live/wire-room'
import { wireMatch } from '../../services/matches/wire-match'
import { mutedUntil } from '../../services/moderation/muted-until'
import { Refusal } from '../../services/refusal'
import { findGroup } from '../../store/im/groups'
import { allCategories } from '../../store/live/categories'
import { findRoom, roomsOnAir } from '../../store/live/rooms'
import { streamsOf } from '../../store/live/streams'
import { matchById } from '../../store/matches/matches'
import type { Handlers } from '../handler'

const NOTICE = {
  zh: '欢迎来到直播间，请文明聊天，理性看球。',
  'pt-BR': 'Bem-vindo à sala! Converse com respeito e curta o jogo.',
} as const

export const liveHandlers = {
  getCategory: async (_request, { context, lang }) => {
    const categories = (await allCategories(context.db)).filter(({ is_on }) => is_on)
    return { list: categories.map((row) => wireCategory(row, lang)) }
  },

  getRealLives: async ({ categoryid: category, page, size }, { context, lang }) => {
    const query = { category, offset: (page - 1) * size, limit: size }
    const { rows, total } = await roomsOnAir(context.db, context.clock.now() / 1000, query)
    return { list: rows.map((row) => wireRoom(row, lang)), total, page }
  },

  getLivePageData: async ({ anchorid }, { context, viewer, lang }) => {
    const room = await findRoom(context.db, context.clock.now() / 1000, anchorid)
    if (room === null) throw new Refusal('notFound')
    const viewerKey = viewer.kind === 'visitor' ? '' : viewer.userID
    const row = room.match_id === null ? null : await matchById(context.db, room.match_id, viewerKey)
    return {
      live: wireRoom(room, lang),
      streams: room.start_time > 0 ? (await streamsOf(context.db, anchorid)).map(wireStream) : [],
      match: row === null ? null : wireMatch(row, lang),
      notice: NOTICE[lang],
    }
  },

  getLiveChat: async ({ liveid }, { context, viewer, network }) => {
    const room = await findRoom(context.db, context.clock.now() / 1000, liveid)
    const group = room === null ? null : await findGroup(context.db, room.group_id)
    if (group === null) throw new Refusal('notFound')
    const mute_until = await mutedUntil(context, viewer.userID, network, group.group_id)
    return { group_id: group.group_id, slow_mode: group.slow_mode, mute_until }
  },
} satisfies Handlers<typeof liveRows & typeof liveRoomRows>
