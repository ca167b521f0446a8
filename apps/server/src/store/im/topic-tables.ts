import type { Generated } from 'kysely'

export interface TopicTables {
  topic: TopicTable
}

/** Times are epoch seconds. */
export interface TopicTable {
  /** `<group_id>@TOPIC#_<name>`. */
  topic_id: string
  group_id: string
  name: string
  avatar: Generated<string>
  introduction: Generated<string>
  notification: Generated<string>
  /** Custom data of the app. */
  custom_data: Generated<string>
  mute_all: Generated<boolean>
  created_at: number
}
