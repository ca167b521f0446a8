import type { Generated, GeneratedAlways } from 'kysely'

export interface LiveTables {
  live_category: LiveCategoryTable
  live_room: LiveRoomTable
  live_stream: LiveStreamTable
  room_manager: RoomManagerTable
  watch_time: WatchTimeTable
  live_log: LiveLogTable
  live_show: LiveShowTable
  live_viewer: LiveViewerTable
  room_visit: RoomVisitTable
  room_named: RoomNamedTable
}

/** A time for which an anchor's own stream was on air. */
export interface LiveShowTable {
  id: GeneratedAlways<number>
  anchor_id: number
  /** Epoch seconds: the start time of the room, as long as the show is on air. */
  started_at: number
  /** Null while it is open. One that an operator has ended stays open until the next. */
  ended_at: number | null
  /** The number of the push address that is valid. */
  push_no: Generated<number>
  /** When the stream was last seen, or the start. */
  seen_at: number
  /** Whether sound has arrived with the stream. */
  has_sound: Generated<boolean>
  /** Known at its end. */
  viewers: Generated<number>
  /** The last fan who was told of it; null if all were, or are not to be. */
  told_to: number | null
}

/** Who has opened the room of an open show. */
export interface LiveViewerTable {
  show_id: number
  /** The user id in chat: a member's uid or a guest's id. */
  viewer: string
}

/** Somebody has come to the chat of a room on air, or gone, and the room has not been told. */
export interface RoomVisitTable {
  /** The process that has seen it, and which of its visits it is. */
  process: string
  nth: number
  group_id: string
  user_id: string
  joined: boolean
  /** Epoch seconds. */
  created_at: number
}

/** A member who was named as one who has come to a room. */
export interface RoomNamedTable {
  group_id: string
  user_id: string
  /** Epoch seconds. */
  named_at: number
}

/** A room that a member has opened. */
export interface LiveLogTable {
  account_id: number
  anchor_id: number
  /** The last time, in epoch seconds. */
  opened_at: number
}

/** How long a viewer has watched on a day. */
export interface WatchTimeTable {
  /** The user id in chat: a member's uid or a guest's id. */
  viewer: string
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string
  seconds: number
  /** When the last seconds were reported, in epoch seconds. */
  counted_to: number
}

/** A member who helps an anchor in the chat of its room. */
export interface RoomManagerTable {
  /** The room's chat. */
  group_id: string
  user_id: string
  /** Epoch seconds. */
  since: number
}

export interface LiveCategoryTable {
  /** Those of the demonstration count from 1, an operator's from 100. */
  id: Generated<number>
  /** 0 for none. */
  sport_id: number
  name_zh: string
  name_pt: string
  /** The lowest is first. */
  position: Generated<number>
  is_on: Generated<boolean>
}

/** The room of an anchor; on air if it has a start time. */
export interface LiveRoomTable {
  /** The account's uid, which is the room's id too. */
  anchor_id: number
  category_id: number
  /** The room's chat. */
  group_id: string
  /** `{home}` and `{away}` are replaced by the names of the match. */
  title_zh: string
  /** Empty for the other title. */
  title_pt: Generated<string>
  /** Empty for a picture of the match. */
  cover: Generated<string>
  /** When the picture of the stream was taken, in epoch seconds; 0 for never. */
  frame_at: Generated<number>
  match_id: Generated<number | null>
  /** It automatically shows a match of its category's sport, and is on air while there is one. */
  follows_matches: Generated<boolean>
  /** The highest is first. */
  priority: Generated<number>
  /**
   * Sorts rooms of equal priority. For a room that follows matches, it rises after the start and varies around this
   * value.
   */
  heat: Generated<number>
  /** Epoch seconds; 0 for off air. */
  start_time: Generated<number>
  /** Its place in the list `live_badge` of the site, from 1; 0 for none. */
  badge: Generated<number>
  /** What the anchor or a manager tells whoever comes in; empty for the notice of the site. */
  notice: Generated<string>
}

/** The streams of a room. */
export interface LiveStreamTable {
  id: GeneratedAlways<number>
  anchor_id: number
  line: number
  format: string
  quality: string
  /** `StreamSource`: how players change the URL. */
  source: string
  /** A path of this server, or an address. */
  url: string
  /** For operators. */
  name: Generated<string>
  /** The lowest is first. */
  position: Generated<number>
}
