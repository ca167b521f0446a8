import { VIDEO_QUALITIES } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds } from '../fields'
import { match } from './match'

const anchorFields = {
  uid: count,
  nick_name: v.string(),
  avatar: v.string(),
  anchor_level: count,
  fans_count: count,
  signature: v.string(),
}

export interface AnchorSchema extends v.ObjectSchema<typeof anchorFields, undefined> {}
export const anchor: AnchorSchema = v.object(anchorFields)

const listedAnchorFields = { ...anchor.entries, live: v.picklist([0, 1]), hot: count }

export interface ListedAnchorSchema extends v.ObjectSchema<typeof listedAnchorFields, undefined> {}
/** An anchor of a list. `live`: their room is on air, with this heat. */
export const listedAnchor: ListedAnchorSchema = v.object(listedAnchorFields)

const liveRoomFields = {
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
  /** Which of `live_badge` of the config it has, from 1; 0 for none. */
  badge: count,
  /** The room's chat group. */
  group_id: v.string(),
}

export interface LiveRoomSchema extends v.ObjectSchema<typeof liveRoomFields, undefined> {}
/** A room that is live. `id` is the anchor's uid: an anchor has one room. */
export const liveRoom: LiveRoomSchema = v.object(liveRoomFields)

const listedRoomFields = { ...liveRoom.entries, match: v.nullable(match) }

export interface ListedRoomSchema extends v.ObjectSchema<typeof listedRoomFields, undefined> {}
/** A room of a list, with the state of its match. Ours. */
export const listedRoom: ListedRoomSchema = v.object(listedRoomFields)

const liveStreamFields = {
  url: v.string(),
  livestream_source: v.string(),
  quality: v.picklist(VIDEO_QUALITIES),
  line: count,
  format: v.picklist(['hls', 'flv']),
  /** The address of its sound alone, as FLV; only if there is one. */
  audio: v.optional(v.string()),
}

export interface LiveStreamSchema extends v.ObjectSchema<typeof liveStreamFields, undefined> {}
/** Rules: DOM-77, DOM-78. Line, format and audio are ours. */
export const liveStream: LiveStreamSchema = v.object(liveStreamFields)

const liveCategoryFields = { id: count, name: v.string(), sport_id: v.picklist([0, 1, 2, 3]) }

export interface LiveCategorySchema extends v.ObjectSchema<typeof liveCategoryFields, undefined> {}
export const liveCategory: LiveCategorySchema = v.object(liveCategoryFields)

export type Anchor = v.InferOutput<typeof anchor>
export type ListedAnchor = v.InferOutput<typeof listedAnchor>
export type LiveRoom = v.InferOutput<typeof liveRoom>
export type ListedRoom = v.InferOutput<typeof listedRoom>
export type LiveStream = v.InferOutput<typeof liveStream>
export type LiveCategory = v.InferOutput<typeof liveCategory>
