import type { Generated, GeneratedAlways } from 'kysely'

export interface GiftTables {
  gift: GiftTable
  bag_item: BagItemTable
  gift_record: GiftRecordTable
}

export interface GiftTable {
  /** Those that are there from the start count from 1, an operator's from 100. */
  id: Generated<number>
  kind: 'gift' | 'gold'
  name_zh: string
  name_pt: string
  /** The name of a drawing of this server, or an address. */
  picture: string
  /** In gold. */
  price: number
  /** How long its picture is shown to the whole room; 0 for not at all. */
  effect_ms: Generated<number>
  /** The lowest is first. */
  position: Generated<number>
  is_on: Generated<boolean>
}

/** What a member can send without gold. */
export interface BagItemTable {
  account_id: number
  gift_id: number
  /** Epoch seconds; 0 for never. */
  expires_at: Generated<number>
  count: number
}

export interface GiftRecordTable {
  id: GeneratedAlways<number>
  sender_id: number
  anchor_id: number
  gift_id: number
  count: number
  /** How many times in a row. */
  combo: number
  /** What the gifts are worth, and what of it reached the anchor. */
  gold: number
  share: number
  from_bag: boolean
  created_at: number
}
