import type { Generated, GeneratedAlways } from 'kysely'

export interface LiveTables {
  live_category: LiveCategoryTable
  live_room: LiveRoomTable
  live_stream: LiveStreamTable
}

export interface LiveCategoryTable {
  /** Those of the demonstration count from 1, an operator's from 100. */
  id: Generated<number>
  /** 0 for none. */
  sport_id: number
  name_zh: string
  name_pt: string
  /** The lowest stands first. */
  position: Generated<number>
  is_on: Generated<boolean>
}

/** The room of an anchor, on air while it has a start. */
export interface LiveRoomTable {
  /** The account's uid, which is the room's id too. */
  anchor_id: number
  category_id: number
  /** The room's chat. */
  group_id: string
  /** `{home}` and `{away}` stand for the names of the match. */
  title_zh: string
  /** Empty for the other title. */
  title_pt: Generated<string>
  /** Empty for a picture of the match. */
  cover: Generated<string>
  match_id: Generated<number | null>
  /** It takes a match of its category's sport by itself, and is on air while there is one. */
  follows_matches: Generated<boolean>
  /** The highest stands first. */
  priority: Generated<number>
  /** Sorts rooms of one priority. That of a room that follows matches rises after the start and swings around this. */
  heat: Generated<number>
  /** Epoch seconds; 0 for off air. */
  start_time: Generated<number>
}

/** Where a room can be watched. */
export interface LiveStreamTable {
  id: GeneratedAlways<number>
  anchor_id: number
  line: number
  format: string
  quality: string
  /** `StreamSource`: what players do to the address. */
  source: string
  /** A path of this server, or an address. */
  url: string
  /** For operators. */
  name: Generated<string>
  /** The lowest stands first. */
  position: Generated<number>
}
