import { VIDEO_QUALITIES } from '@org/domain'
import * as v from 'valibot'
import { epochSeconds } from '../fields'
import { match } from './match'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const anchor = v.object({
  uid: count,
  nick_name: v.string(),
  avatar: v.string(),
  anchor_level: count,
  fans_count: count,
  signature: v.string(),
})

/** An anchor of a list. `live`: their room is on air, with this heat. */
export const listedAnchor = v.object({ ...anchor.entries, live: v.picklist([0, 1]), hot: count })

/** A room that is live. `id` is the anchor's uid: an anchor has one room. */
export const liveRoom = v.object({
  id: count,
  anchorid: count,
  anchor,
  title: v.string(),
  cover: v.string(),
  categoryid: count,
  sport_id: v.picklist([0, 1, 2, 3]),
  /** The match in the room; 0 for none. */
  match_id: count,
  /** "Heat": viewers and activity, for sorting and display. */
  hot: count,
  start_time: epochSeconds,
  /** The room's chat group. */
  group_id: v.string(),
})

/** A room of a list, with the state of its match. Ours. */
export const listedRoom = v.object({ ...liveRoom.entries, match: v.nullable(match) })

/** Rules: DOM-77, DOM-78. Line and format are ours. */
export const liveStream = v.object({
  url: v.string(),
  livestream_source: v.string(),
  quality: v.picklist(VIDEO_QUALITIES),
  line: count,
  format: v.picklist(['hls', 'flv']),
})

export const liveCategory = v.object({ id: count, name: v.string(), sport_id: v.picklist([0, 1, 2, 3]) })

export type Anchor = v.InferOutput<typeof anchor>
export type ListedAnchor = v.InferOutput<typeof listedAnchor>
export type LiveRoom = v.InferOutput<typeof liveRoom>
export type ListedRoom = v.InferOutput<typeof listedRoom>
export type LiveStream = v.InferOutput<typeof liveStream>
export type LiveCategory = v.InferOutput<typeof liveCategory>
