export interface LiveTables {
  live_room: LiveRoomTable
}

/** The room of an anchor, on air while it has a start. */
export interface LiveRoomTable {
  /** The account's uid, which is the room's id too. */
  anchor_id: number
  /** The place in the list of seeded anchors. */
  place: number
  sport_id: number
  category_id: number
  match_id: number | null
  title_zh: string
  title_pt: string
  /** Epoch seconds; 0 for off air. */
  start_time: number
}
