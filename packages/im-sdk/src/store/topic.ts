import type { MessageRemindType } from '../protocol/constants'
import type { LastMessage } from './conversation'
import type { GroupAtInfo } from './message'

/** A topic of a community. Rule: IM-35. */
export interface Topic {
  /** `<community>@TOPIC#_<name>`. */
  readonly topicID: string
  readonly topicName: string
  readonly avatar: string
  readonly introduction: string
  readonly notification: string
  readonly customData: string
  readonly unreadCount: number
  readonly muteAllMembers: boolean
  readonly groupAtInfoList: readonly GroupAtInfo[]
  readonly nextMessageSeq: number
  readonly lastMessage: LastMessage | null
  readonly selfInfo: TopicSelfInfo
}

/** The user's own data in a topic. */
export interface TopicSelfInfo {
  /** The user is muted until then, in epoch seconds. */
  readonly muteTime: number
  readonly readedSequence: number
  readonly messageRemindType: MessageRemindType
}
