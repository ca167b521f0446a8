import type { World } from './world'

/** The managed group in the database. */
export interface StoredManaged {
  readonly isDismissed: boolean
  readonly ownerID: string
  readonly isMuteAll: boolean
  /** The roles of the members. */
  readonly members: ReadonlyMap<string, string>
  readonly muted: ReadonlySet<string>
  /** What has changed, in this order. */
  readonly tips: readonly StoredTip[]
  readonly attributes: {
    readonly mainSequence: number
    readonly rows: ReadonlyMap<string, { readonly value: string; readonly seq: number }>
  }
  readonly counters: ReadonlyMap<string, number>
}

export interface StoredTip {
  readonly seq: number
  readonly operationType: number
  readonly operatorID: string
  readonly userIDList: readonly string[]
  readonly memberCount: number
  readonly memberList: readonly { readonly userID: string; readonly muteTime?: number }[]
  readonly newGroupProfile?: { readonly ownerID?: string; readonly muteAllMembers?: 'On' | 'Off' }
}

export const readManaged = async ({ store, managedID }: World): Promise<StoredManaged> => {
  const of = <Row>(sql: string, id = managedID) => store.direct<Row>(sql, [id])
  const [group] = await of<{ owner_id: string; mute_all: boolean; dismissed_at: number }>(
    'SELECT owner_id, mute_all, dismissed_at FROM chat_group WHERE group_id = $1',
  )
  const members = await of<{ user_id: string; role: string }>(
    'SELECT user_id, role FROM group_member WHERE group_id = $1',
  )
  const muted = await of<{ user_id: string }>(
    `SELECT user_id FROM restriction WHERE group_id = $1 AND kind = 'mute' AND subject_type = 'user' AND until > 0`,
  )
  const tips = await of<{ seq: number; tip: Omit<StoredTip, 'seq'> }>(
    `SELECT seq, body #> '{0,msgContent}' AS tip FROM message WHERE conv_id = $1 AND kind = 'tip' ORDER BY seq`,
    `g:${managedID}`,
  )
  const [facts] = await of<{ attribute_seq: number }>(
    'SELECT attribute_seq FROM group_fact_sequence WHERE group_id = $1',
  )
  const rows = await of<{ key: string; value: string; seq: number }>(
    'SELECT key, value, seq FROM group_attribute WHERE group_id = $1',
  )
  const counters = await of<{ key: string; value: number }>('SELECT key, value FROM group_counter WHERE group_id = $1')
  return {
    isDismissed: group?.dismissed_at !== 0,
    ownerID: group?.owner_id ?? '',
    isMuteAll: group?.mute_all ?? false,
    members: new Map(members.map(({ user_id, role }) => [user_id, role])),
    muted: new Set(muted.map(({ user_id }) => user_id)),
    tips: tips.map(({ seq, tip }) => ({ ...tip, seq })),
    attributes: {
      mainSequence: facts?.attribute_seq ?? 0,
      rows: new Map(rows.map(({ key, ...row }) => [key, row])),
    },
    counters: new Map(counters.map(({ key, value }) => [key, value])),
  }
}
