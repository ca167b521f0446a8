import type { liveRows } from '@org/api-client/contract'
import { liveStreams } from '../../services/live/live-streams'
import { roomGroupID, wireCategories, wireRoom } from '../../services/live/wire-room'
import { wireMatch } from '../../services/matches/wire-match'
import { silentUntil } from '../../services/moderation/silent-until'
import { findGroup } from '../../store/im/groups'
import { roomOf, roomsOnAir } from '../../store/live/lives'
import { matchById } from '../../store/matches/matches'
import type { Handlers } from '../handler'
import { Refusal } from '../../services/refusal'

const NOTICE = {
  zh: '欢迎来到直播间，请文明聊天，理性看球。',
  'pt-BR': 'Bem-vindo à sala! Converse com respeito e curta o jogo.',
} as const

export const liveHandlers = {
  getCategory: (_request, { lang }) => ({ list: wireCategories(lang) }),

  getRealLives: async ({ categoryid, page, size }, { context, lang }) => {
    const now = context.clock.now() / 1000
    const rooms = (await roomsOnAir(context.db, categoryid)).map((row) => wireRoom(row, now, lang))
    rooms.sort((a, b) => b.hot - a.hot || a.id - b.id)
    return { list: rooms.slice((page - 1) * size, page * size), total: rooms.length, page }
  },

  getLivePageData: async ({ anchorid }, { context, viewer, lang }) => {
    const room = await roomOf(context.db, anchorid)
    if (room === null) throw new Refusal('notFound')
    const viewerKey = viewer.kind === 'visitor' ? '' : viewer.userID
    const row = room.match_id === null ? null : await matchById(context.db, room.match_id, viewerKey)
    return {
      live: wireRoom(room, context.clock.now() / 1000, lang),
      streams: room.start_time > 0 ? liveStreams(anchorid) : [],
      match: row === null ? null : wireMatch(row, lang),
      notice: NOTICE[lang],
    }
  },

  getLiveChat: async ({ liveid }, { context, viewer, network }) => {
    const group = await findGroup(context.db, roomGroupID(liveid))
    if (group === null) throw new Refusal('notFound')
    const mute_until = await silentUntil(context, viewer.userID, network, group.group_id)
    return { group_id: group.group_id, slow_mode: group.slow_mode, mute_until }
  },
} satisfies Handlers<typeof liveRows>
