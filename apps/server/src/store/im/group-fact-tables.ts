import type { Generated, GeneratedAlways } from 'kysely'

export interface GroupFactTables {
  group_fact_sequence: GroupFactSequenceTable
  group_attribute: GroupAttributeTable
  group_counter: GroupCounterTable
  member_mark: MemberMarkTable
  chat_announcement: ChatAnnouncementTable
}

/** How often the attributes and the counters of a group have changed. A change locks the row. */
export interface GroupFactSequenceTable {
  group_id: string
  attribute_seq: Generated<number>
  counter_seq: Generated<number>
}

export interface GroupAttributeTable {
  group_id: string
  key: string
  value: string
  /** The `attribute_seq` of its last change. */
  seq: number
}

export interface GroupCounterTable {
  group_id: string
  key: string
  value: number
  /** The `counter_seq` of its last change. */
  seq: number
}

export interface MemberMarkTable {
  group_id: string
  user_id: string
  mark_type: number
}

/** What a manager has announced in a group. */
export interface ChatAnnouncementTable {
  id: GeneratedAlways<number>
  group_id: string
  /** The author. */
  account_id: number
  text: string
  created_at: number
}
