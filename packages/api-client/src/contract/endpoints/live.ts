import { LIMITS } from '@org/domain'
import * as v from 'valibot'
import { query } from '../define-endpoint'
import { liveCategory, liveRoom, liveStream } from '../entities/live'
import { match } from '../entities/match'
import { epochSeconds, rowId, wholeNumber } from '../fields'

export const liveEndpoints = {
  getCategory: query({
    method: 'POST',
    path: '/webapi/live/getCategory',
    summary: 'The categories of live rooms.',
    viewer: 'anyone',
    request: v.object({}),
    reply: v.object({ list: v.array(liveCategory) }),
    provides: ['live'],
    hideLoading: true,
  }),
  getRealLives: query({
    method: 'POST',
    path: '/api/live/getRealLives',
    summary: 'Rooms on air, hottest first.',
    viewer: 'anyone',
    request: v.object({
      /** 0 for all. */
      categoryid: v.optional(wholeNumber(), 0),
      page: v.optional(wholeNumber(1), 1),
      size: v.optional(wholeNumber(1, 100), LIMITS.pageSize),
    }),
    reply: v.object({ list: v.array(liveRoom), total: v.number(), page: v.number() }),
    provides: ['live'],
    hideLoading: true,
  }),
  getLivePageData: query({
    method: 'POST',
    path: '/webapi/live/getLivePageData',
    summary: 'A live room with its streams and match.',
    viewer: 'anyone',
    request: v.object({ anchorid: rowId }),
    reply: v.object({ live: liveRoom, streams: v.array(liveStream), match: v.nullable(match), notice: v.string() }),
    provides: ['live'],
    hideLoading: true,
  }),
  getLiveChat: query({
    method: 'POST',
    path: '/api/live/getLiveChat',
    summary: "The rules of a room's chat for this viewer.",
    viewer: 'guest',
    request: v.object({ liveid: rowId }),
    reply: v.object({
      group_id: v.string(),
      /** Seconds between two messages of one viewer, 0 for none. */
      slow_mode: v.number(),
      /** Until when this viewer is muted, 0 for not. */
      mute_until: epochSeconds,
    }),
    provides: ['live'],
    hideLoading: true,
  }),
}
