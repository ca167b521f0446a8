import * as v from 'valibot'
import { listedRoom, liveCategory, liveRoom, liveStream } from '../entities/live'
import { match } from '../entities/match'
import { count, epochSeconds, rowId, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged } from '../paged'

export const getCategory = { request: v.object({}), reply: v.object({ list: v.array(liveCategory) }) }

export const getRealLives = paged(listedRoom, {
  /** 0 for all. */
  categoryid: v.optional(notId(wholeNumber()), 0),
})

export const getNoMatchLiveList = paged(listedRoom, {})

export const getLivePageData = {
  request: v.object({ anchorid: idOf('room', rowId) }),
  reply: v.object({ live: liveRoom, streams: v.array(liveStream), match: v.nullable(match), notice: v.string() }),
}

export const getLiveChat = {
  request: v.object({ liveid: idOf('room', rowId) }),
  reply: v.object({
    group_id: v.string(),
    /** Seconds between two messages of a viewer; 0 for no limit. */
    slow_mode: v.number(),
    /** Until when this viewer is muted; 0 if not muted. */
    mute_until: epochSeconds,
    /** 1: only the anchor and the managers may write. */
    mute_all: v.picklist([0, 1]),
    /** The room's own; empty if it has none. */
    notice: v.string(),
    /** What this viewer is in the room. */
    role: v.picklist(['anchor', 'manager', 'viewer']),
  }),
}

const watched = v.object({
  /** Today in Shanghai, on all devices together. */
  watch_seconds: count,
  can_continue_watch: v.boolean(),
})

export const getVideoWatchTime = { request: v.object({}), reply: watched }

export const updateVideoWatchTime = {
  request: v.object({
    /** Since the last report. */
    watch_seconds: wholeNumber(1, 3_600),
  }),
  reply: watched,
}
